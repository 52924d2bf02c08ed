//! Taking back what was played, and making it again.

use super::Game;

impl Game {
    /// Whether there is a move to take back, or a resignation or an agreement.
    pub fn can_undo(&self) -> bool {
        self.is_declared() || self.last_choice().is_some()
    }

    /// Takes back the last move, together with the passes that it forced, or a resignation or an agreement. Tells
    /// whether there was anything to take back.
    pub fn undo(&mut self) -> bool {
        let is_possible = self.can_undo();
        if self.is_declared() {
            self.forget_running_out();
            self.declared = None;
        } else if let Some(ply) = self.last_choice() {
            self.stand(ply);
        }
        is_possible
    }

    /// Whether the players ended the game without a move where they stand.
    fn is_declared(&self) -> bool {
        self.declared
            .is_some_and(|(node, _)| node == self.stands_on())
    }

    /// The last ply before this one at which a player could choose a move.
    fn last_choice(&self) -> Option<usize> {
        (0..self.standing)
            .rev()
            .find(|&ply| !self.line[ply].position.must_pass())
    }

    /// Whether there is a move to make again.
    pub fn can_redo(&self) -> bool {
        self.ending().is_none() && self.standing < self.last()
    }

    /// Plays the next move of the line again, together with the passes that it forced. Tells whether there was one.
    pub fn redo(&mut self) -> bool {
        let is_possible = self.can_redo();
        if is_possible {
            self.stand(self.standing + 1);
            self.pass_if_forced();
        }
        is_possible
    }
}
