//! The durable log of every table.
