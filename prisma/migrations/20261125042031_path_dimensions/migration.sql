-- How a visitor's network is connected, and how round trip and speed of a click were to be measured: labels, 0 where it is not
-- known, as of all clicks until now. Constant defaults rewrite no row.
ALTER TABLE analytics.click
  ADD COLUMN network_type integer NOT NULL DEFAULT 0,
  ADD COLUMN round_trip_attempt integer NOT NULL DEFAULT 0,
  ADD COLUMN speed_attempt integer NOT NULL DEFAULT 0;
ALTER TABLE analytics.measured_click
  ADD COLUMN network_type integer NOT NULL DEFAULT 0,
  ADD COLUMN round_trip_attempt integer NOT NULL DEFAULT 0,
  ADD COLUMN speed_attempt integer NOT NULL DEFAULT 0;
