//! Positions as pictures.

use alea::game::{Declaration, Game};
use alea::rules::{Position, Ship, Side, Square};
use alea::svg::svg;
use fastrand::Rng;

use crate::random::game;
use crate::scene::{
    all_corners_blocked, black_will_be_stuck, king_and_ships_to_take, mv, scene, square,
    two_to_take, way_to_the_corner,
};

/// An element, with the classes of those that it is in and its own.
#[derive(Clone, Debug)]
struct Element {
    name: String,
    attributes: Vec<(String, String)>,
    classes: Vec<String>,
    text: String,
}

impl Element {
    fn attribute(&self, name: &str) -> Option<&str> {
        let mut attributes = self.attributes.iter();
        Some(&attributes.find(|(key, _)| key == name)?.1)
    }

    fn number(&self, name: &str) -> f64 {
        self.attribute(name).unwrap().parse().unwrap()
    }

    fn is(&self, class: &str) -> bool {
        self.classes.iter().any(|own| own == class)
    }
}

/// Reads a picture as strictly as is needed for the few forms that pictures have: every element is closed in turn,
/// every attribute is there once and quoted, and nothing is left that would have to be escaped.
fn elements(picture: &str) -> Vec<Element> {
    let (mut all, mut open) = (Vec::<Element>::new(), Vec::<usize>::new());
    let mut rest = picture;
    while let Some((text, after)) = rest.split_once('<') {
        assert!(!text.contains(['>', '&']), "{text}");
        match open.last() {
            Some(&around) => all[around].text += text,
            None => assert_eq!(text.trim(), ""),
        }
        let (tag, after) = after.split_once('>').expect("a tag ends");
        assert!(!tag.contains(['<', '&']), "{tag}");
        rest = after;
        if let Some(name) = tag.strip_prefix('/') {
            assert_eq!(all[open.pop().expect("one is open")].name, name);
            continue;
        }
        assert!(all.is_empty() || !open.is_empty(), "a second root: {tag}");
        let (tag, is_empty) = match tag.strip_suffix('/') {
            Some(tag) => (tag, true),
            None => (tag, false),
        };
        let (name, attributes) = tag.split_once(' ').unwrap_or((tag, ""));
        assert!(
            name.bytes().all(|letter| letter.is_ascii_lowercase()),
            "{tag}"
        );
        let attributes = attributes_of(attributes);
        let mut classes = open
            .last()
            .map_or(Vec::new(), |&around| all[around].classes.clone());
        classes.extend(
            attributes
                .iter()
                .filter(|(key, _)| key == "class")
                .map(|(_, class)| class.clone()),
        );
        if !is_empty {
            open.push(all.len());
        }
        all.push(Element {
            name: name.to_owned(),
            attributes,
            classes,
            text: String::new(),
        });
    }
    assert_eq!((open.len(), rest), (0, "\n"));
    all
}

fn attributes_of(text: &str) -> Vec<(String, String)> {
    let mut attributes = Vec::<(String, String)>::new();
    let mut rest = text;
    while !rest.is_empty() {
        let (key, after) = rest.split_once("=\"").expect("a value begins");
        let (value, after) = after.split_once('"').expect("it ends");
        assert!(!key.is_empty() && !key.contains([' ', '"', '=']), "{text}");
        assert!(
            attributes.iter().all(|(other, _)| other != key),
            "{key} is there twice"
        );
        attributes.push((key.to_owned(), value.to_owned()));
        assert!(after.is_empty() || after.starts_with(' '), "{text}");
        rest = after.trim_start();
    }
    attributes
}

fn of_class(picture: &str, class: &str) -> Vec<Element> {
    elements(picture)
        .into_iter()
        .filter(|element| element.is(class) && element.name != "g")
        .collect()
}

/// The numbers at the beginning of a path: where its pen is set down.
fn pen(path: &Element) -> (f64, f64) {
    let data = path.attribute("d").unwrap().strip_prefix('M').unwrap();
    let (x, rest) = data.split_once(' ').unwrap();
    let end = rest
        .find(|letter: char| !letter.is_ascii_digit())
        .unwrap_or(rest.len());
    (x.parse().unwrap(), rest[..end].parse().unwrap())
}

/// Where a mark is: the middle of a circle, the beginning of a path.
fn middle(mark: &Element) -> (f64, f64) {
    match &*mark.name {
        "circle" => (mark.number("cx"), mark.number("cy")),
        _ => pen(mark),
    }
}

/// Where the lines of an intersection cross.
fn crossing(square: Square) -> (f64, f64) {
    let (column, row) = (f64::from(square.column()), f64::from(square.row()));
    (76.0 + 40.0 * column, 76.0 + 40.0 * (18.0 - row))
}

/// The intersections on which there is something of a class.
fn squares(picture: &str, class: &str) -> Vec<Square> {
    let marks = of_class(picture, class);
    let on = |mark: &Element| {
        let found = Square::all().find(|&square| crossing(square) == middle(mark));
        found.unwrap_or_else(|| panic!("{mark:?} is on no crossing"))
    };
    let mut squares: Vec<_> = marks.iter().map(on).collect();
    squares.sort();
    squares
}

fn named(names: &str) -> Vec<Square> {
    let mut squares: Vec<_> = names.split_whitespace().map(square).collect();
    squares.sort();
    squares
}

fn after(start: &Position, moves: &str) -> Game {
    let mut game = Game::new(*start);
    for text in moves.split_whitespace() {
        game.play(mv(text))
            .unwrap_or_else(|reason| panic!("{text}: {reason}"));
    }
    game
}

fn last(game: &Game) -> String {
    svg(game, game.last())
}

fn title(picture: &str) -> String {
    let titles = elements(picture)
        .into_iter()
        .filter(|element| element.name == "title");
    let titles: Vec<_> = titles.map(|title| title.text).collect();
    assert_eq!(titles.len(), 1);
    titles.concat()
}

/// Games with marks of every kind.
fn games() -> Vec<Game> {
    let mut resigned = after(&Position::default(), "c1-c4");
    resigned.declare(Declaration::Resign(Side::White)).unwrap();
    vec![
        Game::default(),
        resigned,
        after(&two_to_take(), "j4-e4"),
        after(&king_and_ships_to_take(), "c2-c3"),
        after(&way_to_the_corner(), "a5-a1"),
        after(&all_corners_blocked(), "e5-e1"),
        after(&black_will_be_stuck(), "b5-b3"),
        game(&mut Rng::with_seed(7), 60),
    ]
}

#[test]
fn a_picture_is_well_formed_and_needs_nothing_from_elsewhere() {
    for game in games() {
        for ply in 0..=game.last() {
            let picture = svg(&game, ply);
            let root = &elements(&picture)[0];
            assert_eq!(root.name, "svg");
            assert_eq!(root.attribute("xmlns"), Some("http://www.w3.org/2000/svg"));
            assert_eq!(root.attribute("viewBox"), Some("0 0 872 872"));
            assert_eq!(root.attribute("role"), Some("img"));
            assert_eq!(
                (root.attribute("width"), root.attribute("height")),
                (None, None)
            );
            assert!(picture.is_ascii());
            for foreign in [
                "<text", "href", "font", "script", "style=", "url(", "id=", "<!", "<?",
            ] {
                assert!(!picture.contains(foreign), "{foreign}");
            }
            assert_eq!(svg(&game, ply), picture);
        }
    }
}

#[test]
fn every_ship_is_there_once() {
    for game in games() {
        for ply in 0..=game.last() {
            let board = game.position_at(ply).unwrap().board();
            let picture = svg(&game, ply);
            for (class, ship) in [
                ("black", Ship::Black),
                ("white", Ship::White),
                ("king", Ship::King),
            ] {
                let ships = Square::all().filter(|&square| board.ship_on(square) == Some(ship));
                assert_eq!(
                    squares(&picture, class),
                    ships.collect::<Vec<_>>(),
                    "{class}"
                );
            }
        }
    }
}

#[test]
fn the_castle_and_the_citadels_are_places_under_the_lines() {
    let picture = svg(&Game::default(), 0);
    let places = of_class(&picture, "places");
    assert_eq!(places.len(), 5);
    let is_in = |place: &Element, (x, y): (f64, f64)| {
        (0.0..place.number("width")).contains(&(x - place.number("x")))
            && (0.0..place.number("height")).contains(&(y - place.number("y")))
    };
    for square in Square::all() {
        let count = places
            .iter()
            .filter(|place| is_in(place, crossing(square)))
            .count();
        assert_eq!(
            count,
            usize::from(square.is_castle_or_citadel()),
            "{square}"
        );
    }
    assert!(picture.find("\"places\"") < picture.find("\"lines\""));
}

#[test]
fn the_columns_and_rows_are_named_on_all_sides() {
    let labels = of_class(&svg(&Game::default(), 0), "coordinates");
    assert_eq!(labels.len(), 4 * 19);
    let signs = |label: &Element| label.attribute("d").unwrap().matches('M').count();
    let near = |at: f64, middle: f64| (at - middle).abs() < 20.0;
    for number in 0..19 {
        let square = Square::new(number, number).unwrap();
        let (x, y) = crossing(square);
        for side in [30.0, 842.0] {
            let at = |x, y| {
                let is_here = |label: &&Element| near(pen(label).0, x) && near(pen(label).1, y);
                let here: Vec<_> = labels.iter().filter(is_here).collect();
                assert_eq!(here.len(), 1, "{square}");
                signs(here[0])
            };
            assert_eq!(at(x, side), 1, "{square}");
            assert_eq!(at(side, y), if number < 9 { 1 } else { 2 }, "{square}");
        }
    }
    // No two names of columns are drawn alike, nor of rows.
    let mut shapes: Vec<_> = labels
        .iter()
        .filter(|label| signs(label) == 1)
        .map(|label| label.attribute("d").unwrap().split_once('m').unwrap().1)
        .collect();
    shapes.sort_unstable();
    shapes.dedup();
    assert_eq!(shapes.len(), 19 + 9);
}

#[test]
fn the_way_of_the_last_move_and_what_it_took_are_marked() {
    let game = after(&two_to_take(), "j4-e4");
    let picture = last(&game);
    let way = of_class(&picture, "way");
    let [(x1, y1), (x2, y2)] = ["j4", "e4"].map(|name| crossing(square(name)));
    assert_eq!(
        way[0].attribute("d"),
        Some(&*format!("M{x1} {y1}L{x2} {y2}"))
    );
    assert_eq!(middle(&way[1]), (x1, y1));
    assert_eq!(squares(&picture, "moved"), named("e4"));
    assert_eq!(squares(&picture, "taken"), named("e5 d4"));
    assert_eq!(squares(&picture, "captured"), []);
    assert_eq!(
        title(&picture),
        "Alea Evangelii, after 1a: J4 to E4 takes the ships at E5 and D4. White to move."
    );
    let start = svg(&game, 0);
    for class in ["way", "moved", "taken", "captured"] {
        assert!(of_class(&start, class).is_empty(), "{class}");
    }
    assert_eq!(title(&start), "Alea Evangelii, the start. Black to move.");
}

#[test]
fn a_captured_king_is_marked_beside_the_ships_that_are_taken_with_him() {
    let picture = last(&after(&king_and_ships_to_take(), "c2-c3"));
    assert_eq!(squares(&picture, "captured"), named("c4"));
    assert_eq!(squares(&picture, "king"), named("c4"));
    assert_eq!(squares(&picture, "taken"), named("b3 d3"));
    assert!(
        of_class(&picture, "king")[0]
            .attribute("transform")
            .is_some()
    );
    assert_eq!(
        title(&picture),
        "Alea Evangelii, after 1a: C2 to C3 takes the ships at D3 and B3. Black wins: the King was captured."
    );
}

#[test]
fn after_a_forced_pass_the_move_before_it_is_marked() {
    let game = after(&black_will_be_stuck(), "b5-b3");
    assert_eq!(game.last(), 2);
    let picture = last(&game);
    assert_eq!(squares(&picture, "moved"), named("b3"));
    assert_eq!(
        title(&picture),
        "Alea Evangelii, after 2a: B5 to B3; Black has no move and loses the turn. White to move."
    );
    // A pass that nothing came before has no way.
    let picture = last(&Game::new(scene(Side::Black, "a3", "a4 b3", "j10")));
    assert!(of_class(&picture, "way").is_empty());
    assert_eq!(
        title(&picture),
        "Alea Evangelii, after 1a: Black has no move and loses the turn. White to move."
    );
}

#[test]
fn the_ending_is_told_where_the_game_has_ended() {
    let corner = after(&way_to_the_corner(), "a5-a1");
    assert_eq!(
        title(&last(&corner)),
        "Alea Evangelii, after 1b: A5 to A1. White wins: the King reached the corner A1."
    );
    let mut game = after(&Position::default(), "c1-c4");
    game.declare(Declaration::Resign(Side::White)).unwrap();
    assert_eq!(
        title(&svg(&game, 1)),
        "Alea Evangelii, after 1a: C1 to C4. Black wins: White resigned."
    );
    assert_eq!(
        title(&svg(&game, 0)),
        "Alea Evangelii, the start. Black to move."
    );
    game.undo();
    game.declare(Declaration::Draw).unwrap();
    assert_eq!(
        title(&svg(&game, 1)),
        "Alea Evangelii, after 1a: C1 to C4. Drawn by agreement."
    );
}

#[test]
fn where_the_ships_stand_is_told() {
    let picture = last(&after(&two_to_take(), "j4-e4"));
    assert!(
        picture
            .contains("<desc>The King: J10. White ships: none. Black ships: C4, E4 and E6.</desc>"),
        "{picture}"
    );
}

#[test]
fn past_the_end_it_is_the_last_position() {
    let game = after(&Position::default(), "c1-c4");
    assert_eq!(svg(&game, 1), svg(&game, usize::MAX));
}

/// How light a colour is, from 0 to 1, as the guidelines for pages on the web reckon it.
fn luminance(colour: &str) -> f64 {
    let part = |at: usize| {
        let part = f64::from(u8::from_str_radix(&colour[at..at + 2], 16).unwrap()) / 255.0;
        if part <= 0.04045 {
            part / 12.92
        } else {
            ((part + 0.055) / 1.055).powf(2.4)
        }
    };
    0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5)
}

fn contrast(one: &str, other: &str) -> f64 {
    let (one, other) = (luminance(one) + 0.05, luminance(other) + 0.05);
    (one / other).max(other / one)
}

#[test]
fn ships_and_marks_stand_out_from_the_board_and_from_each_other() {
    let picture = last(&after(&king_and_ships_to_take(), "c2-c3"));
    let colour = |class: &str, key: &str| {
        let all = elements(&picture);
        let element = all
            .iter()
            .find(|element| element.attribute("class") == Some(class));
        element.unwrap().attribute(key).unwrap().to_owned()
    };
    let board = colour("board", "fill");
    let place = colour("places", "fill");
    let (black, white) = (colour("black", "fill"), colour("white", "fill"));
    let (king, captured) = (colour("king", "fill"), colour("captured", "fill"));
    for mark in [
        &black,
        &white,
        &king,
        &captured,
        &colour("way", "stroke"),
        &colour("taken", "stroke"),
    ] {
        assert!(contrast(mark, &board) >= 3.0, "{mark}");
    }
    assert!(contrast(&king, &place) >= 3.0);
    assert!(contrast(&king, &captured) >= 3.0);
    assert!(contrast(&black, &white) >= 4.5);
    assert!(contrast(&colour("moved", "fill"), &black) >= 4.5);
    assert!(contrast(&colour("coordinates", "stroke"), &board) >= 4.5);
}
