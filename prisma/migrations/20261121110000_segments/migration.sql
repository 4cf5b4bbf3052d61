-- Clicks as columns. What is filtered is counted from these by api/analytics/columns; they are written by api/clicks
-- once a stretch of an owner's days is over, and hold the same clicks as analytics.click. Which clicks a segment may
-- stand for is never assumed: a stretch whose segments do not hold as many clicks as its days counted is read from the
-- clicks themselves until it is written anew.
CREATE TABLE analytics.segment (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  owner_id integer NOT NULL,
  first_day date NOT NULL,
  last_day date NOT NULL,                -- never of another month than first_day
  part smallint NOT NULL,                -- a day with many clicks is kept in parts, oldest first; else 0
  until timestamptz,                     -- later clicks of the day are not in this part; null: all are
  days integer[] NOT NULL,               -- how many clicks each day has: they are sorted by day
  clicks integer NOT NULL,               -- without those of links that were deleted since
  gone integer[] NOT NULL DEFAULT '{}',  -- these links; their clicks go when the segment is written anew
  UNIQUE (owner_id, first_day, part)
);

CREATE TABLE analytics.segment_column (
  segment_id bigint NOT NULL REFERENCES analytics.segment ON DELETE CASCADE,
  number smallint NOT NULL,              -- api/columns/layout.ts
  data bytea NOT NULL,
  PRIMARY KEY (segment_id, number)
);
-- They come compressed.
ALTER TABLE analytics.segment_column ALTER COLUMN data SET STORAGE EXTERNAL;

-- How often clicks of an owner were deleted: what was remembered of them before is void.
CREATE TABLE analytics.click_deletion (
  owner_id integer PRIMARY KEY,
  times integer NOT NULL
);

-- Dimension 0 counts whole days. What visitors bring along is counted from columns; its sums by day are not kept.
INSERT INTO analytics.stat_day (owner_id, dimension, day, value, clicks, bots, visitors)
  SELECT owner_id, 0, day, 0, sum(clicks), sum(bots), sum(visitors)
  FROM analytics.stat_day WHERE dimension = 3 GROUP BY owner_id, day;
DELETE FROM analytics.stat_day WHERE dimension BETWEEN 7 AND 12;
-- Whose days there are to put into columns.
CREATE INDEX stat_day_whole ON analytics.stat_day (day, owner_id) WHERE dimension = 0;
