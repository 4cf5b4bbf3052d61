-- CreateEnum
CREATE TYPE "ConversionSource" AS ENUM ('page', 'server');

-- AlterTable
ALTER TABLE "website" ADD COLUMN     "conversion_key_hash" CHAR(64);

-- CreateTable
CREATE TABLE "visit" (
    "website_id" INTEGER NOT NULL,
    "session_hash" CHAR(32) NOT NULL,
    "owner_id" INTEGER NOT NULL,
    "click_id" UUID,
    "started_at" TIMESTAMPTZ(3) NOT NULL,
    "received_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "seq" INTEGER NOT NULL,
    "views" INTEGER NOT NULL,
    "visible_ms" INTEGER NOT NULL,
    "is_bounced" BOOLEAN NOT NULL,
    "load_ms" INTEGER,
    "screen_width" SMALLINT,
    "screen_height" SMALLINT,
    "effective_type" VARCHAR(10),
    "is_counted" BOOLEAN NOT NULL,

    CONSTRAINT "visit_pkey" PRIMARY KEY ("website_id","session_hash")
);

-- CreateTable
CREATE TABLE "conversion" (
    "website_id" INTEGER NOT NULL,
    "reported_id" VARCHAR(100) NOT NULL,
    "owner_id" INTEGER NOT NULL,
    "session_hash" CHAR(32),
    "click_id" UUID,
    "source" "ConversionSource" NOT NULL,
    "name" VARCHAR(100) NOT NULL,
    "value" DECIMAL(15,3),
    "currency" CHAR(3),
    "converted_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "is_counted" BOOLEAN NOT NULL,

    CONSTRAINT "conversion_pkey" PRIMARY KEY ("website_id","reported_id")
);

-- CreateTable
CREATE TABLE "pending_click_fact" (
    "click_id" UUID NOT NULL,
    "owner_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "pending_click_fact_pkey" PRIMARY KEY ("click_id")
);

-- CreateTable
CREATE TABLE "snippet_measurement" (
    "id" SERIAL NOT NULL,
    "website_id" INTEGER NOT NULL,
    "session_hash" CHAR(32) NOT NULL,
    "measurement_type" VARCHAR(10) NOT NULL,
    "received_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "click_id" UUID,
    "page_url" VARCHAR(500),
    "network_type" VARCHAR(10),
    "network" VARCHAR(120),
    "country" CHAR(2),
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
    "duration_ms" REAL NOT NULL,
    "stop_reason" VARCHAR(20) NOT NULL,
    "score" SMALLINT,
    "quality" VARCHAR(10),
    "confidence" REAL NOT NULL,
    "is_suspect" BOOLEAN NOT NULL,
    "scorer_version" SMALLINT NOT NULL,
    "is_counted" BOOLEAN NOT NULL,

    CONSTRAINT "snippet_measurement_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "visit_website_id_started_at_idx" ON "visit"("website_id", "started_at");

-- CreateIndex
CREATE INDEX "visit_click_id_idx" ON "visit"("click_id");

-- CreateIndex
CREATE INDEX "visit_received_at_idx" ON "visit"("received_at");

-- CreateIndex
CREATE INDEX "conversion_website_id_converted_at_idx" ON "conversion"("website_id", "converted_at");

-- CreateIndex
CREATE INDEX "conversion_click_id_idx" ON "conversion"("click_id");

-- CreateIndex
CREATE INDEX "conversion_converted_at_idx" ON "conversion"("converted_at");

-- CreateIndex
CREATE INDEX "snippet_measurement_website_id_received_at_idx" ON "snippet_measurement"("website_id", "received_at");

-- CreateIndex
CREATE INDEX "snippet_measurement_click_id_idx" ON "snippet_measurement"("click_id");

-- CreateIndex
CREATE INDEX "snippet_measurement_received_at_idx" ON "snippet_measurement"("received_at");

-- CreateIndex
CREATE UNIQUE INDEX "snippet_measurement_website_id_session_hash_key" ON "snippet_measurement"("website_id", "session_hash");

-- CreateIndex
CREATE UNIQUE INDEX "website_conversion_key_hash_key" ON "website"("conversion_key_hash");

-- AddForeignKey
ALTER TABLE "visit" ADD CONSTRAINT "visit_website_id_fkey" FOREIGN KEY ("website_id") REFERENCES "website"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "conversion" ADD CONSTRAINT "conversion_website_id_fkey" FOREIGN KEY ("website_id") REFERENCES "website"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "snippet_measurement" ADD CONSTRAINT "snippet_measurement_website_id_fkey" FOREIGN KEY ("website_id") REFERENCES "website"("id") ON DELETE CASCADE ON UPDATE CASCADE;
