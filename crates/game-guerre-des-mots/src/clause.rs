//! The numbered rules of La Guerre des Mots. `docs/rules/guerre-des-mots.md` tells each of them.

game_core::clauses! {
    /// A rule of La Guerre des Mots.
    pub enum Clause {
        /// The squares.
        C1_1 => "1.1",
        /// The tiles.
        C1_2 => "1.2",
        /// Firing values.
        C1_3 => "1.3",
        /// The players, and who begins.
        C2_1 => "2.1",
        /// Which way words are read.
        C2_2 => "2.2",
        /// Seats, bases and the order of play.
        C2_3 => "2.3",
        /// The deal.
        C2_4 => "2.4",
        /// No refilling.
        C2_5 => "2.5",
        /// The first turn: a word on a base.
        C2_6 => "2.6",
        /// The turns that follow.
        C2_7 => "2.7",
        /// A chain is a path.
        C3_1 => "3.1",
        /// Lines and words.
        C3_2 => "3.2",
        /// Two words in one axis.
        C3_3 => "3.3",
        /// Violet squares.
        C3_4 => "3.4",
        /// Opposition.
        C3_5 => "3.5",
        /// A chain keeps a word.
        C3_6 => "3.6",
        /// Legal positions.
        C3_7 => "3.7",
        /// One word a coup.
        C4_1 => "4.1",
        /// At least one letter.
        C4_2 => "4.2",
        /// Where letters come from.
        C5_1 => "5.1",
        /// From an extremity inwards.
        C5_2 => "5.2",
        /// From several chains.
        C5_3 => "5.3",
        /// What remains.
        C5_4 => "5.4",
        /// Everything taken is laid.
        C5_5 => "5.5",
        /// The transfer.
        C5_6 => "5.6",
        /// What cannot be taken.
        C5_7 => "5.7",
        /// Faces of letters taken.
        C5_8 => "5.8",
        /// At a right angle.
        C6_1 => "6.1",
        /// Prolonging.
        C6_2 => "6.2",
        /// Prolonging at both ends.
        C6_3 => "6.3",
        /// After a cross.
        C6_4 => "6.4",
        /// The change of direction.
        C6_5 => "6.5",
        /// Letters lying stay.
        C6_6 => "6.6",
        /// The words admitted.
        C7_1 => "7.1",
        /// Words of one letter.
        C7_2 => "7.2",
        /// Jokers.
        C7_3 => "7.3",
        /// The hook.
        C7_4 => "7.4",
        /// Compounds.
        C7_5 => "7.5",
        /// Errors.
        C7_6 => "7.6",
        /// Who shoots.
        C8_1 => "8.1",
        /// Which way.
        C8_2 => "8.2",
        /// The line of fire.
        C8_3 => "8.3",
        /// Range and value.
        C8_4 => "8.4",
        /// What cannot be shot.
        C8_5 => "8.5",
        /// What a shot takes.
        C8_6 => "8.6",
        /// The Arsenal washes.
        C8_7 => "8.7",
        /// A shot that fails.
        C8_8 => "8.8",
        /// Shots at a cross.
        C8_9 => "8.9",
        /// Replays of green squares.
        C9_1 => "9.1",
        /// The replay of a word taken.
        C9_2 => "9.2",
        /// A blockade instead.
        C9_3 => "9.3",
        /// Replays add up, positions do not come back.
        C9_4 => "9.4",
        /// Piracy.
        C10_1 => "10.1",
        /// What cannot be pirated.
        C10_2 => "10.2",
        /// What a pirate earns.
        C10_3 => "10.3",
        /// A pirate does not win.
        C10_4 => "10.4",
        /// Helping another player.
        C10_5 => "10.5",
        /// The reprise.
        C11_1 => "11.1",
        /// The right to a word blockade.
        C12_1 => "12.1",
        /// The square of its cross.
        C12_2 => "12.2",
        /// The cross itself.
        C12_3 => "12.3",
        /// What it protects.
        C12_4 => "12.4",
        /// Going on from it.
        C12_5 => "12.5",
        /// Changing a protected word.
        C12_6 => "12.6",
        /// The chain blockade.
        C13_1 => "13.1",
        /// What it freezes.
        C13_2 => "13.2",
        /// How it ends.
        C13_3 => "13.3",
        /// Kings and rooks.
        C13_4 => "13.4",
        /// A second chain.
        C14_1 => "14.1",
        /// Its letters.
        C14_2 => "14.2",
        /// No shots from blue.
        C14_3 => "14.3",
        /// The central cross.
        C15_1 => "15.1",
        /// The secondary goal.
        C15_2 => "15.2",
        /// First come, first served.
        C15_3 => "15.3",
        /// Being blocked.
        C15_4 => "15.4",
        /// Errors cost the turn.
        C15_5 => "15.5",
        /// Nobody wins.
        C15_6 => "15.6",
        /// Leaving.
        C15_7 => "15.7",
        /// Blue squares.
        C15_8 => "15.8",
        /// The levels.
        C16 => "16",
    }
}
