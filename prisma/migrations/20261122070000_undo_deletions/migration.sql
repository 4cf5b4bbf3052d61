-- Where an extended link expired before, so that extending it can be undone.
ALTER TABLE "short_url" ADD COLUMN "extended_from" TIMESTAMPTZ(3);

-- Links that were deleted and can still be restored: whole rows, out of every list, count and redirect. A job deletes them
-- for good, and then takes their clicks out of the figures.
CREATE TABLE "deleted_url" (
    "id" INTEGER NOT NULL,
    "owner_id" INTEGER NOT NULL,
    "short_code" VARCHAR(64) NOT NULL,
    "original_url" VARCHAR(2048) NOT NULL,
    "title" VARCHAR(200),
    "description" VARCHAR(1000),
    "is_active" BOOLEAN NOT NULL,
    "expires_at" TIMESTAMPTZ(3),
    "extended_from" TIMESTAMPTZ(3),
    "click_count" INTEGER NOT NULL,
    "bot_count" INTEGER NOT NULL,
    "unique_visitors" INTEGER NOT NULL,
    "last_clicked_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "deleted_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "deleted_url_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "deleted_url_short_code_key" ON "deleted_url"("short_code");
CREATE INDEX "deleted_url_deleted_at_idx" ON "deleted_url"("deleted_at");
CREATE INDEX "deleted_url_owner_id_idx" ON "deleted_url"("owner_id");
ALTER TABLE "deleted_url" ADD CONSTRAINT "deleted_url_owner_id_fkey"
    FOREIGN KEY ("owner_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The code of a link that can be restored stays its own. After the row, since waiting for the index may end with a deletion.
CREATE FUNCTION keep_deleted_codes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM deleted_url WHERE short_code = NEW.short_code AND id <> NEW.id) THEN
    RAISE unique_violation USING MESSAGE = 'the code belongs to a deleted link',
      DETAIL = format('Key (short_code)=(%s) already exists.', NEW.short_code),
      TABLE = 'short_url', CONSTRAINT = 'short_url_short_code_key';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER short_url_code_inserted AFTER INSERT ON short_url FOR EACH ROW EXECUTE FUNCTION keep_deleted_codes();
CREATE TRIGGER short_url_code_changed AFTER UPDATE OF short_code ON short_url
  FOR EACH ROW WHEN (OLD.short_code <> NEW.short_code) EXECUTE FUNCTION keep_deleted_codes();
