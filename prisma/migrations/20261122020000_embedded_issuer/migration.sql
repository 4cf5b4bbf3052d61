-- Accounts of the embedded identity provider are known by its constant name, no longer by its address: a changed
-- PUBLIC_ORIGIN or PORT parted people from their links. Who signed in under several addresses gets one account.
CREATE TEMPORARY TABLE embedded_user ON COMMIT DROP AS
  SELECT id, tier, time_zone, first_value(id) OVER (PARTITION BY subject ORDER BY created_at, id) AS kept
  FROM app_user
  WHERE issuer ~ '^https?://[^/]+/oidc$' AND subject IN (SELECT id::text FROM identity_account);
CREATE TEMPORARY TABLE moved ON COMMIT DROP AS SELECT id, kept FROM embedded_user WHERE id <> kept;

-- Texts of clicks are numbered for each owner anew.
INSERT INTO analytics.label (owner_id, dimension, label, day)
  SELECT m.kept, l.dimension, l.label, min(l.day) FROM analytics.label l JOIN moved m ON m.id = l.owner_id GROUP BY 1, 2, 3
  ON CONFLICT DO NOTHING;
CREATE TEMPORARY TABLE renumbered ON COMMIT DROP AS
  SELECT l.id, n.id AS kept FROM analytics.label l JOIN moved m ON m.id = l.owner_id
  JOIN analytics.label n ON n.owner_id = m.kept AND n.dimension = l.dimension AND n.label = l.label;
CREATE UNIQUE INDEX ON renumbered (id);
UPDATE analytics.click c SET owner_id = m.kept,
    city = coalesce((SELECT kept FROM renumbered WHERE id = c.city), 0),
    network = coalesce((SELECT kept FROM renumbered WHERE id = c.network), 0),
    referrer = coalesce((SELECT kept FROM renumbered WHERE id = c.referrer), 0),
    utm_source = coalesce((SELECT kept FROM renumbered WHERE id = c.utm_source), 0),
    utm_medium = coalesce((SELECT kept FROM renumbered WHERE id = c.utm_medium), 0),
    utm_campaign = coalesce((SELECT kept FROM renumbered WHERE id = c.utm_campaign), 0)
  FROM moved m WHERE c.owner_id = m.id;
DELETE FROM analytics.label WHERE owner_id IN (SELECT id FROM moved);

INSERT INTO analytics.stat_hour AS s (owner_id, link_id, bucket, day, hour, clicks, bots, visitors)
  SELECT m.kept, link_id, bucket, min(day), min(hour), sum(clicks), sum(bots), sum(visitors)
  FROM analytics.stat_hour h JOIN moved m ON m.id = h.owner_id GROUP BY 1, 2, 3
  ON CONFLICT (owner_id, link_id, bucket) DO UPDATE SET clicks = s.clicks + excluded.clicks,
    bots = s.bots + excluded.bots, visitors = s.visitors + excluded.visitors;
INSERT INTO analytics.stat_day AS s (owner_id, dimension, day, value, clicks, bots, visitors)
  SELECT m.kept, dimension, day, value, sum(clicks), sum(bots), sum(visitors)
  FROM analytics.stat_day d JOIN moved m ON m.id = d.owner_id GROUP BY 1, 2, 3, 4
  ON CONFLICT (owner_id, dimension, day, value) DO UPDATE SET clicks = s.clicks + excluded.clicks,
    bots = s.bots + excluded.bots, visitors = s.visitors + excluded.visitors;
DELETE FROM analytics.stat_hour WHERE owner_id IN (SELECT id FROM moved);
DELETE FROM analytics.stat_day WHERE owner_id IN (SELECT id FROM moved);
DELETE FROM analytics.daily_visitor WHERE owner_id IN (SELECT id FROM moved);
-- Columns are written anew of what both have now.
DELETE FROM analytics.segment WHERE owner_id IN (SELECT id FROM moved UNION SELECT kept FROM moved);
INSERT INTO analytics.click_deletion AS d (owner_id, times) SELECT DISTINCT kept, 1 FROM moved
  ON CONFLICT (owner_id) DO UPDATE SET times = d.times + 1;

UPDATE short_url s SET owner_id = m.kept FROM moved m WHERE s.owner_id = m.id;
UPDATE app_user u SET tier = e.tier, time_zone = coalesce(u.time_zone, e.time_zone)
  FROM (SELECT kept, max(tier) AS tier, min(time_zone) AS time_zone FROM embedded_user GROUP BY kept) e
  WHERE u.id = e.kept;
DELETE FROM app_user WHERE id IN (SELECT id FROM moved);
UPDATE app_user SET issuer = 'embedded' WHERE id IN (SELECT kept FROM embedded_user);
