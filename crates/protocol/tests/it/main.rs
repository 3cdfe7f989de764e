//! What comes over the wire is read or refused, whatever it is.

mod reading;
