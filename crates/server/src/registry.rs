//! The house: every table in memory, and what they all need.
//!
//! A table stays in memory while somebody is there, a computer thinks or a clock runs; after that it is only
//! its journal, and is folded again when it is asked for. So memory follows those who play, not all who ever
//! played.

mod consult;
mod games;
mod waking;

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use axum::http::{HeaderMap, header};
use catalog::{AnyTable, OpenFault, open_table, restore_table};
use journal::{AppendError, Listed, Store, StoreError, TableId};
use lexicon::Lexicon;
use protocol::TableSummary;
use room::{Host, Millis, PlayerId, TableSpec};
use tokio::sync::watch;

use crate::address::Address;
use crate::alarms::Alarms;
use crate::budget::Budgets;
use crate::census::Census;
use crate::chance::Chance;
use crate::digest::Digest;
use crate::error::HouseFault;
use crate::identity::CookieKey;
use crate::kit::Press;
use crate::live::{CODE, Filing, LiveTable, OPENED, PLAYER};
use crate::lobby::{self, Lobby};
use crate::openings::{OpeningKey, Openings};
use crate::public_url::PublicUrl;
use crate::security::{Caller, Client};
use crate::sessions::Sessions;
use crate::shares::Shares;
use crate::thinkers::Thinkers;
use crate::time::HouseClock;
use crate::{Config, identity};

/// How many tables a list shows.
const LISTED: u32 = 24;

/// Makes a table of the lines of its journal.
type Restore = fn(&[String], &'static Lexicon) -> Result<Box<dyn AnyTable>, OpenFault>;

/// Everything that the server's parts share.
pub struct House {
    pub(crate) config: Config,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) clock: HouseClock,
    /// When tables are looked at again.
    pub(crate) alarms: Arc<Alarms>,
    pub(crate) chance: Chance,
    pub(crate) cookies: CookieKey,
    /// Whose computers may think.
    pub(crate) thinkers: Arc<Thinkers>,
    /// The tables that wait, and those at which computers play.
    pub(crate) lobby: Lobby,
    /// The tables that are being opened for clients who may ask twice.
    openings: Openings,
    /// Whoever looks something up.
    pub(crate) readers: Shares<Client>,
    /// The printed sheets that were made already.
    pub(crate) press: Press,
    pub(crate) budgets: Budgets,
    /// Which cookies do not count any more.
    pub(crate) sessions: Sessions,
    /// The sockets of each guest.
    pub(crate) sockets_of_guest: Arc<Census<PlayerId>>,
    /// The sockets from each address.
    pub(crate) sockets_from_address: Arc<Census<Address>>,
    /// How often a client that was asked whether it is there has answered.
    answers: AtomicU64,
    pub(crate) closing: watch::Sender<bool>,
    /// When the server was last alive before it was started; time since then is nobody's.
    pub(crate) last_alive: Option<Millis>,
    /// How the lines of a journal become a table again.
    restore: Restore,
    tables: Mutex<HashMap<TableId, Arc<LiveTable>>>,
    /// Whether the journal was found damaged.
    pub(crate) damaged: AtomicBool,
}

/// Why a table cannot be had.
#[derive(Debug, thiserror::Error)]
pub(crate) enum HouseError {
    #[error("journal not readable")]
    Store(#[from] StoreError),
    #[error("journal not writable")]
    Append(#[from] AppendError),
    #[error("table cannot be opened")]
    Open(OpenFault),
    #[error("journal tells of no table")]
    Unreadable(#[source] OpenFault),
    #[error("table not taken up again")]
    NotResumed,
    #[error("table refused")]
    Refused(HouseFault),
}

impl House {
    pub(crate) fn new(
        config: Config,
        store: Arc<dyn Store>,
        cookies: CookieKey,
        last_alive: Option<Millis>,
    ) -> House {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let thinkers = Thinkers::new(config.thinkers);
        House {
            readers: Shares::new(cores.div_ceil(2), &config.limits),
            press: Press::default(),
            budgets: Budgets::new(&config.limits),
            sessions: Sessions::none(),
            sockets_of_guest: Census::new(config.limits.sockets_of_guest),
            sockets_from_address: Census::new(config.limits.sockets_from_address),
            clock: config.clock.clone(),
            alarms: Arc::default(),
            chance: Chance::of(config.seed),
            config,
            store,
            cookies,
            thinkers,
            lobby: Lobby::default(),
            openings: Openings::default(),
            answers: AtomicU64::new(0),
            closing: watch::channel(false).0,
            last_alive,
            restore: restore_table,
            tables: Mutex::new(HashMap::new()),
            damaged: AtomicBool::new(false),
        }
    }

    /// How often a client that was asked whether it is there has answered. For tests of silence, which must not
    /// let time pass before the house has heard.
    pub fn answers(&self) -> u64 {
        self.answers.load(Ordering::Acquire)
    }

    /// A client that was asked has answered, and is known to be there.
    pub(crate) fn answered(&self) {
        self.answers.fetch_add(1, Ordering::Release);
    }

    /// Whether the server goes away.
    pub(crate) fn is_closing(&self) -> bool {
        *self.closing.borrow()
    }

    /// The address under which whoever sends `headers` knows the house; none when they name no host.
    pub(crate) fn home(&self, caller: &Caller, headers: &HeaderMap) -> Option<PublicUrl> {
        self.config.public_url.clone().or_else(|| {
            let host = headers.get(header::HOST)?.to_str().ok()?;
            PublicUrl::asked(host, caller.secure)
        })
    }

    fn tables(&self) -> std::sync::MutexGuard<'_, HashMap<TableId, Arc<LiveTable>>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How many tables are in memory.
    pub fn tables_in_memory(&self) -> usize {
        self.tables().len()
    }

    fn all_tables(&self) -> Vec<Arc<LiveTable>> {
        self.tables().values().cloned().collect()
    }

    /// Opens a table once: whoever asks again by the same key gets the same table, however it stands by now.
    pub(crate) async fn open_once(
        self: &Arc<House>,
        spec: TableSpec,
        host: Host,
        from: Address,
        key: Option<OpeningKey>,
    ) -> Result<TableId, HouseError> {
        let Some(key) = key else {
            return self.open(spec, host, Some(from), None).await;
        };
        let _turn = self.openings.turn(&key).await;
        match self.store.find(OPENED, &key.mark(), 1).await?.pop() {
            Some(id) => Ok(id),
            None => self.open(spec, host, Some(from), Some(&key)).await,
        }
    }

    /// Opens a table and keeps it. What is asked for from an address counts against it and the host.
    pub(crate) async fn open(
        self: &Arc<House>,
        mut spec: TableSpec,
        host: Host,
        from: Option<Address>,
        key: Option<&OpeningKey>,
    ) -> Result<TableId, HouseError> {
        let wanted = spec.places.iter().filter(|place| place.bot.is_none()).count();
        if wanted > host.places.len() {
            spec.code = Some(self.fresh_code().await?);
        }
        let id = new_id();
        let secret = self.chance.secret(&self.cookies, &id);
        let opened = open_table(spec, self.clock.now(), host, secret, self.config.lexicon);
        let (room, lines) = opened.map_err(HouseError::Open)?;
        self.keep(id, room, lines, from, key).await
    }

    /// Keeps a table just opened, and lets it begin.
    async fn keep(
        self: &Arc<House>,
        id: TableId,
        room: Box<dyn AnyTable>,
        lines: Vec<String>,
        from: Option<Address>,
        key: Option<&OpeningKey>,
    ) -> Result<TableId, HouseError> {
        let mut marks = Filing::of(room.as_ref()).since(None);
        if let Some(key) = key {
            marks = marks.add(OPENED, key.mark());
        }
        let table = room.table();
        let host = lobby::host_of(table);
        let standing = lobby::standing(table, || {
            Digest::of(room.as_ref()).summary(id.as_str(), 1, false, host)
        });
        if let (Some(from), Some(standing)) = (from, standing) {
            self.lobby
                .reserve(&id, host, from, standing, Instant::now())
                .map_err(HouseError::Refused)?;
        }
        if let Err(error) = self.store.append(&id, 0, lines, marks).await {
            self.lobby.forget(&id);
            return Err(error.into());
        }
        let table = LiveTable::new(id.clone(), room);
        self.tables().insert(id.clone(), Arc::clone(&table));
        table.begin(self).await;
        Ok(id)
    }

    /// The room that the journal tells of, if it knows the table.
    pub(crate) async fn read_room(&self, id: &TableId) -> Result<Option<Box<dyn AnyTable>>, HouseError> {
        let stored = self.store.load(id, 0).await?;
        if stored.is_empty() {
            return Ok(None);
        }
        let lines: Vec<String> = stored.into_iter().map(|stored| stored.record).collect();
        self.restored(&lines).map(Some)
    }

    /// The room that the lines of a journal tell of.
    fn restored(&self, lines: &[String]) -> Result<Box<dyn AnyTable>, HouseError> {
        (self.restore)(lines, self.config.lexicon).map_err(HouseError::Unreadable)
    }

    /// The table `id`, brought back from the journal when it is not in memory.
    pub(crate) async fn table(self: &Arc<House>, id: &TableId) -> Result<Option<Arc<LiveTable>>, HouseError> {
        if let Some(table) = self.tables().get(id) {
            return Ok(Some(Arc::clone(table)));
        }
        let Some(room) = self.read_room(id).await? else {
            return Ok(None);
        };
        self.take_up(id, room).await.map(Some)
    }

    /// Lets tables that nobody would miss leave memory.
    pub(crate) fn sweep(&self) {
        let since = Instant::now().checked_sub(self.config.idle);
        let Some(since) = since else { return };
        // Nobody else holds a table that is only in the map, so nobody can be about to use it.
        self.tables().retain(|id, table| {
            let stays = Arc::strong_count(table) > 1 || !table.is_idle(since);
            if !stays {
                self.lobby.forget(id);
            }
            stays
        });
    }

    /// Whether a clock runs anywhere.
    pub(crate) async fn any_clock_runs(&self) -> bool {
        for table in self.all_tables() {
            let inner = table.look().await;
            let playing = inner.room.table().phase() == room::Phase::Playing;
            if playing && inner.room.deadline().is_some() {
                return true;
            }
        }
        false
    }

    /// The games of a player, those under way first and the newest of each kind first.
    pub(crate) async fn tables_of(&self, player: PlayerId) -> Result<Vec<TableSummary>, HouseError> {
        let found = self.store.list(PLAYER, &player.to_string(), LISTED).await?;
        Ok(summaries(found, player))
    }

    /// The tables that anyone may join: those whose host is there first, then the newest.
    pub(crate) fn open_tables(&self) -> Vec<TableSummary> {
        self.lobby.list(Instant::now())
    }

    /// The table that waits under `code`.
    pub(crate) async fn coded(self: &Arc<House>, code: &str) -> Result<Option<TableId>, HouseError> {
        let Some(id) = self.store.find(CODE, code, 1).await?.pop() else {
            return Ok(None);
        };
        let Some(table) = self.table(&id).await? else {
            return Ok(None);
        };
        // The filing may lag a moment behind the table.
        let waits = table.look().await.room.table().phase() == room::Phase::Waiting;
        Ok(waits.then_some(id))
    }

    /// A code that no table waits under.
    async fn fresh_code(&self) -> Result<String, StoreError> {
        loop {
            let code = new_code();
            if self.store.find(CODE, &code, 1).await?.is_empty() {
                return Ok(code);
            }
        }
    }
}

/// The lines of a list as `player` sees it.
fn summaries(found: Vec<Listed>, player: PlayerId) -> Vec<TableSummary> {
    // A table's present game comes before those gone by, and has the highest number.
    let mut present: HashMap<TableId, u32> = HashMap::new();
    for listed in &found {
        let number = present.entry(listed.id.clone()).or_default();
        *number = listed.part.max(*number);
    }
    let summary = |listed: Listed| {
        let digest = Digest::read(&listed.text)?;
        let past = present[&listed.id] > listed.part;
        Some(digest.summary(listed.id.as_str(), listed.part, past, player))
    };
    found.into_iter().filter_map(summary).collect()
}

/// How many letters a code has.
pub(crate) const CODE_LENGTH: usize = 6;

/// The letters of a code: none that is taken for another when it is said, in French or in English, or read.
/// They spell no word.
const CODE_LETTERS: &[u8; 12] = b"ABFHJKLMRXYZ";

/// A code that one can say aloud, one of three million. It leads to a table only while that one waits, and
/// may not be tried often.
fn new_code() -> String {
    let letters = CODE_LETTERS.len() as u64;
    // Six letters of twelve are few bits out of sixty-four: no letter comes noticeably more often.
    let mut rest = identity::random();
    let mut code = String::with_capacity(CODE_LENGTH);
    for _ in 0..CODE_LENGTH {
        code.push(char::from(CODE_LETTERS[(rest % letters) as usize]));
        rest /= letters;
    }
    code
}

/// A code as it was typed, in the form it is kept in; none where it cannot be one.
pub(crate) fn code_in(text: &str) -> Option<String> {
    let letters = text.chars().filter(|c| !matches!(c, ' ' | '-' | '.'));
    let code: String = letters.map(|c| c.to_ascii_uppercase()).collect();
    let known = code.bytes().all(|letter| CODE_LETTERS.contains(&letter));
    (known && code.len() == CODE_LENGTH).then_some(code)
}

/// An id that cannot be guessed: whoever knows it may come in.
fn new_id() -> TableId {
    const ALPHABET: &[u8] = b"ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789";
    // Twelve of fifty-seven characters are seventy bits; those that look alike are left out.
    let mut text = String::with_capacity(12);
    for byte in identity::random_bytes().into_iter().cycle() {
        if text.len() == 12 {
            break;
        }
        if let Some(&character) = ALPHABET.get(usize::from(byte & 63)) {
            text.push(char::from(character));
        }
    }
    TableId::new(&text).expect("letters and digits make an id")
}
