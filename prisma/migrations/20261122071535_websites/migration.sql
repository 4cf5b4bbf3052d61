-- CreateEnum
CREATE TYPE "VerificationMethod" AS ENUM ('dns', 'file', 'meta');

-- CreateTable
CREATE TABLE "website" (
    "id" SERIAL NOT NULL,
    "owner_id" INTEGER NOT NULL,
    "domain" VARCHAR(253) NOT NULL,
    "name" VARCHAR(200),
    "description" VARCHAR(1000),
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "snippet_token" CHAR(32) NOT NULL,
    "verification_token" CHAR(32) NOT NULL,
    "verified_at" TIMESTAMPTZ(3),
    "verified_by" "VerificationMethod",
    "checked_at" TIMESTAMPTZ(3),
    "failed_checks" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "website_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "website_snippet_token_key" ON "website"("snippet_token");

-- CreateIndex
CREATE INDEX "website_checked_at_idx" ON "website"("checked_at");

-- CreateIndex
CREATE UNIQUE INDEX "website_owner_id_domain_key" ON "website"("owner_id", "domain");

-- AddForeignKey
ALTER TABLE "website" ADD CONSTRAINT "website_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;
