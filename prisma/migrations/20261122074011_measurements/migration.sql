-- CreateEnum
CREATE TYPE "MeasurementSource" AS ENUM ('redirect', 'embed');

-- CreateTable
CREATE TABLE "installation_secret" (
    "purpose" VARCHAR(40) NOT NULL,
    "secret" BYTEA NOT NULL,

    CONSTRAINT "installation_secret_pkey" PRIMARY KEY ("purpose")
);

-- CreateTable
CREATE TABLE "measurement" (
    "click_id" UUID NOT NULL,
    "source" "MeasurementSource" NOT NULL,
    "received_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "rtts" REAL[],
    "throughputs" REAL[],
    "attempts" SMALLINT NOT NULL,
    "rtt_ms" REAL,
    "min_rtt_ms" REAL,
    "jitter_ms" REAL,
    "throughput_mbps" REAL,
    "throughput_kind" VARCHAR(12) NOT NULL,
    "effective_type" VARCHAR(10),
    "downlink_mbps" REAL,
    "browser_rtt_ms" REAL,
    "protocol" VARCHAR(20),
    "delay_ms" REAL NOT NULL,
    "stop_reason" VARCHAR(20) NOT NULL,
    "score" SMALLINT,
    "quality" VARCHAR(10),
    "confidence" REAL NOT NULL,
    "is_suspect" BOOLEAN NOT NULL,
    "scorer_version" SMALLINT NOT NULL,

    CONSTRAINT "measurement_pkey" PRIMARY KEY ("click_id","source")
);

-- CreateIndex
CREATE INDEX "measurement_received_at_idx" ON "measurement"("received_at");

-- Whether a destination belongs to a verified website concerns the redirects of its owner.
CREATE TRIGGER website_written AFTER INSERT OR DELETE ON website
  FOR EACH ROW EXECUTE FUNCTION announce_network_settings();
CREATE TRIGGER website_changed AFTER UPDATE ON website
  FOR EACH ROW WHEN ((OLD.is_active, OLD.verified_at, OLD.verified_by)
    IS DISTINCT FROM (NEW.is_active, NEW.verified_at, NEW.verified_by))
  EXECUTE FUNCTION announce_network_settings();
