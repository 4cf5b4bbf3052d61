-- The version of the system and the model of the device, as labels; 0 is unknown, as in all clicks until now. None of it
-- rewrites a row.
ALTER TABLE analytics.click
  ADD COLUMN device_model integer NOT NULL DEFAULT 0,
  ADD COLUMN os_version integer NOT NULL DEFAULT 0;
ALTER TABLE analytics.measured_click
  ADD COLUMN device_model integer NOT NULL DEFAULT 0,
  ADD COLUMN os_version integer NOT NULL DEFAULT 0;
-- Blocks written until now have no columns of them: layout 1.
ALTER TABLE analytics.segment ADD COLUMN layout smallint NOT NULL DEFAULT 1;
