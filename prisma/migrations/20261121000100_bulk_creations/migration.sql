-- What a bulk creation answered, by the key its sender gave it: sent again, it is answered again and creates nothing.
CREATE TABLE "bulk_creation" (
    "owner_id" INTEGER NOT NULL,
    "key" VARCHAR(200) NOT NULL,
    "rows_hash" CHAR(64) NOT NULL,
    "outcomes" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "bulk_creation_pkey" PRIMARY KEY ("owner_id", "key")
);
CREATE INDEX "bulk_creation_created_at_idx" ON "bulk_creation"("created_at");
ALTER TABLE "bulk_creation" ADD CONSTRAINT "bulk_creation_owner_id_fkey"
    FOREIGN KEY ("owner_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;
