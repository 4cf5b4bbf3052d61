-- The clicks by people whose way may be measured, stored again in the transaction that stores them in analytics.click.
-- Facts reach a click seconds to weeks later, and only these clicks have any: figures read a tenth of the rows.
CREATE TABLE analytics.measured_click (LIKE analytics.click, PRIMARY KEY (click_id));
CREATE INDEX measured_click_day ON analytics.measured_click (owner_id, day);
-- Delays are judged by the latest clicks of everybody, and shown of an owner's.
CREATE INDEX measured_click_at ON analytics.measured_click (at DESC);
CREATE INDEX measured_click_owner_at ON analytics.measured_click (owner_id, at DESC);

-- What was measured of a click: null is unknown. It may arrive before the click itself is stored.
CREATE TABLE analytics.click_fact (
  click_id uuid PRIMARY KEY,
  changed_at timestamptz NOT NULL DEFAULT now(),
  has_click boolean NOT NULL,             -- whether its click was stored already, and its day's version moved
  rtt_ms real,
  mbps real,
  score smallint,                         -- 0 to 100
  connection smallint,                    -- index in `connections` of api/dimensions.ts
  screen_width integer,
  screen_height integer,
  load_ms integer,
  visible_ms integer,                     -- null where no page of a website reported the visit
  is_bounce boolean,
  conversions integer
);
CREATE INDEX click_fact_waiting ON analytics.click_fact (changed_at) WHERE NOT has_click;

-- Moves with everything that changes the measured clicks of an owner's day, or their facts: what was read of it is old.
CREATE TABLE analytics.measured_day (
  owner_id integer NOT NULL,
  day date NOT NULL,
  version bigint NOT NULL DEFAULT 1,
  changed_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (owner_id, day)
);

-- The measured clicks of a month's days as columns: what a server reads after its start, in place of a year's rows.
CREATE TABLE analytics.measured_block (
  id bigserial PRIMARY KEY,
  owner_id integer NOT NULL,
  first_day date NOT NULL,
  last_day date NOT NULL,
  versions bigint[] NOT NULL,             -- of each day when it was read; a day that has moved since is read from rows
  data bytea NOT NULL,                    -- api/columnar/layout/measured-days.ts
  UNIQUE (owner_id, first_day)
);
ALTER TABLE analytics.measured_block ALTER COLUMN data SET STORAGE EXTERNAL;
