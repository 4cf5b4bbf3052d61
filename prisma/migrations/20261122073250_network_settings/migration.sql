-- CreateEnum
CREATE TYPE "MeasurementLevel" AS ENUM ('none', 'essential', 'full');

-- CreateEnum
CREATE TYPE "MeasurementMethod" AS ENUM ('redirect', 'embed', 'hybrid');

-- AlterTable
ALTER TABLE "short_url" ADD COLUMN     "measurement_level" "MeasurementLevel",
ADD COLUMN     "measurement_method" "MeasurementMethod";
ALTER TABLE "deleted_url" ADD COLUMN     "measurement_level" "MeasurementLevel",
ADD COLUMN     "measurement_method" "MeasurementMethod";

-- CreateTable
CREATE TABLE "network_settings" (
    "owner_id" INTEGER NOT NULL,
    "level" "MeasurementLevel" NOT NULL DEFAULT 'none',
    "method" "MeasurementMethod" NOT NULL DEFAULT 'redirect',
    "geolocation" BOOLEAN NOT NULL DEFAULT true,
    "privacy_mode" BOOLEAN NOT NULL DEFAULT false,
    "use_case" VARCHAR(200),
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "network_settings_pkey" PRIMARY KEY ("owner_id")
);

-- AddForeignKey
ALTER TABLE "network_settings" ADD CONSTRAINT "network_settings_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Accounts that exist go on with what was stored of their clicks until now; new ones begin with level none.
INSERT INTO network_settings (owner_id, level) SELECT id, 'essential' FROM app_user;

-- Every node's redirect cache listens: whatever writes the settings of an owner, the owner is told on commit.
CREATE FUNCTION announce_network_settings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('network_settings', COALESCE(NEW.owner_id, OLD.owner_id)::text);
  RETURN NULL;
END $$;
CREATE TRIGGER network_settings_written AFTER INSERT OR UPDATE OR DELETE ON network_settings
  FOR EACH ROW EXECUTE FUNCTION announce_network_settings();

-- An override of a link concerns its redirect, too.
DROP TRIGGER short_url_changed ON short_url;
CREATE TRIGGER short_url_changed AFTER UPDATE ON short_url
  FOR EACH ROW WHEN (
    (OLD.short_code, OLD.original_url, OLD.is_active, OLD.expires_at, OLD.owner_id, OLD.measurement_level,
      OLD.measurement_method)
    IS DISTINCT FROM (NEW.short_code, NEW.original_url, NEW.is_active, NEW.expires_at, NEW.owner_id,
      NEW.measurement_level, NEW.measurement_method))
  EXECUTE FUNCTION announce_short_url();
