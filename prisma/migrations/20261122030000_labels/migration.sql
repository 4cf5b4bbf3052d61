-- Labels are committed durably before a click uses them, and removed once no click refers to them (api/clicks/labels.ts
-- and sweep-labels.ts). Whoever uses one that is marked takes the mark away first.
ALTER TABLE analytics.label ADD COLUMN unused_since timestamptz;

-- Moves whenever labels were marked: what ingesters remember of labels from before is void. One row.
CREATE TABLE analytics.label_epoch (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  epoch bigint NOT NULL DEFAULT 0
);
INSERT INTO analytics.label_epoch DEFAULT VALUES;

-- What jobs keep between their runs.
CREATE TABLE analytics.job_state (
  name text PRIMARY KEY,
  state jsonb NOT NULL
);

-- When the labels of an owner were last looked through, and how often clicks had been deleted by then.
CREATE TABLE analytics.label_sweep (
  owner_id integer PRIMARY KEY,
  times integer NOT NULL,
  swept_at timestamptz NOT NULL
);

-- A crash of the server empties unlogged tables: then the row is gone, and the day's visitors with it.
CREATE UNLOGGED TABLE analytics.server_life (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  begun_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
INSERT INTO analytics.server_life DEFAULT VALUES;

-- Destroyed salts stand in the file until it is written anew; from now on that is done whenever one is destroyed.
ALTER TABLE analytics.salt ALTER COLUMN secret TYPE bytea USING secret || ''::bytea;

-- An installation without clicks has none to repair (api/clicks/repair-labels.ts).
INSERT INTO analytics.job_state (name, state)
  SELECT 'repair-labels', '{"ownerId": 0, "month": "0001-01-01", "clicks": 0, "isDone": true}'
  WHERE NOT EXISTS (SELECT 1 FROM analytics.stat_day);
