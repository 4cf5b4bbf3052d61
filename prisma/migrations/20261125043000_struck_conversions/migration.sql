-- Owners strike out conversions that were made up: they stay in the list and leave every figure.
ALTER TABLE conversion ADD COLUMN struck_at timestamptz(3);
