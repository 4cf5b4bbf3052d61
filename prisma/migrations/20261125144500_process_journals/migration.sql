-- How far the journals of a node's further server processes are stored; that of the first one is in journal_position. A server of the
-- version before knows nothing of it, and leaves the journals that it does not read where they are.
CREATE TABLE analytics.process_journal (
  node_id uuid NOT NULL REFERENCES analytics.journal_position ON UPDATE CASCADE ON DELETE CASCADE,
  process integer NOT NULL CHECK (process > 1),
  file bigint NOT NULL,
  at_byte bigint NOT NULL,
  PRIMARY KEY (node_id, process)
);
