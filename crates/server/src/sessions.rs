//! Sessions: which cookies of a guest still count.
//!
//! A cookie names the session it was given for and the epoch of its guest. To forget one device, its
//! session is noted; to forget all others, the epoch is raised, and only cookies of the new one count.
//! Guests who never revoked anything cost nothing.

use std::collections::HashMap;
use std::fmt;
use std::str::FromStr;
use std::sync::{PoisonError, RwLock};

use journal::{Store, StoreError};
use room::PlayerId;
use tokio::sync::watch;

use crate::identity;

/// Under which settings the journal keeps what is revoked.
const PREFIX: &str = "revoked/";
/// So many devices may be forgotten one by one; the next forgets all that are older than now.
const MOST: usize = 64;

/// What a cookie was given for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Session {
    epoch: u32,
    id: u64,
}

impl Session {
    /// That of a cookie which names none.
    pub(crate) const UNNAMED: Session = Session { epoch: 0, id: 0 };

    /// A newcomer's.
    pub(crate) fn fresh() -> Session {
        Session {
            epoch: 0,
            id: identity::random(),
        }
    }
}

impl fmt::Display for Session {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:x}-{:016x}", self.epoch, self.id)
    }
}

impl FromStr for Session {
    type Err = std::num::ParseIntError;

    fn from_str(text: &str) -> Result<Session, Self::Err> {
        let (epoch, id) = text.split_once('-').unwrap_or_default();
        Ok(Session {
            epoch: u32::from_str_radix(epoch, 16)?,
            id: u64::from_str_radix(id, 16)?,
        })
    }
}

/// What a guest has revoked.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Revoked {
    /// Cookies of earlier epochs do not count.
    epoch: u32,
    /// Nor do these.
    ids: Vec<u64>,
}

impl Revoked {
    fn admits(&self, session: Session) -> bool {
        session.epoch >= self.epoch && !self.ids.contains(&session.id)
    }

    fn text(&self) -> String {
        let ids = self.ids.iter().map(|id| format!(" {id:x}"));
        std::iter::once(format!("{:x}", self.epoch)).chain(ids).collect()
    }

    fn read(text: &str) -> Option<Revoked> {
        let mut words = text.split(' ');
        Some(Revoked {
            epoch: u32::from_str_radix(words.next()?, 16).ok()?,
            ids: words
                .map(|id| u64::from_str_radix(id, 16).ok())
                .collect::<Option<_>>()?,
        })
    }
}

/// Everything that was revoked.
pub(crate) struct Sessions {
    revoked: RwLock<HashMap<PlayerId, Revoked>>,
    changed: watch::Sender<()>,
}

impl Sessions {
    /// What the journal keeps of them.
    pub(crate) async fn load(store: &dyn Store) -> Result<Sessions, StoreError> {
        let mut revoked = HashMap::new();
        for (key, value) in store.settings(PREFIX).await? {
            let player = key.strip_prefix(PREFIX).and_then(|player| player.parse().ok());
            match player.zip(Revoked::read(&value)) {
                Some((player, read)) => drop(revoked.insert(player, read)),
                None => tracing::error!(key, "what a guest revoked is unreadable"),
            }
        }
        Ok(Sessions {
            revoked: RwLock::new(revoked),
            ..Sessions::none()
        })
    }

    /// Nothing revoked yet.
    pub(crate) fn none() -> Sessions {
        Sessions {
            revoked: RwLock::default(),
            changed: watch::channel(()).0,
        }
    }

    fn of(&self, player: PlayerId) -> Revoked {
        let revoked = self.revoked.read().unwrap_or_else(PoisonError::into_inner);
        revoked.get(&player).cloned().unwrap_or_default()
    }

    /// Whether a cookie of `player` given for `session` counts.
    pub(crate) fn admits(&self, player: PlayerId, session: Session) -> bool {
        let revoked = self.revoked.read().unwrap_or_else(PoisonError::into_inner);
        revoked.get(&player).is_none_or(|revoked| revoked.admits(session))
    }

    /// Waits until `session` no longer counts.
    pub(crate) async fn until_revoked(&self, player: PlayerId, session: Session) {
        let mut changed = self.changed.subscribe();
        while self.admits(player, session) {
            if changed.changed().await.is_err() {
                // Nothing more will be revoked.
                std::future::pending::<()>().await;
            }
        }
    }

    /// Lets `session` count no longer.
    pub(crate) async fn forget(
        &self,
        store: &dyn Store,
        player: PlayerId,
        session: Session,
    ) -> Result<(), StoreError> {
        let mut revoked = self.of(player);
        if revoked.ids.len() >= MOST {
            revoked = raised(&revoked, session);
        } else if revoked.admits(session) {
            revoked.ids.push(session.id);
        }
        self.keep(store, player, revoked).await
    }

    /// Lets no session of `player` count but the one given back.
    pub(crate) async fn forget_others(
        &self,
        store: &dyn Store,
        player: PlayerId,
        session: Session,
    ) -> Result<Session, StoreError> {
        let revoked = raised(&self.of(player), session);
        let own = Session {
            epoch: revoked.epoch,
            id: identity::random(),
        };
        self.keep(store, player, revoked).await?;
        Ok(own)
    }

    /// Durable first: what was told to be revoked stays so after a crash.
    async fn keep(&self, store: &dyn Store, player: PlayerId, revoked: Revoked) -> Result<(), StoreError> {
        let key = format!("{PREFIX}{player}");
        store.set_setting(&key, &revoked.text()).await?;
        let mut all = self.revoked.write().unwrap_or_else(PoisonError::into_inner);
        all.insert(player, revoked);
        drop(all);
        self.changed.send_replace(());
        Ok(())
    }
}

/// The next epoch, in which nothing of the earlier ones needs to be remembered.
fn raised(revoked: &Revoked, session: Session) -> Revoked {
    Revoked {
        epoch: revoked.epoch.max(session.epoch).saturating_add(1),
        ids: Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use journal::SqliteStore;

    use super::*;

    const ADA: PlayerId = PlayerId(1);
    const BLAISE: PlayerId = PlayerId(2);

    #[tokio::test]
    async fn a_device_forgotten_is_forgotten_for_good() {
        let store = SqliteStore::in_memory().unwrap();
        let sessions = Sessions::load(&store).await.unwrap();
        let (phone, desk) = (Session::fresh(), Session::fresh());
        sessions.forget(&store, ADA, phone).await.unwrap();
        for sessions in [&sessions, &Sessions::load(&store).await.unwrap()] {
            assert!(!sessions.admits(ADA, phone));
            assert!(sessions.admits(ADA, desk));
            assert!(sessions.admits(BLAISE, phone), "another's is another");
        }
    }

    #[tokio::test]
    async fn all_others_are_forgotten_and_one_stays() {
        let store = SqliteStore::in_memory().unwrap();
        let sessions = Sessions::load(&store).await.unwrap();
        let (phone, desk) = (Session::fresh(), Session::fresh());
        let own = sessions.forget_others(&store, ADA, desk).await.unwrap();
        let again = Sessions::load(&store).await.unwrap();
        for old in [phone, desk, Session::UNNAMED] {
            assert!(!sessions.admits(ADA, old) && !again.admits(ADA, old));
        }
        assert!(sessions.admits(ADA, own) && again.admits(ADA, own));
        let next = again.forget_others(&store, ADA, own).await.unwrap();
        assert!(again.admits(ADA, next) && !again.admits(ADA, own));
    }

    #[tokio::test]
    async fn who_forgets_without_end_is_remembered_in_little_room() {
        let store = SqliteStore::in_memory().unwrap();
        let sessions = Sessions::none();
        let first = Session::fresh();
        sessions.forget(&store, ADA, first).await.unwrap();
        for _ in 0..2 * MOST {
            sessions.forget(&store, ADA, Session::fresh()).await.unwrap();
        }
        assert!(sessions.of(ADA).ids.len() <= MOST);
        assert!(!sessions.admits(ADA, first));
    }

    #[test]
    fn what_is_kept_reads_back() {
        for revoked in [
            Revoked::default(),
            Revoked {
                epoch: 17,
                ids: vec![0, u64::MAX],
            },
        ] {
            assert_eq!(Revoked::read(&revoked.text()), Some(revoked));
        }
        for text in ["", "x", "1 ", "1 x", "fffffffff"] {
            assert_eq!(Revoked::read(text), None, "{text:?}");
        }
        let session = Session::fresh();
        assert_eq!(session.to_string().parse(), Ok(session));
        assert!("1".parse::<Session>().is_err());
    }
}
