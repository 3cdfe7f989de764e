-- What lists say of tables, written with the records it sums up, so that no list reads a journal.
-- summary_id decides between those of one moment.
CREATE TABLE summary (
    summary_id INTEGER PRIMARY KEY,
    table_id TEXT NOT NULL,
    part INTEGER NOT NULL,
    settled INTEGER NOT NULL,
    at_ms INTEGER NOT NULL,
    text TEXT NOT NULL,
    UNIQUE (table_id, part)
) STRICT;
