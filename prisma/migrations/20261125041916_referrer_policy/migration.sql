-- CreateEnum
CREATE TYPE "ReferrerPolicy" AS ENUM ('no_referrer', 'strict_origin', 'unsafe_url');

-- AlterTable
ALTER TABLE "deleted_url" ADD COLUMN     "referrer_policy" "ReferrerPolicy";

-- AlterTable
ALTER TABLE "short_url" ADD COLUMN     "referrer_policy" "ReferrerPolicy";

-- It concerns the redirect: every node hears of a change.
DROP TRIGGER short_url_changed ON short_url;
CREATE TRIGGER short_url_changed AFTER UPDATE ON short_url
  FOR EACH ROW WHEN (
    (OLD.short_code, OLD.original_url, OLD.is_active, OLD.expires_at, OLD.owner_id, OLD.measurement_level,
      OLD.measurement_method, OLD.no_index, OLD.referrer_policy)
    IS DISTINCT FROM (NEW.short_code, NEW.original_url, NEW.is_active, NEW.expires_at, NEW.owner_id,
      NEW.measurement_level, NEW.measurement_method, NEW.no_index, NEW.referrer_policy))
  EXECUTE FUNCTION announce_short_url();
