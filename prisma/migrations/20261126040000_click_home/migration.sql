-- Where the clicks of the installation are, which ingesters look at in each of their transactions: they can be moved while servers run.
CREATE TABLE analytics.click_home (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  place text NOT NULL CHECK (place IN ('postgres', 'clickhouse')),
  shards smallint NOT NULL,
  -- Since when clicks were moved whose rows are still here as well; null otherwise.
  moved_from timestamptz
);
INSERT INTO analytics.click_home (place, shards)
SELECT 'clickhouse', (state ->> 'shards')::smallint FROM analytics.job_state WHERE name = 'clicks-in-clickhouse';
DELETE FROM analytics.job_state WHERE name = 'clicks-in-clickhouse';

-- Clicks that are moved are news to nobody. A constant default rewrites no rows.
ALTER TABLE analytics.click_outbox ADD COLUMN is_news boolean NOT NULL DEFAULT true;
