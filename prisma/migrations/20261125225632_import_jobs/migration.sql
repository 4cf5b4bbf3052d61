-- CreateEnum
CREATE TYPE "ImportState" AS ENUM ('waiting', 'running', 'done', 'failed');

-- AlterTable
ALTER TABLE "link_import" ADD COLUMN     "conflicts" VARCHAR(20),
ADD COLUMN     "done" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "attempts" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "failure" VARCHAR(500),
ADD COLUMN     "failure_code" VARCHAR(40),
ADD COLUMN     "finished_at" TIMESTAMPTZ(3),
ADD COLUMN     "state" "ImportState" NOT NULL DEFAULT 'done';

-- CreateTable
CREATE TABLE "link_import_file" (
    "import_id" INTEGER NOT NULL,
    "bytes" BYTEA NOT NULL,

    CONSTRAINT "link_import_file_pkey" PRIMARY KEY ("import_id")
);

-- AddForeignKey
ALTER TABLE "link_import_file" ADD CONSTRAINT "link_import_file_import_id_fkey" FOREIGN KEY ("import_id") REFERENCES "link_import"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The few that are not finished are looked for every ten seconds.
CREATE INDEX link_import_open ON link_import (id) WHERE state IN ('waiting', 'running');

-- Imports that earlier versions made are done; what they make while this runs is as well.
CREATE TRIGGER link_import_ordered AFTER INSERT ON link_import
  FOR EACH ROW WHEN (NEW.state = 'waiting') EXECUTE FUNCTION announce_job('imports');
