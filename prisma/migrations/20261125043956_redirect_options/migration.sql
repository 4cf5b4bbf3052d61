-- CreateEnum
CREATE TYPE "RedirectStatus" AS ENUM ('found', 'temporary_redirect', 'moved_permanently', 'permanent_redirect');

-- CreateEnum
CREATE TYPE "QueryForwarding" AS ENUM ('add', 'override');

-- AlterTable
ALTER TABLE "deleted_url" ADD COLUMN     "query_forwarding" "QueryForwarding",
ADD COLUMN     "redirect_status" "RedirectStatus";

-- AlterTable
ALTER TABLE "short_url" ADD COLUMN     "query_forwarding" "QueryForwarding",
ADD COLUMN     "redirect_status" "RedirectStatus";

-- Both concern the redirect: every node hears of a change.
DROP TRIGGER short_url_changed ON short_url;
CREATE TRIGGER short_url_changed AFTER UPDATE ON short_url
  FOR EACH ROW WHEN (
    (OLD.short_code, OLD.original_url, OLD.is_active, OLD.expires_at, OLD.owner_id, OLD.measurement_level,
      OLD.measurement_method, OLD.no_index, OLD.referrer_policy, OLD.redirect_status, OLD.query_forwarding)
    IS DISTINCT FROM (NEW.short_code, NEW.original_url, NEW.is_active, NEW.expires_at, NEW.owner_id,
      NEW.measurement_level, NEW.measurement_method, NEW.no_index, NEW.referrer_policy, NEW.redirect_status,
      NEW.query_forwarding))
  EXECUTE FUNCTION announce_short_url();
