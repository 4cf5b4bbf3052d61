-- A visitor counts once a day in whatever is shown, so every click carries its visitor's number: the first half in
-- visitor, the other one here. Clicks of before have the first half alone, on the first click of each link.
ALTER TABLE analytics.click ADD COLUMN visitor_rest integer NOT NULL DEFAULT 0;
ALTER TABLE analytics.measured_click ADD COLUMN visitor_rest integer NOT NULL DEFAULT 0;

-- Visitors of a value cannot be kept as a sum any more: days are summed as a whole, and values are counted from columns.
DELETE FROM analytics.stat_day WHERE dimension <> 0;
DROP INDEX analytics.stat_day_whole;
ALTER TABLE analytics.stat_day DROP CONSTRAINT stat_day_pkey, DROP COLUMN dimension, DROP COLUMN value;
ALTER TABLE analytics.stat_day ADD PRIMARY KEY (owner_id, day);
CREATE INDEX stat_day_day ON analytics.stat_day (day, owner_id);

-- Made again in the background: clicks of visitors who came again lie together in them.
TRUNCATE analytics.segment, analytics.segment_column;
ALTER TABLE analytics.segment DROP COLUMN layout;

-- A conversion that a server reported is no visit of 0 seconds.
WITH invented AS (
  UPDATE analytics.click_fact f SET visible_ms = NULL, is_bounce = NULL
  WHERE f.conversions > 0 AND f.visible_ms = 0
    AND NOT EXISTS (SELECT 1 FROM visit v WHERE v.click_id = f.click_id AND v.is_counted)
  RETURNING f.click_id)
UPDATE analytics.measured_day d SET version = version + 1
WHERE EXISTS (SELECT 1 FROM analytics.measured_click c JOIN invented USING (click_id)
  WHERE c.owner_id = d.owner_id AND c.day = d.day);
TRUNCATE analytics.measured_block;
