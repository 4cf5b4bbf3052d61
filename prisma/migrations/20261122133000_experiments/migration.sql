CREATE TYPE "ExperimentState" AS ENUM ('running', 'paused', 'ended');

CREATE TABLE "experiment" (
    "id" SERIAL NOT NULL,
    "owner_id" INTEGER NOT NULL,
    "link_id" INTEGER NOT NULL,
    "state" "ExperimentState" NOT NULL DEFAULT 'running',
    "started_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "ended_at" TIMESTAMPTZ(3),
    "kept_variant_id" INTEGER,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "experiment_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "variant" (
    "id" SERIAL NOT NULL,
    "experiment_id" INTEGER NOT NULL,
    "position" SMALLINT NOT NULL,
    "destination" VARCHAR(2048) NOT NULL,
    "weight" SMALLINT NOT NULL,

    CONSTRAINT "variant_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "experiment_owner_id_started_at_idx" ON "experiment"("owner_id", "started_at" DESC);
CREATE INDEX "experiment_link_id_idx" ON "experiment"("link_id");
CREATE UNIQUE INDEX "variant_experiment_id_position_key" ON "variant"("experiment_id", "position");

ALTER TABLE "experiment" ADD CONSTRAINT "experiment_owner_id_fkey"
    FOREIGN KEY ("owner_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "variant" ADD CONSTRAINT "variant_experiment_id_fkey"
    FOREIGN KEY ("experiment_id") REFERENCES "experiment"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- An experiment concerns its link's redirect, and what its owner sees of the link.
CREATE FUNCTION announce_experiment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('short_url', short_code),
    pg_notify('owner_urls', json_build_object('o', owner_id, 'k', 'UPDATED', 'u', id)::text)
    FROM short_url WHERE id = NEW.link_id;
  RETURN NULL;
END $$;
CREATE TRIGGER experiment_written AFTER INSERT OR UPDATE ON experiment
  FOR EACH ROW EXECUTE FUNCTION announce_experiment();

-- The variant whose destination a click was given; 0 without an experiment, as in all clicks until now.
ALTER TABLE analytics.click ADD COLUMN variant integer NOT NULL DEFAULT 0;
ALTER TABLE analytics.measured_click ADD COLUMN variant integer NOT NULL DEFAULT 0;
-- Blocks written until now have no column of variants: layout 1.
ALTER TABLE analytics.segment ADD COLUMN layout smallint NOT NULL DEFAULT 1;
-- Blocks of measured clicks tell no layouts apart; the job writes them again from their rows.
TRUNCATE analytics.measured_block;
