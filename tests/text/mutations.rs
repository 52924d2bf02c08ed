//! Texts changed at random, and bytes that are no text at all, for every reader. The targets in `fuzz` try more of them.

use std::fs;
use std::path::Path;

use fastrand::Rng;

#[cfg(feature = "app")]
use crate::promises::settings;
use crate::promises::{moves, position, record};

#[test]
fn the_reader_of_positions_keeps_its_promises() {
    keeps_promises(&["seeds/position"], position::check, 6_000);
}

#[test]
fn the_reader_of_moves_keeps_its_promises() {
    keeps_promises(&["seeds/moves"], moves::check, 6_000);
}

#[test]
fn the_reader_of_records_keeps_its_promises() {
    keeps_promises(&["seeds/record", "broken"], record::check, 2_000);
}

#[cfg(feature = "app")]
#[test]
fn the_reader_of_the_settings_keeps_its_promises() {
    keeps_promises(&["seeds/settings"], settings::check, 2_000);
}

#[test]
fn every_record_that_is_begun_with_is_a_good_one() {
    for text in texts(&["seeds/record"]) {
        assert!(record::check(&text), "{}", String::from_utf8_lossy(&text));
    }
}

/// Gives a reader the texts of the folders, so many that are made of them, and some without any sense.
fn keeps_promises(folders: &[&str], check: impl Fn(&[u8]) -> bool, count: usize) {
    let texts = texts(folders);
    let mut rng = Rng::with_seed(19);
    let made = (0..count).map(|_| changed(&mut rng, &texts));
    let made: Vec<_> = made.collect();
    let good = texts.iter().chain(&made).filter(|text| check(text)).count();
    assert!(good > count / 100, "only {good} texts were good");
    assert!(good < count * 9 / 10, "all but {} were good", count - good);
    for _ in 0..count / 4 {
        check(&pieces(&mut rng, &texts));
        check(&bytes(&mut rng, 200));
    }
}

/// What the files in some folders hold, in the order of their names.
fn texts(folders: &[&str]) -> Vec<Vec<u8>> {
    let here = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/text");
    let mut paths = Vec::new();
    for folder in folders {
        let entries = fs::read_dir(here.join(folder)).expect("the folder is there");
        paths.extend(entries.map(|entry| entry.expect("it can be listed").path()));
    }
    paths.sort();
    let text = |path: &_| fs::read(path).expect("it can be read");
    paths.iter().map(text).collect()
}

/// One of the texts, a few times changed.
fn changed(rng: &mut Rng, texts: &[Vec<u8>]) -> Vec<u8> {
    let mut text = any(rng, texts).to_vec();
    for _ in 0..rng.usize(1..4) {
        change(rng, &mut text, texts);
    }
    text
}

fn any<'a>(rng: &mut Rng, texts: &'a [Vec<u8>]) -> &'a [u8] {
    &texts[rng.usize(0..texts.len())]
}

/// Changes a byte, or puts in, takes out, repeats or replaces a piece.
fn change(rng: &mut Rng, text: &mut Vec<u8>, texts: &[Vec<u8>]) {
    let place = piece(rng, text.len());
    let piece = match rng.u8(0..6) {
        0 => bytes(rng, 4),
        1 => Vec::new(),
        2 => text[place.clone()].repeat(rng.usize(2..20)),
        3 => flipped(rng, &text[place.clone()]),
        _ => piece_of_any(rng, texts),
    };
    text.splice(place, piece);
}

/// Pieces of the texts, put together.
fn pieces(rng: &mut Rng, texts: &[Vec<u8>]) -> Vec<u8> {
    let pieces = (0..rng.usize(1..24)).map(|_| piece_of_any(rng, texts));
    pieces.collect::<Vec<_>>().concat()
}

fn piece_of_any(rng: &mut Rng, texts: &[Vec<u8>]) -> Vec<u8> {
    let text = any(rng, texts);
    text[piece(rng, text.len())].to_vec()
}

/// Fewer than so many bytes.
fn bytes(rng: &mut Rng, most: usize) -> Vec<u8> {
    (0..rng.usize(0..most)).map(|_| rng.u8(..)).collect()
}

/// Where a short piece of a text of this length stands.
fn piece(rng: &mut Rng, length: usize) -> std::ops::Range<usize> {
    let start = rng.usize(0..=length);
    let most = 1 << rng.u8(0..8);
    start..length.min(start + rng.usize(0..=most))
}

/// A piece with one bit changed.
fn flipped(rng: &mut Rng, piece: &[u8]) -> Vec<u8> {
    let mut piece = piece.to_vec();
    if let Some(byte) = piece.first_mut() {
        *byte ^= 1 << rng.u8(0..8);
    }
    piece
}
