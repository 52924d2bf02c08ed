//! A board of 19 x 19 on ratatui and nothing else: arrows step, Enter lifts and puts down, `q` quits.

use ratatui::crossterm::event::{Event, KeyCode, read};
use ratatui::style::{Color, Style};

const SIDE: usize = 19;

fn main() -> std::io::Result<()> {
    let mut terminal = ratatui::try_init()?;
    let (mut column, mut row, mut lifted) = (SIDE / 2, SIDE / 2, None);
    let mut ships: Vec<bool> = (0..SIDE * SIDE).map(|square| square % 5 == 0).collect();
    loop {
        terminal.draw(|frame| {
            for square in 0..SIDE * SIDE {
                let (x, y) = (square % SIDE, square / SIDE);
                let ground = if (x, y) == (column, row) {
                    Color::Rgb(230, 190, 60)
                } else if lifted == Some(square) {
                    Color::Rgb(90, 140, 90)
                } else {
                    Color::Rgb(60, 50, 40)
                };
                let style = Style::new().fg(Color::Rgb(240, 230, 210)).bg(ground);
                let text = if ships[square] { " ● " } else { " · " };
                frame
                    .buffer_mut()
                    .set_string(x as u16 * 4, y as u16 * 2, text, style);
            }
        })?;
        let Event::Key(key) = read()? else { continue };
        match key.code {
            KeyCode::Left => column = column.saturating_sub(1),
            KeyCode::Right => column = (column + 1).min(SIDE - 1),
            KeyCode::Up => row = row.saturating_sub(1),
            KeyCode::Down => row = (row + 1).min(SIDE - 1),
            KeyCode::Enter => match lifted.take() {
                Some(from) => ships.swap(from, row * SIDE + column),
                None => lifted = Some(row * SIDE + column),
            },
            KeyCode::Char('q') => break,
            _ => {}
        }
    }
    ratatui::try_restore()
}
