//! Small boards drawn as text.
//!
//! A picture is a window of the board: row numbers at the left, column letters in the last line, and the letters of
//! [`Board`]'s own picture. Everything outside is empty; where no picture has the King, he stands on the Castle.
//! Several windows may follow one another in one text.

use alea::rules::{Board, CASTLE, InvalidBoard, Position, Ship, Side, Square};

/// The intersections that a picture shows, with their letters, line by line from the top.
pub(crate) fn letters(picture: &str) -> Vec<(Square, char)> {
    let mut found = Vec::new();
    let mut rows: Vec<(u8, Vec<char>)> = Vec::new();
    for line in picture.lines().filter(|line| !line.trim().is_empty()) {
        let mut words = line.split_whitespace();
        let label = words.next().expect("the line is not empty");
        let rest = words.map(letter_of);
        if let Ok(row) = label.parse::<u8>() {
            rows.push((row - 1, rest.collect()));
            continue;
        }
        let columns: Vec<char> = std::iter::once(letter_of(label)).chain(rest).collect();
        for (row, letters) in rows.drain(..) {
            assert_eq!(letters.len(), columns.len(), "row {} of {picture}", row + 1);
            for (&column, letter) in columns.iter().zip(letters) {
                let square = format!("{column}{}", row + 1)
                    .parse()
                    .expect("an intersection");
                found.push((square, letter));
            }
        }
    }
    assert!(rows.is_empty(), "the columns have no letters: {picture}");
    found
}

fn letter_of(word: &str) -> char {
    let mut chars = word.chars();
    let letter = chars.next().expect("the word is not empty");
    assert_eq!(chars.next(), None, "{word} is more than one letter");
    letter
}

/// The board that a picture shows.
pub(crate) fn board(picture: &str) -> Board {
    let letters = letters(picture);
    let has_king = letters.iter().any(|&(_, letter)| letter == 'K');
    let board = Board::new(|square| {
        letters
            .iter()
            .find(|&&(shown, _)| shown == square)
            .and_then(|&(_, letter)| Ship::from_letter(letter))
            .or((square == CASTLE && !has_king).then_some(Ship::King))
    })
    .unwrap_or_else(|reason| panic!("{reason}: {picture}"));
    assert_eq!(draw(&board, picture), tidy(picture), "a wrong letter");
    board
}

/// Draws what stands on a board in the windows of a picture.
pub(crate) fn draw(board: &Board, windows: &str) -> String {
    let mut letters = letters(windows)
        .into_iter()
        .map(|(square, _)| match board.ship_on(square) {
            Some(ship) => ship.letter(),
            None if square == CASTLE => '+',
            None if square.is_citadel() => 'x',
            None => '.',
        });
    let mut drawn = String::new();
    for line in tidy(windows).lines() {
        let (label, rest) = line.split_at(2);
        drawn += label;
        if label.trim().is_empty() {
            drawn += rest;
        } else {
            for letter in letters.by_ref().take(rest.len() / 2) {
                drawn.push(' ');
                drawn.push(letter);
            }
        }
        drawn.push('\n');
    }
    drawn
}

/// A picture without the indentation that it has in the code.
pub(crate) fn tidy(picture: &str) -> String {
    let mut tidy = String::new();
    for line in picture.lines().filter(|line| !line.trim().is_empty()) {
        let words: Vec<&str> = line.split_whitespace().collect();
        let is_row = words[0].parse::<u8>().is_ok();
        let line = if is_row {
            format!("{:>2} {}\n", words[0], words[1..].join(" "))
        } else {
            format!("   {}\n", words.join(" "))
        };
        tidy += &line;
    }
    tidy
}

/// Builds a board from ships one by one.
pub(crate) fn board_of(ships: &[(Square, Ship)]) -> Result<Board, InvalidBoard> {
    Board::new(|square| {
        ships
            .iter()
            .find(|&&(occupied, _)| occupied == square)
            .map(|&(_, ship)| ship)
    })
}

#[test]
fn a_picture_of_the_whole_board_is_drawn_as_the_board_draws_itself() {
    let start = Position::default();
    let drawn = start.board().to_string();
    assert_eq!(draw(start.board(), &drawn), drawn);
    assert_eq!(board(&drawn), *start.board());
}

#[test]
fn a_window_shows_a_part_of_the_board() {
    let seen = board(
        "
         5  . . . .
         4  . t T t
         3  . K . .
            d e f g
        ",
    );
    let on = |name: &str| seen.ship_on(name.parse().unwrap());
    assert_eq!(on("e4"), Some(Ship::Black));
    assert_eq!(on("f4"), Some(Ship::White));
    assert_eq!(on("e3"), Some(Ship::King));
    assert_eq!((seen.count(Side::Black), seen.count(Side::White)), (2, 1));
}

#[test]
fn the_king_stands_on_the_castle_where_no_window_shows_him() {
    assert_eq!(board("1 x t\n b c").king(), CASTLE);
}
