//! The web server: sockets, sessions, timers, bot workers.
