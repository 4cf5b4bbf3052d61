-- CreateEnum
CREATE TYPE "AddressHandling" AS ENUM ('full', 'truncated', 'none');

-- CreateEnum
CREATE TYPE "AccountJobKind" AS ENUM ('export', 'delete_clicks', 'close');

-- CreateEnum
CREATE TYPE "AccountJobState" AS ENUM ('waiting', 'running', 'done', 'failed');

-- AlterTable
ALTER TABLE "app_user" ADD COLUMN     "closing_at" TIMESTAMPTZ(3),
ADD COLUMN     "retention_days" INTEGER;

-- AlterTable
ALTER TABLE "network_settings" ADD COLUMN     "address_handling" "AddressHandling" NOT NULL DEFAULT 'full';

-- CreateTable
CREATE TABLE "preferences" (
    "owner_id" INTEGER NOT NULL,
    "theme" VARCHAR(20) NOT NULL DEFAULT 'system',
    "date_format" VARCHAR(20) NOT NULL DEFAULT 'browser',
    "number_format" VARCHAR(20) NOT NULL DEFAULT 'browser',
    "default_period" VARCHAR(20) NOT NULL DEFAULT '30d',
    "landing_page" VARCHAR(20) NOT NULL DEFAULT 'dashboard',
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "preferences_pkey" PRIMARY KEY ("owner_id")
);

-- CreateTable
CREATE TABLE "account_job" (
    "id" UUID NOT NULL,
    "kind" "AccountJobKind" NOT NULL,
    "state" "AccountJobState" NOT NULL DEFAULT 'waiting',
    "owner_id" INTEGER,
    "before" DATE,
    "done" INTEGER NOT NULL DEFAULT 0,
    "total" INTEGER NOT NULL DEFAULT 0,
    "failure" VARCHAR(300),
    "bytes" BIGINT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "account_job_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "account_job_owner_id_idx" ON "account_job"("owner_id");

-- CreateIndex
CREATE INDEX "account_job_created_at_idx" ON "account_job"("created_at");

-- AddForeignKey
ALTER TABLE "preferences" ADD CONSTRAINT "preferences_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The parts of finished downloads. Unlogged, so no backup keeps a copy: after a crash the owner makes another one.
CREATE UNLOGGED TABLE analytics.export_part (
  job_id uuid NOT NULL REFERENCES account_job ON DELETE CASCADE,
  number integer NOT NULL,
  data bytea NOT NULL,
  PRIMARY KEY (job_id, number)
);
-- They come compressed.
ALTER TABLE analytics.export_part ALTER COLUMN data SET STORAGE EXTERNAL;
