//! What the reader of positions promises, whatever the text.

use alea::record::Record;
use alea::rules::{Position, Ship, Square};

use super::every::{assert_is_message, in_time};

/// A text is the position that it draws, or has a fault in it. Tells whether it is one.
pub(crate) fn check(bytes: &[u8]) -> bool {
    let text = String::from_utf8_lossy(bytes);
    in_time(|| match text.parse::<Position>() {
        Ok(position) => {
            let rows = text.split_whitespace().next().unwrap_or_default();
            let drawn = drawn(rows);
            assert_is_drawn(&position, &drawn);
            assert_is_valid(&drawn);
            assert_eq!(position.to_string().parse(), Ok(position));
            assert_starts_a_record(&position, rows);
            true
        }
        Err(error) => {
            assert_is_message(&error.to_string());
            // Where something is missing, that is behind the end.
            let columns = 1..=text.chars().count() + 1;
            assert!(columns.contains(&error.column), "{error:?}");
            false
        }
    })
}

/// The rows from a row 1 to row 19, a letter for each intersection and a point where it is empty.
fn drawn(rows: &str) -> Vec<Vec<char>> {
    let inner = &rows[1..rows.len() - 1];
    let row = |row: &str| {
        let (mut drawn, mut empty) = (Vec::new(), 0);
        for letter in row.chars() {
            if let Some(digit) = letter.to_digit(10) {
                empty = empty * 10 + digit as usize;
            } else {
                drawn.extend(['.'].repeat(empty));
                drawn.push(letter);
                empty = 0;
            }
        }
        drawn.extend(['.'].repeat(empty));
        drawn
    };
    inner.split('/').map(row).collect()
}

fn assert_is_drawn(position: &Position, drawn: &[Vec<char>]) {
    assert_eq!(drawn.len(), 19);
    assert!(drawn.iter().all(|row| row.len() == 19), "{drawn:?}");
    for square in Square::all() {
        let letter = drawn[usize::from(square.row())][usize::from(square.column())];
        let ship = match letter {
            't' => Some(Ship::Black),
            'T' => Some(Ship::White),
            'K' => Some(Ship::King),
            '.' => None,
            other => panic!("{other:?} is no ship"),
        };
        assert_eq!(position.board().ship_on(square), ship, "{square}");
    }
}

/// The numbers of ships, where they may not stand, and that the game is not over.
fn assert_is_valid(drawn: &[Vec<char>]) {
    let count = |ship| drawn.iter().flatten().filter(|&&it| it == ship).count();
    assert_eq!(count('K'), 1);
    assert!(count('t') <= 48, "{}", count('t'));
    assert!(count('T') <= 24, "{}", count('T'));
    let ends = [0, 1, 17, 18];
    for row in 0..19 {
        for column in 0..19 {
            let is_corner = [0, 18].contains(&row) && [0, 18].contains(&column);
            let is_citadel = ends.contains(&row) && ends.contains(&column);
            match drawn[row][column] {
                't' | 'T' => assert!(!is_citadel && (row, column) != (9, 9), "{row} {column}"),
                'K' => assert!(!is_corner && !is_surrounded(drawn, row, column)),
                _ => {}
            }
        }
    }
}

fn is_surrounded(drawn: &[Vec<char>], row: usize, column: usize) -> bool {
    let beside = [
        (row.wrapping_sub(1), column),
        (row + 1, column),
        (row, column.wrapping_sub(1)),
        (row, column + 1),
    ];
    let ship = |(row, column): (usize, usize)| drawn.get(row)?.get(column).copied();
    beside.into_iter().filter_map(ship).all(|ship| ship == 't')
}

/// Records read the same rows, from either end of the board.
fn assert_starts_a_record(position: &Position, rows: &str) {
    let inner = &rows[1..rows.len() - 1];
    let turned: Vec<_> = inner.split('/').rev().collect();
    let turned = turned.join("/");
    for start in [format!("start:{rows}"), format!("starti:/{turned}/")] {
        let record = Record::read(&format!("[rules:dim:19 {start}]"))
            .unwrap_or_else(|error| panic!("{start}: {error}"));
        assert_eq!(record.game.start().board(), position.board(), "{start}");
    }
}
