-- Measured clicks that have changed since ClickHouse was told of them, for installations that keep clicks there. The table is empty, and
-- nothing is locked.
CREATE TABLE analytics.measured_outbox (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  owner_id integer NOT NULL,
  click_ids uuid[] NOT NULL,
  stored_at timestamptz NOT NULL DEFAULT now()
);
ALTER TABLE analytics.measured_outbox ALTER COLUMN click_ids SET STORAGE EXTERNAL;

-- When ClickHouse was asked for the click of a fact that came late; null before, and where clicks are here. No row is rewritten.
ALTER TABLE analytics.click_fact ADD COLUMN sought_at timestamptz;
