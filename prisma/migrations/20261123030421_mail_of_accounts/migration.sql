-- AlterTable
ALTER TABLE "outgoing_mail" ADD COLUMN     "account_id" UUID,
ADD COLUMN     "owner_id" INTEGER;

-- CreateTable
CREATE TABLE "limit_warning" (
    "owner_id" INTEGER NOT NULL,
    "limit" VARCHAR(10) NOT NULL,
    "level" SMALLINT NOT NULL,
    "month" CHAR(7) NOT NULL,

    CONSTRAINT "limit_warning_pkey" PRIMARY KEY ("owner_id","month","limit","level")
);

-- CreateIndex
CREATE INDEX "outgoing_mail_owner_id_idx" ON "outgoing_mail"("owner_id");

-- CreateIndex
CREATE INDEX "outgoing_mail_account_id_idx" ON "outgoing_mail"("account_id");

-- AddForeignKey
ALTER TABLE "outgoing_mail" ADD CONSTRAINT "outgoing_mail_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "outgoing_mail" ADD CONSTRAINT "outgoing_mail_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "identity_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "limit_warning" ADD CONSTRAINT "limit_warning_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Emails that wait end with their account from now on, and warnings that were given are not given again this month.
UPDATE "outgoing_mail" m SET "account_id" = a."id" FROM "identity_account" a WHERE a."id"::text = m."data"->>'accountId';
UPDATE "outgoing_mail" m SET "owner_id" = u."id" FROM "app_user" u WHERE m."kind" = 'limit' AND u."id"::text = m."data"->>'ownerId';
UPDATE "outgoing_mail" m SET "owner_id" = w."owner_id" FROM "webhook" w
  WHERE m."kind" = 'webhook_off' AND w."id"::text = m."data"->>'webhookId';
INSERT INTO "limit_warning" ("owner_id", "limit", "level", "month")
  SELECT DISTINCT m."owner_id", m."data"->>'limit', (m."data"->>'level')::smallint, m."data"->>'month'
  FROM "outgoing_mail" m WHERE m."kind" = 'limit' AND m."owner_id" IS NOT NULL;
