-- What is stored of clicks. Kept out of schema.prisma: Prisma knows neither partitions nor unlogged tables.
-- Written by api/clicks only (the ingester), read by api/analytics. Days and hours are in the owner's time zone,
-- decided when the click is stored; `link_id` 0 stands for all links of the owner.
CREATE SCHEMA analytics;

CREATE TABLE analytics.click (
  owner_id integer NOT NULL,
  link_id integer NOT NULL,
  at timestamptz(3) NOT NULL,
  click_id uuid NOT NULL,                -- version 7, minted by the redirect
  day date NOT NULL,
  hour smallint NOT NULL,
  kind smallint NOT NULL,                -- 0 person, 1 bot, 2 preview or prefetch
  reason smallint NOT NULL,              -- why it is not a person; 0 for people
  first_owner boolean NOT NULL,          -- the visitor's first click of the day on any link of the owner
  first_link boolean NOT NULL,           -- the visitor's first click of the day on this link
  country smallint NOT NULL,             -- packed ISO 3166-1 alpha-2; 0 unknown
  device smallint NOT NULL,
  os smallint NOT NULL,
  browser smallint NOT NULL,
  browser_version smallint NOT NULL,
  channel smallint NOT NULL,
  city integer NOT NULL,                 -- this and the following: ids in analytics.label, 0 unknown
  network integer NOT NULL,
  referrer integer NOT NULL,
  utm_source integer NOT NULL,
  utm_medium integer NOT NULL,
  utm_campaign integer NOT NULL
) PARTITION BY RANGE (at);
-- No index on click_id alone: the journal's position makes clicks unique, and a click's own time leads to it.
CREATE INDEX click_owner_at ON analytics.click (owner_id, at DESC, click_id DESC);
CREATE INDEX click_link_at ON analytics.click (link_id, at DESC);

-- Who was already seen on a day, as a keyed hash; dropped with its day's salt after 48 hours.
CREATE TABLE analytics.daily_visitor (
  owner_id integer NOT NULL,
  day date NOT NULL,
  link_id integer NOT NULL,
  visitor bigint NOT NULL,
  PRIMARY KEY (owner_id, link_id, visitor, day)
) PARTITION BY RANGE (day);

-- Unlogged: not in WAL, replicas or archives. A crash costs one day's slight over-count of visitors.
CREATE UNLOGGED TABLE analytics.salt (
  day date PRIMARY KEY,
  secret bytea NOT NULL
);

CREATE TABLE analytics.stat_hour (
  owner_id integer NOT NULL,
  link_id integer NOT NULL,
  bucket timestamptz NOT NULL,
  day date NOT NULL,
  hour smallint NOT NULL,
  clicks integer NOT NULL,
  bots integer NOT NULL,
  visitors integer NOT NULL,
  PRIMARY KEY (owner_id, link_id, bucket)
) WITH (fillfactor = 80);

CREATE TABLE analytics.stat_day (
  owner_id integer NOT NULL,
  dimension smallint NOT NULL,
  day date NOT NULL,
  value integer NOT NULL,
  clicks integer NOT NULL,
  bots integer NOT NULL,
  visitors integer NOT NULL,
  PRIMARY KEY (owner_id, dimension, day, value)
) WITH (fillfactor = 80);

CREATE TABLE analytics.label (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  owner_id integer NOT NULL,
  dimension smallint NOT NULL,
  label text NOT NULL,
  day date NOT NULL,                     -- when it was first met; new labels are capped a day
  UNIQUE (owner_id, dimension, label)
);
CREATE INDEX label_day ON analytics.label (owner_id, dimension, day);

-- How far each node's journal is stored; moved in the transaction that stores the clicks.
CREATE TABLE analytics.journal_position (
  node_id uuid PRIMARY KEY,
  segment bigint NOT NULL,
  position bigint NOT NULL,
  moved_at timestamptz NOT NULL DEFAULT now()
);
