//! Positions and games made at random.

use alea::game::Game;
use alea::rules::{Board, Position, Setup, Ship, Side, Square};
use fastrand::Rng;
use proptest::prelude::*;
use proptest::test_runner::RngSeed;

/// So many cases, the same ones each time.
pub(crate) fn cases(cases: u32) -> ProptestConfig {
    ProptestConfig {
        cases,
        failure_persistence: None,
        rng_seed: RngSeed::Fixed(19),
        ..ProptestConfig::default()
    }
}

/// A source of randomness.
pub(crate) fn rng() -> impl Strategy<Value = Rng> {
    any::<u64>().prop_map(Rng::with_seed)
}

fn any_square(rng: &mut Rng) -> Square {
    let number = rng.usize(0..Square::COUNT);
    Square::all()
        .nth(number)
        .expect("the number is below their count")
}

/// A side.
pub(crate) fn any_side(rng: &mut Rng) -> Side {
    Side::BOTH[rng.usize(0..2)]
}

/// A valid position with any number of ships of either side.
pub(crate) fn position(rng: &mut Rng) -> Position {
    let (black, white) = match rng.u8(0..4) {
        0 => (48, 24),
        1 => (rng.usize(0..4), rng.usize(0..4)),
        _ => (rng.usize(0..=48), rng.usize(0..=24)),
    };
    loop {
        let mut ships = [None; Square::COUNT];
        ships[any_square(rng).index()] = Some(Ship::King);
        for (ship, count) in [(Ship::Black, black), (Ship::White, white)] {
            let mut left = count;
            while left > 0 {
                let square = any_square(rng);
                let is_free = ships[square.index()].is_none();
                if is_free && !square.is_castle() && !square.is_citadel() {
                    ships[square.index()] = Some(ship);
                    left -= 1;
                }
            }
        }
        if let Ok(board) = Board::new(|square| ships[square.index()]) {
            return Position::new(board, any_side(rng));
        }
    }
}

/// A position in which the side to move may have no move: Black has at most one ship, or White's King is shut in.
pub(crate) fn tight_position(rng: &mut Rng) -> Position {
    let rows = [
        "/19/19/2t16/tT17/T18/19/19/19/9K9/19/19/19/19/19/19/19/19/19/19/",
        "/19/19/tT17/T18/19/19/19/19/9K9/19/19/19/19/19/19/19/19/19/2t16/",
        "/19/19/19/19/19/19/tt17/KTt16/tt17/19/19/19/19/19/19/19/19/4t14/19/",
        "/19/19/19/19/19/19/1t17/KTt16/tt17/t18/19/19/19/19/19/19/19/19/19/",
    ];
    let rows = rows[rng.usize(0..rows.len())];
    let side = any_side(rng);
    format!("{rows} {}", side.to_string().to_lowercase())
        .parse()
        .unwrap_or_else(|reason| panic!("{rows}: {reason}"))
}

/// A game of up to so many moves, in which captures are preferred, so that something happens.
pub(crate) fn game(rng: &mut Rng, moves: usize) -> Game {
    let start = match rng.u8(0..5) {
        0 => position(rng),
        1 | 2 => tight_position(rng),
        3 => Position::new(Setup::Walker.board(), any_side(rng)),
        _ => Position::default(),
    };
    let mut game = Game::new(start);
    for _ in 0..rng.usize(0..=moves) {
        if !play_any(rng, &mut game) {
            break;
        }
    }
    game
}

/// Plays some legal move, if the game is not over.
pub(crate) fn play_any(rng: &mut Rng, game: &mut Game) -> bool {
    if game.ending().is_some() {
        return false;
    }
    let position = game.position();
    let moves: Vec<_> = position.moves().collect();
    let takes = |&&mv: &&_| {
        let played = position.play(mv).expect("it is one of the legal moves");
        !played.captures.is_empty() || played.ending.is_some()
    };
    let taking = moves.iter().find(takes).filter(|_| rng.bool());
    let mv = *taking.unwrap_or(&moves[rng.usize(0..moves.len())]);
    game.play(mv).expect("it is one of the legal moves");
    true
}
