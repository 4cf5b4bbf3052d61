ALTER TABLE "identity_account"
  ADD COLUMN "email_verified_at" TIMESTAMPTZ(3),
  ADD COLUMN "pending_email" VARCHAR(254);

CREATE TABLE "outgoing_mail" (
    "id" SERIAL NOT NULL,
    "key" VARCHAR(300) NOT NULL,
    "kind" VARCHAR(20) NOT NULL,
    "data" JSONB NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "due_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "settled_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "outgoing_mail_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "outgoing_mail_key_key" ON "outgoing_mail"("key");
CREATE INDEX "outgoing_mail_settled_at_due_at_idx" ON "outgoing_mail"("settled_at", "due_at");
