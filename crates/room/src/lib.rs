//! A table: places, seats, clocks, offers and matches, without any I/O.
