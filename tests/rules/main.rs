//! The rules: every numbered rule by example, and all of them against a second judge.

mod board;
mod capture;
mod danger;
mod endings;
mod kings_capture;
mod movement;
mod text;
mod turn;

mod named;
mod picture;
mod scene;
mod symmetry;

mod against_judge;
mod asked;
mod judge;
mod perft;
mod plies;
mod positions;
