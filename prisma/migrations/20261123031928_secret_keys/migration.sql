-- CreateTable
CREATE TABLE "secret_key" (
    "id" UUID NOT NULL,
    "purpose" VARCHAR(40) NOT NULL,
    "secret" BYTEA NOT NULL,
    "file_key" VARCHAR(16),
    "starts_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "ends_at" TIMESTAMPTZ(3),

    CONSTRAINT "secret_key_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "secret_key_purpose_idx" ON "secret_key"("purpose");

-- The same secrets as before, in one table: tokens, cookies, links, click ids and webhooks stay valid.
INSERT INTO "secret_key" ("id", "purpose", "secret", "starts_at")
  SELECT gen_random_uuid(), "purpose", convert_to(CASE WHEN "purpose" = 'cookie' THEN "secret"->>'value' ELSE "secret"::text END, 'UTF8'),
    "created_at"
  FROM "identity_key";
INSERT INTO "secret_key" ("id", "purpose", "secret")
  SELECT gen_random_uuid(), replace("purpose", ' ', '-'), "secret" FROM "installation_secret";

-- DropTable
DROP TABLE "identity_key";

-- DropTable
DROP TABLE "installation_secret";
