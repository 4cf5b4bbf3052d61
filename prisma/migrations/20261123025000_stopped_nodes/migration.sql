-- When a node was stopped with nothing left in its journal; a node that ended otherwise is told by the others. Those of before are
-- taken for stopped: nobody noted how they ended.
ALTER TABLE analytics.journal_position ADD COLUMN stopped_at timestamptz;
UPDATE analytics.journal_position SET stopped_at = now();
