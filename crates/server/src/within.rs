//! A table made for a test, which is the room within it but for what the test watches.
//!
//! A room has many methods, and a double of it has one to say something of: `decide`. The others are told here,
//! once for all doubles.

/// Everything of an `AnyRoom` but `decide`, as the room within says it: how that is reached, and how it is
/// changed.
macro_rules! room_within {
    ($this:ident => $room:expr, $own:expr) => {
        fn table(&self) -> &room::Table {
            let $this = self;
            room::AnyRoom::table($room)
        }

        fn overdue(&self, now: room::Millis) -> room::Decided {
            let $this = self;
            room::AnyRoom::overdue($room, now)
        }

        fn back_from_away(&self, now: room::Millis, last_alive: room::Millis) -> room::Decided {
            let $this = self;
            room::AnyRoom::back_from_away($room, now, last_alive)
        }

        fn fold(&mut self, decided: &room::Decided, viewers: &[game_core::Viewer]) -> room::Notices {
            let $this = self;
            room::AnyRoom::fold($own, decided, viewers)
        }

        fn fold_line(&mut self, line: &str) -> Result<(), room::Corrupt> {
            let $this = self;
            room::AnyRoom::fold_line($own, line)
        }

        fn limits_consultation(&self) -> bool {
            let $this = self;
            room::AnyRoom::limits_consultation($room)
        }

        fn may_consult(&self, player: room::PlayerId) -> Result<(), room::Refusal> {
            let $this = self;
            room::AnyRoom::may_consult($room, player)
        }

        fn allows_hints(&self) -> Result<(), room::Refusal> {
            let $this = self;
            room::AnyRoom::allows_hints($room)
        }

        fn may_be_hinted(&self, player: room::PlayerId, seen: u64) -> Result<game_core::Seat, room::Refusal> {
            let $this = self;
            room::AnyRoom::may_be_hinted($room, player, seen)
        }

        fn attend(&mut self, now: room::Millis, here: &[room::PlayerId]) {
            let $this = self;
            room::AnyRoom::attend($own, now, here)
        }

        fn deadline(&self) -> Option<room::Millis> {
            let $this = self;
            room::AnyRoom::deadline($room)
        }

        fn next_first(&self) -> Option<game_core::Seat> {
            let $this = self;
            room::AnyRoom::next_first($room)
        }

        fn plies(&self) -> usize {
            let $this = self;
            room::AnyRoom::plies($room)
        }

        fn length(&self) -> usize {
            let $this = self;
            room::AnyRoom::length($room)
        }

        fn view(&self, viewer: game_core::Viewer) -> room::Json {
            let $this = self;
            room::AnyRoom::view($room, viewer)
        }

        fn history(&self, viewer: game_core::Viewer) -> Vec<room::Json> {
            let $this = self;
            room::AnyRoom::history($room, viewer)
        }
    };
}

pub(crate) use room_within;
