-- What was used of limits, counted by all processes together; its columns are those of rate-limiter-flexible. The keys are hashed.
-- Unlogged: a crash of PostgreSQL begins limits anew, and no copy has them.
CREATE SCHEMA limits;

CREATE UNLOGGED TABLE limits.counted (
  key text PRIMARY KEY,
  points integer NOT NULL,
  -- milliseconds since 1970
  expire bigint
);
CREATE INDEX counted_expire ON limits.counted (expire);
