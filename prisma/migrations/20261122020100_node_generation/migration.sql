-- Which start of a node the journal's position belongs to. Every start takes the next generation; what remembers an
-- earlier one, a copy of the node's data folder, moves the position no more.
ALTER TABLE analytics.journal_position
  ADD COLUMN generation bigint NOT NULL DEFAULT 0,
  ADD COLUMN token uuid;
