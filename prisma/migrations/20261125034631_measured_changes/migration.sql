-- Which measured clicks a version of a day changed. Whoever has the version before reads these alone; where a version has no
-- row, the day is read again as a whole: after a deletion, after an hour, after a crash, and where an older server wrote.
CREATE UNLOGGED TABLE analytics.measured_change (
  owner_id integer NOT NULL,
  day date NOT NULL,
  version bigint NOT NULL,
  changed_at timestamptz NOT NULL DEFAULT now(),
  click_ids uuid[] NOT NULL,
  PRIMARY KEY (owner_id, day, version)
);
CREATE INDEX measured_change_changed_at ON analytics.measured_change (changed_at);
-- Ids hardly shrink, and trying to costs more than it saves.
ALTER TABLE analytics.measured_change ALTER COLUMN click_ids SET STORAGE EXTERNAL;

-- Versions of a day begin anew when its clicks were dropped and others came: those are another day's. No table is rewritten.
ALTER TABLE analytics.measured_day ADD COLUMN begun_at timestamptz NOT NULL DEFAULT now();
