-- AlterTable
ALTER TABLE "deleted_url" ADD COLUMN     "redirect_rules" JSONB NOT NULL DEFAULT '[]';

-- AlterTable
ALTER TABLE "short_url" ADD COLUMN     "redirect_rules" JSONB NOT NULL DEFAULT '[]';

-- They concern the redirect: every node hears of a change. A trigger of its own leaves the counting of clicks as it is.
CREATE TRIGGER short_url_rules_changed AFTER UPDATE OF redirect_rules ON short_url
  FOR EACH ROW WHEN (OLD.redirect_rules IS DISTINCT FROM NEW.redirect_rules)
  EXECUTE FUNCTION announce_short_url();
