-- The journals themselves, one after the other, each in order.
CREATE TABLE record (
    table_id TEXT NOT NULL,
    seq INTEGER NOT NULL,
    record TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;

-- The tables to be woken at the next start; a table that is not here is not live.
CREATE TABLE live_table (
    table_id TEXT NOT NULL PRIMARY KEY
) STRICT, WITHOUT ROWID;

-- The secondary index. mark_id grows with every mark, so that it orders them by age.
CREATE TABLE mark (
    mark_id INTEGER PRIMARY KEY,
    table_id TEXT NOT NULL,
    key TEXT NOT NULL,
    value TEXT NOT NULL,
    UNIQUE (table_id, key, value)
) STRICT;

-- SQLite ends every index entry with the row's id: within a key and value, marks lie by age.
CREATE INDEX mark_by_value ON mark (key, value);

CREATE TABLE setting (
    key TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- One row at most: when the owner of the journal was last known to run.
CREATE TABLE beat (
    id INTEGER PRIMARY KEY CHECK (id = 0),
    at_ms INTEGER NOT NULL
) STRICT;
