//! What each action does.

use super::autoplay::Autoplay;
use super::pointing::Pressed;
use super::{Action, App, Help, Open, Prompt, Request, Running};

/// What any action ends, or may have to know of what was before it.
struct Before {
    autoplay: Option<Autoplay>,
    running: Running,
    pressed: Option<Pressed>,
    done: Option<Action>,
}

impl App {
    /// Forgets that the last thing was Ctrl-C: another key was pressed, or much time has passed.
    pub fn forget_interrupt(&mut self) {
        self.done = self.done.filter(|&done| done != Action::Interrupt);
    }

    /// Does what a player asks for.
    pub fn update(&mut self, action: Action) {
        let is_no_answer = matches!(action, Action::Interrupt | Action::Suspend | Action::Redraw);
        if self.is_unready() && !is_no_answer {
            return;
        }
        self.act(action);
        if self.owes_the_end && self.open.is_none() {
            self.owes_the_end = false;
            self.tell_the_end();
        }
    }

    fn act(&mut self, action: Action) {
        let before = Before {
            autoplay: self.autoplay.take(),
            running: self.running,
            pressed: self.pressed.take(),
            done: self.done.replace(action),
        };
        if self.running == Running::FromNextKey {
            self.running = Running::Now;
        }
        self.act_after(&before, action);
    }

    /// The table of all actions.
    fn act_after(&mut self, before: &Before, action: Action) {
        match action {
            Action::Step(direction) => self.step(self.on_board(direction)),
            Action::Jump(direction) => self.jump(self.on_board(direction)),
            Action::Edge(direction) => self.edge(self.on_board(direction)),
            Action::Next => self.next_of_interest(true),
            Action::Previous => self.next_of_interest(false),
            Action::Press(square) => self.press(square),
            Action::Release(square) => self.release(before.pressed, square),
            Action::Lift => self.lift_or_set_down(),
            Action::PutBack => self.put_back(),
            Action::PlayFromHere(mv) => self.play_from_here(mv),
            Action::Undo => self.undo(),
            Action::Redo => self.redo(),
            Action::Look(look) => self.look(look),
            Action::Autoplay => self.toggle_autoplay(before.autoplay),
            Action::Clock => self.toggle_clock(before.running),
            Action::NextVariation => self.vary(true),
            Action::PreviousVariation => self.vary(false),
            Action::Promote => self.promote(),
            Action::DeleteNow => self.delete(),
            Action::Comment => self.open_comment(),
            Action::Prompt => self.open = Some(Open::Prompt(Prompt::with(""))),
            Action::Help => self.open = Some(Open::Help(Help::default())),
            Action::Theme => self.next_theme(),
            Action::Settings => self.list_settings(),
            Action::Setting(setting) => self.list_values(setting),
            Action::SetTo(setting, place) => self.set_to(setting, place),
            Action::Turn => self.turn(),
            Action::Mouse => self.switch_mouse(),
            Action::Danger => self.turn_danger(),
            Action::Menu => self.open_menu(),
            Action::Delete => self.ask_to_delete(),
            Action::Resign(side) => self.ask_to_resign(side),
            Action::OfferDraw => self.ask_for_draw(),
            Action::Quit => self.ask_to_quit(),
            Action::NewGame => self.open_form(),
            Action::PlayAgain => self.play_again(),
            Action::ListGames => self.requests.push(Request::ListGames),
            Action::Open(place) => self.open_listed(place),
            Action::OpenNow(place) => self.requests.push(Request::Open(place)),
            Action::SaveAs => self.open = Some(Open::Prompt(Prompt::with("save "))),
            Action::Export => self.open = Some(Open::Prompt(Prompt::with("export "))),
            Action::Overwrite => self.save_over(),
            Action::Declare(declaration) => self.declare(declaration),
            Action::Leave => self.requests.push(Request::Quit),
            Action::Interrupt if before.done == Some(action) => self.requests.push(Request::Quit),
            Action::Interrupt => self.interrupt(),
            Action::Suspend => self.requests.push(Request::Suspend),
            Action::Redraw => self.requests.push(Request::Redraw),
            Action::Close => self.open = None,
            Action::Choose(choose) => self.choose(choose),
            Action::Yes => self.say_yes(),
            Action::DoChoice(place) => self.choose_and_accept(place),
            Action::Accept => self.accept(),
            Action::Edit(edit) => self.edit(edit),
            Action::Scroll(scroll) => self.scroll_help(scroll),
        }
    }

    /// Takes in a pasted text: it is typed where something can be typed, and does nothing elsewhere. Tells whether
    /// anything has changed.
    pub fn paste(&mut self, text: &str) -> bool {
        self.done = None;
        match &mut self.open {
            Some(Open::Prompt(prompt)) => prompt.insert(text),
            Some(Open::Form(form)) => form.paste(text),
            Some(_) => return false,
            None => {
                self.message = String::from(
                    "Nothing is pasted onto the board, only into the line for typing.",
                );
            }
        }
        true
    }

    fn interrupt(&mut self) {
        if self.open.take().is_none() {
            self.ask_to_quit();
        }
    }
}
