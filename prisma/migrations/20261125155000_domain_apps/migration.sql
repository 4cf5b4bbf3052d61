-- AlterTable
ALTER TABLE "domain" ADD COLUMN     "android_apps" JSONB NOT NULL DEFAULT '[]',
ADD COLUMN     "ios_apps" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- Every node answers which apps open links of a domain: it hears of a change of them as well.
CREATE OR REPLACE TRIGGER domain_changed AFTER UPDATE ON domain
  FOR EACH ROW WHEN ((OLD.verified_at, OLD.root_url, OLD.not_found_url, OLD.ios_apps, OLD.android_apps)
    IS DISTINCT FROM (NEW.verified_at, NEW.root_url, NEW.not_found_url, NEW.ios_apps, NEW.android_apps))
  EXECUTE FUNCTION announce_domain();
