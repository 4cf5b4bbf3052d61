-- AlterTable
ALTER TABLE "saved_view" ADD COLUMN     "domain" VARCHAR(253);
