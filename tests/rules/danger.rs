//! What is in danger: by example, and against the second judge.

use std::collections::{BTreeMap, BTreeSet, HashSet};

use alea::danger::{Danger, Detour, ShipInDanger};
use alea::rules::{Move, Position, Setup, Side, Square};
use alea::words::Manner;
use fastrand::Rng;

use crate::asked::{judge, point};
use crate::judge::{End, Judge, Point};
use crate::picture::board;
use crate::positions;
use crate::scene::{mv, square, squares};

fn danger(side: Side, picture: &str) -> Danger {
    Danger::of(&Position::new(board(picture), side))
}

fn moves(text: &str) -> Vec<Move> {
    text.split_whitespace().map(mv).collect()
}

fn ship(name: &str, taken_by: &str) -> ShipInDanger {
    ShipInDanger {
        square: square(name),
        taken_by: moves(taken_by),
    }
}

fn detour(stop: &str, exits: &str) -> Detour {
    Detour {
        stop: square(stop),
        exits: squares(exits),
    }
}

#[test]
fn nothing_is_in_danger_at_the_start() {
    let danger = Danger::of(&Position::default());
    assert_eq!(
        danger.words(Manner::Shown),
        [
            "No ship of Black's is in danger.",
            "The King cannot be captured now.",
            "The King has no way out within two moves.",
        ]
    );
    assert_eq!(danger.taking_words(Manner::Shown), Vec::<String>::new());
}

#[test]
fn a_ship_is_in_danger_by_every_move_that_takes_it() {
    let picture = "
         8  . . . . .
         7  . . t . .
         6  . . . . K
         5  . t T . .
         4  . . . . .
         3  . . . t .
            d e f g h
    ";
    let white = danger(Side::White, picture);
    assert_eq!(white.ships, [ship("f5", "g3-g5")]);
    assert_eq!(
        white.words(Manner::Shown)[0],
        "White's ships in danger: F5."
    );
    assert_eq!(
        white.taking_words(Manner::Shown),
        ["F5 can be taken by G3-G5."]
    );
    let black = danger(Side::Black, picture);
    assert_eq!(black.ships, [], "{:?}", black.words(Manner::Shown));
}

#[test]
fn a_move_that_takes_several_ships_endangers_each() {
    let white = danger(
        Side::White,
        "
         8  . . . . . . K
         7  t T . T t . .
         6  . . . . . . .
         5  . . t . . . .
            d e f g h i j
        ",
    );
    assert_eq!(white.ships, [ship("e7", "f5-f7"), ship("g7", "f5-f7")]);
    assert_eq!(
        white.words(Manner::Shown)[0],
        "White's ships in danger: E7 and G7."
    );
}

#[test]
fn a_black_ship_beside_a_citadel_is_in_danger_from_one_white_ship() {
    let picture = "
         5  . . . . . .
         4  . . . . T .
         3  . . . . . K
         2  x x t . . .
         1  x x . . . .
            a b c d e f
    ";
    let black = danger(Side::Black, picture);
    assert_eq!(black.ships, []);
    let nearer = picture.replace("4  . . . . T .", "4  . . . T . .");
    let black = danger(Side::Black, &nearer);
    assert_eq!(black.ships, [ship("c2", "d4-d2")]);
}

#[test]
fn a_king_between_two_black_ships_is_no_ship_in_danger() {
    let picture = "
         6  t . . .
         5  . T t .
         4  . . . .
            d e f g
    ";
    let white = danger(Side::White, picture);
    assert_eq!(white.ships, [ship("e5", "d6-d5")]);
    let king = danger(Side::White, &picture.replace('T', "K"));
    assert_eq!(king.ships, []);
}

#[test]
fn a_ship_that_stands_between_two_enemies_is_safe() {
    let picture = "
         5  . T t T .
         4  . . . . .
            d e f g h
    ";
    assert_eq!(danger(Side::Black, picture).ships, []);
}

#[test]
fn black_to_move_captures_the_king_and_white_to_move_is_threatened() {
    let picture = "
         7  . . t . .
         6  . . . . .
         5  . t K t .
         4  . . t . .
         3  . . . . .
            d e f g h
    ";
    let black = danger(Side::Black, picture);
    assert_eq!(black.kings_captures, moves("f7-f6"));
    assert_eq!(
        black.words(Manner::Shown)[1],
        "The King can be captured by F7-F6."
    );
    let white = danger(Side::White, picture);
    assert_eq!(white.kings_captures, moves("f7-f6"));
    assert_eq!(
        white.words(Manner::Shown)[1],
        "The King is threatened by F7-F6."
    );
    let safe = danger(Side::White, &picture.replace("5  . t K", "5  . . K"));
    assert_eq!(safe.kings_captures, []);
    assert_eq!(safe.words(Manner::Shown)[1], "The King is not threatened.");
}

#[test]
fn the_king_at_the_edge_is_threatened_by_three() {
    let white = danger(
        Side::White,
        "
        11  t . .
        10  K . t
         9  t . .
         8  . t .
            a b c
        ",
    );
    assert_eq!(white.kings_captures, moves("b8-b10 c10-b10"));
    assert_eq!(
        white.words(Manner::Shown)[1],
        "The King is threatened by B8-B10 or C10-B10."
    );
}

#[test]
fn the_kings_ways_lead_to_corners_in_one_move_or_two() {
    let open = danger(
        Side::Black,
        "
         4  . . . t .
         3  . . . . .
         2  x x t . t
         1  x x . K .
            a b c d e
        ",
    );
    assert_eq!(open.exits, squares("a1 s1"));
    assert_eq!(open.detours, []);
    assert_eq!(
        open.words(Manner::Shown)[2],
        "The King can reach A1 and S1 in one move."
    );
}

#[test]
fn a_corner_of_two_moves_is_told_with_the_stop() {
    let danger = danger(
        Side::White,
        "
         6  . . . . .
         5  . . t . .
         4  . t K t .
         3  . . . . .
         2  x x . t .
         1  x x . t .
            a b c d e
        ",
    );
    assert_eq!(danger.exits, []);
    assert_eq!(danger.detours, [detour("c1", "a1")]);
    assert_eq!(
        danger.words(Manner::Shown)[2],
        "The King can reach A1 in two, by C1."
    );
}

#[test]
fn each_corner_is_told_by_its_shortest_way() {
    let white = danger(
        Side::White,
        "
         4  . t
         3  t K
            d e
        ",
    );
    // He goes down and then to either side, or to the right and then down or up.
    assert_eq!(white.exits, []);
    let by_e1 = detour("e1", "a1 s1");
    assert!(white.detours.contains(&by_e1), "{:?}", white.detours);
    assert_eq!(
        white.words(Manner::Shown)[2],
        "The King can reach A1 in two, by E1; S1 in two, by E1 or S3; S19 in two, by S3."
    );
}

#[test]
fn with_all_corners_blocked_the_ways_lead_to_the_edge() {
    let walls = "
        19  x x t . . . . . . . . . . . . . t x x
        18  x x t . . . . . . . . . . . . . t x x
        17  t t . . . . . . . . . . . . . . . t t
         9  . . . . . . . . . . . . . . . . . . .
         8  . . . t . . . . . . . . . . . . . . .
         7  . . t K t . . . . . . . . . . . . . .
         6  . . . . . . . . . . . . . . . . . . .
         3  t t . . . . . . . . . . . . . . . t t
         2  x x t . . . . . . . . . . . . . t x x
         1  x x t . . . . . . . . . . . . . t x x
            a b c d e f g h i j k l m n o p q r s
    ";
    let open = danger(Side::Black, walls);
    assert!(open.leads_to_edge);
    assert_eq!(
        (open.exits.clone(), open.detours.clone()),
        (squares("d1"), vec![])
    );
    assert_eq!(
        open.words(Manner::Shown)[2],
        "The King can reach the edge in one move, at D1."
    );
    let below = walls.replace("2  x x t .", "2  x x t t");
    let detours = danger(Side::Black, &below);
    assert_eq!(detours.exits, []);
    let stops: Vec<Square> = detours.detours.iter().map(|detour| detour.stop).collect();
    assert_eq!(stops, squares("d4 d5 d6"));
    assert_eq!(
        detours.words(Manner::Shown)[2],
        "The King can reach the edge in two moves, by D4, D5 or D6."
    );
    let held = danger(Side::Black, &walls.replace("6  . . . .", "6  . . . T"));
    assert_eq!(
        held.words(Manner::Shown)[2],
        "The King has no way out within two moves."
    );
}

/// What the compared positions contained.
#[derive(Default, Debug)]
struct Tally {
    positions: HashSet<Position>,
    ships: usize,
    kings_captures: usize,
    exits: usize,
    detours: usize,
    to_edge: usize,
}

impl Tally {
    fn compare(&mut self, position: &Position) {
        if !self.positions.insert(*position) {
            return;
        }
        let danger = Danger::of(position);
        let judge = judge(position);
        assert_eq!(danger.side, position.to_move());
        let ships = danger.ships.iter().map(|ship| {
            let moves = ship
                .taken_by
                .iter()
                .map(|mv| (point(mv.from), point(mv.to)));
            (point(ship.square), moves.collect())
        });
        assert_eq!(
            ships.collect::<BTreeMap<_, _>>(),
            taken(&judge),
            "{position:?}"
        );
        let captures = danger.kings_captures.iter();
        let captures: BTreeSet<_> = captures.map(|mv| (point(mv.from), point(mv.to))).collect();
        assert_eq!(captures, kings_captures(&judge), "{position:?}");
        let exits: BTreeSet<Point> = danger.exits.iter().copied().map(point).collect();
        assert_eq!(exits, winning(&judge), "{position:?}");
        let found = danger.detours.iter().map(|detour| {
            let exits = detour.exits.iter().copied().map(point);
            (point(detour.stop), exits.collect())
        });
        assert_eq!(
            found.collect::<BTreeMap<_, _>>(),
            detours(&judge),
            "{position:?}"
        );
        self.ships += danger.ships.len();
        self.kings_captures += danger.kings_captures.len();
        self.exits += danger.exits.len();
        self.detours += danger.detours.len();
        self.to_edge += usize::from(danger.leads_to_edge);
        assert_eq!(danger.leads_to_edge, judge.all_corners_are_blocked());
    }
}

/// The same ships, with a side to move.
fn with_turn(judge: &Judge, blacks_turn: bool) -> Judge {
    Judge {
        blacks_turn,
        ..judge.clone()
    }
}

/// What the side that is not to move could take, and by which moves.
fn taken(judge: &Judge) -> BTreeMap<Point, BTreeSet<(Point, Point)>> {
    let turned = with_turn(judge, !judge.blacks_turn);
    let mut taken: BTreeMap<Point, BTreeSet<(Point, Point)>> = BTreeMap::new();
    for (from, to) in turned.moves() {
        for ship in turned.play(from, to).captured {
            taken.entry(ship).or_default().insert((from, to));
        }
    }
    taken
}

fn kings_captures(judge: &Judge) -> BTreeSet<(Point, Point)> {
    let black = with_turn(judge, true);
    let mut moves = black.moves();
    moves.retain(|&(from, to)| black.play(from, to).end == Some(End::King));
    moves
}

/// Where the King wins with his next move.
fn winning(judge: &Judge) -> BTreeSet<Point> {
    let white = with_turn(judge, false);
    let moves = white.moves().into_iter();
    moves
        .filter(|&(from, to)| from == white.king() && white.play(from, to).end.is_some())
        .map(|(_, to)| to)
        .collect()
}

/// Where the King wins with the move after the next, and not with the next one: to a corner that he cannot reach at
/// once, or to the edge if he can reach none of it at once.
fn detours(judge: &Judge) -> BTreeMap<Point, BTreeSet<Point>> {
    let white = with_turn(judge, false);
    let at_once = winning(judge);
    let mut detours = BTreeMap::new();
    if judge.all_corners_are_blocked() && !at_once.is_empty() {
        return detours;
    }
    for (from, to) in white.moves() {
        let verdict = white.play(from, to);
        if from == white.king() && verdict.end.is_none() {
            let later: BTreeSet<Point> = &winning(&verdict.after) - &at_once;
            if !later.is_empty() {
                detours.insert(to, later);
            }
        }
    }
    detours
}

#[test]
fn the_second_judge_agrees_in_random_games() {
    let mut rng = Rng::with_seed(11);
    let mut tally = Tally::default();
    while tally.positions.len() < 1_000 {
        let setup = [Setup::Murray, Setup::Walker][rng.usize(0..2)];
        let game = positions::game(&mut rng, &setup.board(), 400);
        for position in game.iter().step_by(7) {
            tally.compare(position);
        }
    }
    assert!(tally.ships >= 4_000, "{}", tally.ships);
    assert!(tally.detours >= 200, "{}", tally.detours);
}

#[test]
fn the_second_judge_agrees_where_the_king_is_in_danger_or_near_a_way_out() {
    let mut rng = Rng::with_seed(12);
    let mut tally = Tally::default();
    for _ in 0..400 {
        tally.compare(&positions::scattered(&mut rng));
        tally.compare(&positions::ringed(&mut rng));
        tally.compare(&positions::walled(&mut rng));
        tally.compare(&positions::crossfire(&mut rng));
        tally.compare(&positions::stuck(&mut rng));
    }
    assert!(tally.positions.len() >= 1_800, "{}", tally.positions.len());
    assert!(tally.ships >= 500, "{}", tally.ships);
    assert!(tally.kings_captures >= 100, "{}", tally.kings_captures);
    assert!(tally.exits >= 300, "{}", tally.exits);
    assert!(tally.detours >= 1_000, "{}", tally.detours);
    assert!(tally.to_edge >= 100, "{}", tally.to_edge);
}
