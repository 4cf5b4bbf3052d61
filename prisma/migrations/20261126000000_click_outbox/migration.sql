-- Clicks on their way to ClickHouse, for installations that keep them there: rows as they are sent, compressed. The table is empty, and
-- nothing is locked.
CREATE TABLE analytics.click_outbox (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  shard smallint NOT NULL,
  token uuid NOT NULL DEFAULT gen_random_uuid(),
  clicks integer NOT NULL,
  -- Clicks from before the connection that stored them: a fail-over may have taken back that they had been sent.
  may_be_sent boolean NOT NULL,
  rows bytea NOT NULL,
  stored_at timestamptz NOT NULL DEFAULT now()
);
ALTER TABLE analytics.click_outbox ALTER COLUMN rows SET STORAGE EXTERNAL;
