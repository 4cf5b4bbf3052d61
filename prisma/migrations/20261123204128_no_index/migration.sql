-- AlterTable
ALTER TABLE "deleted_url" ADD COLUMN     "no_index" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "short_url" ADD COLUMN     "no_index" BOOLEAN NOT NULL DEFAULT false;

-- It concerns the redirect: every node hears of a change.
DROP TRIGGER short_url_changed ON short_url;
CREATE TRIGGER short_url_changed AFTER UPDATE ON short_url
  FOR EACH ROW WHEN (
    (OLD.short_code, OLD.original_url, OLD.is_active, OLD.expires_at, OLD.owner_id, OLD.measurement_level,
      OLD.measurement_method, OLD.no_index)
    IS DISTINCT FROM (NEW.short_code, NEW.original_url, NEW.is_active, NEW.expires_at, NEW.owner_id,
      NEW.measurement_level, NEW.measurement_method, NEW.no_index))
  EXECUTE FUNCTION announce_short_url();
