CREATE TYPE "SubscriptionTier" AS ENUM ('free', 'premium', 'enterprise');

CREATE TABLE "app_user" (
    "id" SERIAL NOT NULL,
    "issuer" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "email" TEXT,
    "first_name" TEXT NOT NULL,
    "tier" "SubscriptionTier" NOT NULL DEFAULT 'free',
    "time_zone" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "app_user_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "app_user_issuer_subject_key" ON "app_user"("issuer", "subject");

CREATE TABLE "short_url" (
    "id" SERIAL NOT NULL,
    "owner_id" INTEGER NOT NULL,
    "short_code" VARCHAR(64) NOT NULL,
    "original_url" VARCHAR(2048) NOT NULL,
    "title" VARCHAR(200),
    "description" VARCHAR(1000),
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "expires_at" TIMESTAMPTZ(3),
    "click_count" INTEGER NOT NULL DEFAULT 0,
    "bot_count" INTEGER NOT NULL DEFAULT 0,
    "unique_visitors" INTEGER NOT NULL DEFAULT 0,
    "last_clicked_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "short_url_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "short_url_short_code_key" ON "short_url"("short_code");
CREATE INDEX "short_url_owner_id_created_at_id_idx" ON "short_url"("owner_id", "created_at" DESC, "id" DESC);
CREATE INDEX "short_url_owner_id_click_count_id_idx" ON "short_url"("owner_id", "click_count" DESC, "id" DESC);
ALTER TABLE "short_url" ADD CONSTRAINT "short_url_owner_id_fkey"
    FOREIGN KEY ("owner_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "identity_account" (
    "id" UUID NOT NULL,
    "email" VARCHAR(254) NOT NULL,
    "name" VARCHAR(100) NOT NULL,
    "password_hash" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "identity_account_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "identity_account_email_key" ON "identity_account"("email");

CREATE TABLE "identity_record" (
    "model" VARCHAR(40) NOT NULL,
    "id" VARCHAR(255) NOT NULL,
    "payload" JSONB NOT NULL,
    "grant_id" VARCHAR(255),
    "uid" VARCHAR(255),
    "consumed_at" TIMESTAMPTZ(3),
    "expires_at" TIMESTAMPTZ(3),
    CONSTRAINT "identity_record_pkey" PRIMARY KEY ("model", "id")
);
CREATE INDEX "identity_record_grant_id_idx" ON "identity_record"("grant_id");
CREATE INDEX "identity_record_uid_idx" ON "identity_record"("uid");
CREATE INDEX "identity_record_expires_at_idx" ON "identity_record"("expires_at");

CREATE TABLE "identity_key" (
    "id" VARCHAR(64) NOT NULL,
    "purpose" VARCHAR(16) NOT NULL,
    "secret" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "identity_key_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "identity_key_purpose_created_at_idx" ON "identity_key"("purpose", "created_at" DESC);

-- Every node's redirect cache listens to this channel: whatever writes a link, its code is told on commit.
-- Counters do not concern the redirect, so their updates stay silent.
CREATE FUNCTION announce_short_url() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM pg_notify('short_url', OLD.short_code); END IF;
  IF TG_OP <> 'DELETE' AND (TG_OP = 'INSERT' OR NEW.short_code <> OLD.short_code) THEN
    PERFORM pg_notify('short_url', NEW.short_code);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER short_url_written AFTER INSERT OR DELETE ON short_url
  FOR EACH ROW EXECUTE FUNCTION announce_short_url();
CREATE TRIGGER short_url_changed AFTER UPDATE ON short_url
  FOR EACH ROW WHEN (
    (OLD.short_code, OLD.original_url, OLD.is_active, OLD.expires_at, OLD.owner_id)
    IS DISTINCT FROM (NEW.short_code, NEW.original_url, NEW.is_active, NEW.expires_at, NEW.owner_id))
  EXECUTE FUNCTION announce_short_url();
