-- What the server itself saw of a click's way, milliseconds: the round trip, and its jitter where it was asked several times.
ALTER TABLE analytics.click_fact ADD COLUMN server_rtt_ms real, ADD COLUMN server_jitter_ms real, ADD COLUMN jitter_ms real;
UPDATE analytics.click_fact f SET jitter_ms = m.jitter_ms
FROM measurement m WHERE m.click_id = f.click_id AND m.source <> 'tester' AND NOT m.is_suspect AND m.jitter_ms IS NOT NULL;

-- New accounts learn the network and the round trip of every click. Who had no settings keeps learning nothing.
INSERT INTO network_settings (owner_id, level)
SELECT id, 'none' FROM app_user WHERE NOT EXISTS (SELECT 1 FROM network_settings s WHERE s.owner_id = app_user.id);
ALTER TABLE network_settings ALTER COLUMN level SET DEFAULT 'essential';

-- Blocks lack the jitter. They are copies, and are written again in the background; until then their days are read from rows.
TRUNCATE analytics.measured_block;

-- Tells reporters of a day apart, so that a few of them cannot decide about the visitors of a whole network.
ALTER TABLE measurement ADD COLUMN reporter integer;
