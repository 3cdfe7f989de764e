//! The wire types, versioned.
