-- The migrations that servers of before cannot live with; api/database/migrate.ts adds to it. Without any, older servers go on as they are.
CREATE SCHEMA upgrades;

CREATE TABLE upgrades.contraction (
  migration_name text PRIMARY KEY,
  applied_at timestamptz NOT NULL DEFAULT now()
);
