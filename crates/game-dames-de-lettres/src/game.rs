//! The game itself: what decides, evolves and shows.

use std::ops::ControlFlow;

use game_core::{
    Arbitrated, Consultation, Dice, Game, Incident, Lettered, LexiconId, Malformed, Matches, NextStart,
    Positions, Seat, SeatSet, Standing, Subject, Turn, Viewer, Violation, configurable,
};
use lexicon::{Graph, Lexicon, Reason, Verdict};

use crate::bag::{self, BAG, TOKENS, Tokens};
use crate::board::other;
use crate::judge::unfit;
use crate::listing::{same_words, words_of};
use crate::referee::Referee;
use crate::refusal::{about, at, awaited, open, refuse, seated};
use crate::state::STRATEGIC_LIMIT;
use crate::{
    Action, BlockedOpening, Blunder, Board, Capture, Cell, Clause, Decree, Event, Ledger, Mode, Notice, Play,
    Rules, Slide, Spelling, State, Trace, View, dln, notice, view,
};

/// Dames de Lettres with its options and its word list chosen.
#[derive(Clone, Debug)]
pub struct DamesDeLettres {
    rules: Rules,
    lexicon: &'static Lexicon,
}

impl DamesDeLettres {
    /// The game by `rules` with the words of `lexicon`.
    pub fn new(rules: Rules, lexicon: &'static Lexicon) -> DamesDeLettres {
        DamesDeLettres { rules, lexicon }
    }

    /// The rules played.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The word list.
    pub fn word_list(&self) -> &'static Lexicon {
        self.lexicon
    }

    /// The words written before, ready to be asked.
    pub fn ledger(&self, state: &State) -> Ledger {
        Ledger::new(&self.rules, self.lexicon, state)
    }

    /// Shows `visit` every word that `seat` can write on `board` by one slide, with the words of
    /// `graph`, until it breaks. Repetition is not asked (W7): that is for a [`Ledger`].
    pub fn traces(
        &self,
        board: &Board,
        seat: Seat,
        slides: &[Slide],
        graph: &Graph,
        visit: &mut dyn FnMut(&Trace<'_>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        crate::scan::scan(board, &self.rules, seat, slides, graph, visit)
    }

    /// The moves of the side to move that write one word, one for each word and path.
    pub fn word_moves(&self, state: &State) -> Vec<Play> {
        self.referee(state).word_plays()
    }

    /// Whether the side to move has any word move.
    pub fn has_word_move(&self, state: &State) -> bool {
        self.referee(state).any_word()
    }

    /// The moves of the side to move that are legal without a word (K2 to K4).
    pub fn wordless_moves(&self, state: &State) -> Vec<Play> {
        self.referee(state).wordless_plays()
    }

    /// Whether the side to move has any legal move (E3).
    pub fn has_move(&self, state: &State) -> bool {
        self.referee(state).any_move()
    }

    /// The most moves that a game can have after its last deal (O2): each writes a word, captures a
    /// letter, or is one of at most forty strategic moves in a row. None where captured letters stay
    /// on the board or a blocked opening goes on, for then only the clock ends a game for certain.
    ///
    /// A word can be written once, so the words of the list bound it; a game between people ends far
    /// sooner.
    pub fn longest_game(&self) -> Option<usize> {
        let wears_out =
            self.rules.capture == Capture::Remove && self.rules.blocked_opening == BlockedOpening::NewDeal;
        wears_out.then(|| {
            let captures = TOKENS;
            let quiet = usize::from(STRATEGIC_LIMIT) * (captures + 1);
            self.lexicon.len() + captures + quiet
        })
    }

    pub(crate) fn referee<'g>(&'g self, state: &'g State) -> Referee<'g> {
        Referee::new(&self.rules, self.lexicon, state)
    }

    /// The seat that must act.
    pub(crate) fn awaited(&self, state: &State) -> Seat {
        if state.awaits_press() {
            other(state.side())
        } else {
            state.side()
        }
    }

    /// A legal move and what follows from it.
    fn moved(&self, state: &State, play: &Play, dice: &mut dyn Dice) -> Vec<Event> {
        let mut events = vec![Event::Move(play.clone())];
        let mut after = state.clone();
        after.advance(&self.rules, &events[0]);
        if after.end().is_some() {
            return events;
        }
        if self.rules.deals_again(after.strategic()) {
            // O2: the same tokens go back into the bag.
            let bag = enough(*after.drawn());
            events.push(Event::Deal(Box::new(bag::deal(&bag, dice))));
        } else if !self.has_move(&after) {
            events.push(Event::Blocked);
        }
        events
    }

    /// F1b: whether a strict game allows a move.
    pub(crate) fn permits(&self, referee: &Referee<'_>, play: &Play) -> Result<(), Violation<Clause>> {
        let state = referee.state;
        if let Some(touched) = state.touched().filter(|&touched| touched != play.from) {
            return Err(at(Clause::F1b, "other-letter-touched", touched));
        }
        match (state.announced(), play.words.first()) {
            ([], Some(writing)) => return Err(about(Clause::F1, "not-announced", &writing.word)),
            ([word, ..], None) => return Err(about(Clause::F1, "word-owed", word)),
            ([], None) => {}
            (announced @ [word, ..], Some(_)) => {
                if !same_words(announced, &words_of(play)) {
                    return Err(about(Clause::F1, "other-words", word));
                }
            }
        }
        referee.judge(play)
    }

    fn announce(&self, state: &State, words: &[Spelling]) -> Result<Vec<Event>, Violation<Clause>> {
        if let Some(word) = state.announced().first() {
            return Err(about(Clause::F1b, "already-announced", word));
        }
        if let Some(third) = words.get(2) {
            return Err(about(Clause::W8, "three-words", third));
        }
        Ok(vec![Event::Announce(words.to_vec())])
    }

    fn touch(&self, state: &State, cell: Cell) -> Result<Vec<Event>, Violation<Clause>> {
        match state.board().token(cell) {
            None => return Err(at(Clause::M1, "no-letter", cell)),
            Some(token) if token.seat != state.side() => return Err(at(Clause::M1, "not-yours", cell)),
            Some(_) => {}
        }
        if let Some(touched) = state.touched() {
            return Err(at(Clause::F1b, "already-touched", touched));
        }
        let binds = !state.adoube() && self.referee(state).letter_moves(cell);
        Ok(vec![Event::Touch { at: cell, binds }])
    }

    /// What follows from an arbiter's ruling (F4).
    ///
    /// # Errors
    /// When it is no ruling, says nothing new, or the game is over.
    fn rule(&self, state: &State, ruling: &Action) -> Result<Vec<Event>, Violation<Clause>> {
        open(state)?;
        let Action::Rule(ruling) = ruling else {
            return Err(refuse(Clause::F4, "not-a-ruling", ()));
        };
        match ruling {
            Decree::Fault(seat) => {
                seated(*seat)?;
            }
            Decree::Admit(word) | Decree::Bar(word) => {
                let ruled = match ruling {
                    Decree::Admit(_) => state.admitted(),
                    _ => state.barred(),
                };
                if word.letters().is_none() {
                    return Err(unfit(Reason::HyphenOrApostrophe, word));
                }
                if ruled.contains(word) {
                    return Err(about(Clause::F4, "already-ruled", word));
                }
            }
        }
        let mut events = vec![Event::Rule(ruling.clone())];
        let mut after = state.clone();
        after.advance(&self.rules, &events[0]);
        if after.end().is_none() && !self.has_move(&after) {
            events.push(Event::Blocked);
        }
        Ok(events)
    }
}

/// A bag that holds enough tokens for a game: this one, or a full one.
fn enough(bag: Tokens) -> Tokens {
    if bag::count(&bag) >= TOKENS { bag } else { BAG }
}

configurable!(DamesDeLettres by Rules with &'static Lexicon);

impl Game for DamesDeLettres {
    type State = State;
    type Action = Action;
    type Event = Event;
    type Notice = Notice;
    type View = View;
    type Clause = Clause;

    fn seats(&self) -> u8 {
        2
    }

    fn blank(&self) -> State {
        State::blank()
    }

    /// S1.
    fn setup(&self, dice: &mut dyn Dice) -> Vec<Event> {
        vec![Event::Deal(Box::new(bag::deal(&BAG, dice)))]
    }

    fn turn(&self, state: &State) -> Turn {
        match state.end() {
            Some(end) => Turn::Over(end.outcome()),
            // Nobody has anything to move before the deal.
            None if state.board().occupied().is_empty() => Turn::Awaiting(SeatSet::EMPTY),
            None => Turn::of(self.awaited(state)),
        }
    }

    fn decide(
        &self,
        state: &State,
        seat: Seat,
        action: &Action,
        dice: &mut dyn Dice,
    ) -> Result<Vec<Event>, Violation<Clause>> {
        open(state)?;
        awaited(self.awaited(state), seat)?;
        let strict = self.rules.mode == Mode::Strict;
        match action {
            Action::Rule(_) => Err(refuse(Clause::F4, "arbiter-only", ())),
            Action::Press if state.awaits_press() => Ok(vec![Event::Press]),
            Action::Press if self.rules.presses() => Err(refuse(Clause::F1b, "nothing-to-press", ())),
            _ if state.awaits_press() => Err(refuse(Clause::F1b, "press-first", ())),
            Action::Move(play) => {
                let referee = self.referee(state);
                if !strict {
                    referee.judge(play)?;
                } else if let Err(Violation { clause, code, .. }) = self.permits(&referee, play) {
                    let play = play.clone();
                    let blunder = Box::new(Blunder { clause, code, play });
                    return Ok(vec![Event::Fault(seat, blunder)]);
                }
                Ok(self.moved(state, play, dice))
            }
            _ if !strict => Err(refuse(Clause::F1b, "strict-only", ())),
            Action::Announce(words) => self.announce(state, words),
            Action::Touch(cell) => self.touch(state, *cell),
            Action::Adoube if state.adoube() => Err(refuse(Clause::F1b, "already-said", ())),
            Action::Adoube => Ok(vec![Event::Adoube]),
            Action::Press => Err(refuse(Clause::F1b, "nothing-to-press", ())),
        }
    }

    fn incident(&self, state: &State, incident: Incident) -> Result<Vec<Event>, Violation<Clause>> {
        open(state)?;
        match incident {
            Incident::Flag(seat) => Ok(vec![Event::Flag(seated(seat)?)]),
            Incident::Resignation(seat) => Ok(vec![Event::Resign(seated(seat)?)]),
            Incident::Agreement => Err(refuse(Clause::E1, "no-draw", Subject::Nothing)),
        }
    }

    fn evolve(&self, state: &mut State, event: &Event) {
        state.advance(&self.rules, event);
    }

    fn redact(&self, before: &State, event: &Event, _viewer: Viewer) -> Notice {
        notice::notice(self, before, event)
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        view::view(self, state, viewer)
    }

    fn retractable(&self, event: &Event) -> bool {
        !matches!(event, Event::Deal(_))
    }
}

impl Matches for DamesDeLettres {
    /// S3: the tokens of the games before stay out of the bag until it cannot serve another one.
    fn deal(&self, earlier: &[State], dice: &mut dyn Dice) -> Vec<Event> {
        let since = earlier.len() / 3 * 3;
        let left = earlier[since..]
            .iter()
            .fold(BAG, |bag, state| bag::less(&bag, state.drawn()));
        vec![Event::Deal(Box::new(bag::deal(&enough(left), dice)))]
    }

    /// S2.
    fn next_start(&self, game: u16) -> NextStart {
        self.rules.next_start(game)
    }

    /// S3: one game, or the best of three.
    fn fits_match(&self, games: u16) -> bool {
        matches!(games, 1 | 3)
    }

    /// S3, E2: two games won, of which a total reversal is two.
    fn match_over(&self, standing: Standing<'_>) -> bool {
        standing.played >= standing.agreed || standing.points.iter().any(|&points| points >= 2)
    }
}

impl Arbitrated for DamesDeLettres {
    /// F4.
    const ARBITER: bool = true;

    fn arbitrate(&self, state: &State, ruling: &Action) -> Option<Result<Vec<Event>, Violation<Clause>>> {
        Some(self.rule(state, ruling))
    }
}

impl Lettered for DamesDeLettres {
    fn lexicon(&self) -> Option<LexiconId> {
        Some(LexiconId::of(self.lexicon.identity()))
    }

    /// A word is written and its letters are turned over, so that the board holds none: those that count
    /// are the words written (W6, F4).
    fn senseless(&self, state: &State) -> Option<String> {
        let admitted = |word: &Spelling| {
            let playable = || self.lexicon.verdict(&word.word(), crate::WORDS) == Verdict::Playable;
            word.len() >= crate::scan::LEAST && (state.admitted().contains(word) || playable())
        };
        let written = state.used().iter().map(|used| &used.word);
        written
            .filter(|word| !admitted(word))
            .map(ToString::to_string)
            .next()
    }

    /// F3.
    fn consultation(&self) -> Consultation<Clause> {
        Consultation::OwnTime(Clause::F3)
    }

    /// F1: where a wrong word loses the game, its risk is its player's.
    fn unaided(&self) -> Option<Clause> {
        (self.rules.mode == Mode::Strict).then_some(Clause::F1)
    }
}

impl Positions for DamesDeLettres {
    fn place(&self, text: &str) -> Result<State, Malformed> {
        dln::read(text)
    }

    fn position(&self, state: &State) -> String {
        dln::write(state)
    }
}
