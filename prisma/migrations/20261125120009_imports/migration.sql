-- AlterTable
ALTER TABLE "deleted_url" ADD COLUMN     "clicks_before_import" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "import_id" INTEGER;

-- AlterTable
ALTER TABLE "short_url" ADD COLUMN     "clicks_before_import" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "import_id" INTEGER;

-- CreateTable
CREATE TABLE "link_import" (
    "id" SERIAL NOT NULL,
    "owner_id" INTEGER NOT NULL,
    "key" VARCHAR(200) NOT NULL,
    "file_hash" CHAR(64) NOT NULL,
    "format" VARCHAR(20) NOT NULL,
    "total" INTEGER NOT NULL,
    "created" INTEGER NOT NULL,
    "renamed" INTEGER NOT NULL,
    "skipped" INTEGER NOT NULL,
    "refusals" JSONB NOT NULL DEFAULT '[]',
    "refused" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "undone_at" TIMESTAMPTZ(3),

    CONSTRAINT "link_import_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "link_import_owner_id_created_at_idx" ON "link_import"("owner_id", "created_at" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "link_import_owner_id_key_key" ON "link_import"("owner_id", "key");

-- AddForeignKey
ALTER TABLE "link_import" ADD CONSTRAINT "link_import_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Undoing an import finds its links; most links have none. The table is read once for it: seconds for a million links.
CREATE INDEX short_url_import ON short_url (import_id) WHERE import_id IS NOT NULL;
