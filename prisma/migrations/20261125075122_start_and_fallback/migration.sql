-- AlterTable
ALTER TABLE "deleted_url" ADD COLUMN     "fallback_url" VARCHAR(2048),
ADD COLUMN     "starts_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "short_url" ADD COLUMN     "fallback_url" VARCHAR(2048),
ADD COLUMN     "starts_at" TIMESTAMPTZ(3);
-- Lists ask which links have not started: few, so that each query reads them once. The index takes a moment on big tables;
-- links have no start yet, so it is empty.
CREATE INDEX short_url_by_start ON short_url (owner_id, starts_at) WHERE starts_at IS NOT NULL;

-- Both concern the redirect: every node hears of a change.
DROP TRIGGER short_url_changed ON short_url;
CREATE TRIGGER short_url_changed AFTER UPDATE ON short_url
  FOR EACH ROW WHEN (
    (OLD.short_code, OLD.original_url, OLD.is_active, OLD.expires_at, OLD.owner_id, OLD.measurement_level,
      OLD.measurement_method, OLD.no_index, OLD.referrer_policy, OLD.redirect_status, OLD.query_forwarding, OLD.no_preview,
      OLD.starts_at, OLD.fallback_url)
    IS DISTINCT FROM (NEW.short_code, NEW.original_url, NEW.is_active, NEW.expires_at, NEW.owner_id,
      NEW.measurement_level, NEW.measurement_method, NEW.no_index, NEW.referrer_policy, NEW.redirect_status,
      NEW.query_forwarding, NEW.no_preview, NEW.starts_at, NEW.fallback_url))
  EXECUTE FUNCTION announce_short_url();
