-- CreateEnum
CREATE TYPE "ApiKeyScope" AS ENUM ('read', 'write', 'analytics', 'conversions');

-- CreateTable
CREATE TABLE "api_key" (
    "id" SERIAL NOT NULL,
    "owner_id" INTEGER NOT NULL,
    "name" VARCHAR(100) NOT NULL,
    "hash" CHAR(64) NOT NULL,
    "hint" VARCHAR(8) NOT NULL,
    "scopes" "ApiKeyScope"[],
    "origins" TEXT[],
    "expires_at" TIMESTAMPTZ(3),
    "last_used_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "api_key_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "api_key_hash_key" ON "api_key"("hash");

-- CreateIndex
CREATE INDEX "api_key_owner_id_idx" ON "api_key"("owner_id");

-- AddForeignKey
ALTER TABLE "api_key" ADD CONSTRAINT "api_key_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Every server remembers the keys it has seen, with their accounts: whatever ends a key, it is told on commit.
CREATE FUNCTION announce_api_key() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('api_keys', json_build_object(
    'o', COALESCE(NEW.owner_id, OLD.owner_id), 'k', COALESCE(NEW.id, OLD.id), 'e', TG_OP = 'DELETE')::text);
  RETURN NULL;
END $$;
CREATE TRIGGER api_key_written AFTER INSERT OR DELETE ON api_key
  FOR EACH ROW EXECUTE FUNCTION announce_api_key();
-- When it was last used changes nothing for anybody who uses it.
CREATE TRIGGER api_key_changed AFTER UPDATE ON api_key
  FOR EACH ROW WHEN (OLD.last_used_at IS NOT DISTINCT FROM NEW.last_used_at)
  EXECUTE FUNCTION announce_api_key();

CREATE FUNCTION announce_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('accounts', NEW.id::text);
  RETURN NULL;
END $$;
CREATE TRIGGER app_user_changed AFTER UPDATE ON app_user
  FOR EACH ROW WHEN (
    (OLD.tier, OLD.time_zone, OLD.begun_day, OLD.email, OLD.first_name)
    IS DISTINCT FROM (NEW.tier, NEW.time_zone, NEW.begun_day, NEW.email, NEW.first_name))
  EXECUTE FUNCTION announce_account();
