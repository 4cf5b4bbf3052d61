-- The round trip of a click's handshake in microseconds; 0 where nobody measured it, as in all clicks until now.
ALTER TABLE analytics.click ADD COLUMN handshake_us integer NOT NULL DEFAULT 0;
