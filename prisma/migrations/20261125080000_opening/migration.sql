-- AlterTable
ALTER TABLE "deleted_url" ADD COLUMN     "fallback_url" VARCHAR(2048),
ADD COLUMN     "path_forwarding" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "starts_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "short_url" ADD COLUMN     "fallback_url" VARCHAR(2048),
ADD COLUMN     "path_forwarding" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "starts_at" TIMESTAMPTZ(3);

-- They concern the redirect: every node hears of a change.
DROP TRIGGER short_url_changed ON short_url;
CREATE TRIGGER short_url_changed AFTER UPDATE ON short_url
  FOR EACH ROW WHEN (
    (OLD.short_code, OLD.original_url, OLD.is_active, OLD.expires_at, OLD.owner_id, OLD.measurement_level,
      OLD.measurement_method, OLD.no_index, OLD.referrer_policy, OLD.redirect_status, OLD.query_forwarding, OLD.no_preview,
      OLD.path_forwarding, OLD.starts_at, OLD.fallback_url)
    IS DISTINCT FROM (NEW.short_code, NEW.original_url, NEW.is_active, NEW.expires_at, NEW.owner_id,
      NEW.measurement_level, NEW.measurement_method, NEW.no_index, NEW.referrer_policy, NEW.redirect_status,
      NEW.query_forwarding, NEW.no_preview, NEW.path_forwarding, NEW.starts_at, NEW.fallback_url))
  EXECUTE FUNCTION announce_short_url();

-- Lists ask for the links that have not begun, also beside a search.
ALTER TABLE search.url ADD COLUMN starts_at timestamptz(3);
-- Few links have one: lists leave those out that have not begun, and need not look at the others for it.
CREATE INDEX url_starts ON search.url (owner_id, starts_at) WHERE starts_at IS NOT NULL;
CREATE OR REPLACE FUNCTION search.write_url() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search.url (url_id, owner_id, body, is_active, starts_at, expires_at, created_at)
  VALUES (NEW.id, NEW.owner_id, search.body_of(NEW), NEW.is_active, NEW.starts_at, NEW.expires_at, NEW.created_at)
  ON CONFLICT (url_id) DO UPDATE SET owner_id = excluded.owner_id, body = excluded.body,
    is_active = excluded.is_active, starts_at = excluded.starts_at, expires_at = excluded.expires_at,
    created_at = excluded.created_at;
  RETURN NULL;
END $$;
DROP TRIGGER short_url_search_changed ON short_url;
CREATE TRIGGER short_url_search_changed
  AFTER UPDATE OF title, short_code, original_url, owner_id, is_active, starts_at, expires_at, created_at ON short_url
  FOR EACH ROW EXECUTE FUNCTION search.write_url();
