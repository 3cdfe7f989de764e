//! Chess, by the FIDE laws or by the Carlit sheet.
