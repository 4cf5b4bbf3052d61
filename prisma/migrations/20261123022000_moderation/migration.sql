-- AlterTable
ALTER TABLE "app_user" ADD COLUMN "suspended_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "suspension" (
    "id" SERIAL NOT NULL,
    "link_id" INTEGER,
    "account_id" INTEGER,
    "host" VARCHAR(253),
    "reason" VARCHAR(500) NOT NULL,
    "suspended_by" VARCHAR(254) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "suspension_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "suspension_names_one" CHECK (num_nonnulls("link_id", "account_id", "host") = 1)
);

-- CreateTable
CREATE TABLE "link_report" (
    "id" SERIAL NOT NULL,
    "short_code" VARCHAR(64) NOT NULL,
    "reason" VARCHAR(1000) NOT NULL,
    "contact" VARCHAR(254),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "settled_at" TIMESTAMPTZ(3),

    CONSTRAINT "link_report_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "suspension_link_id_key" ON "suspension"("link_id");

-- CreateIndex
CREATE UNIQUE INDEX "suspension_account_id_key" ON "suspension"("account_id");

-- CreateIndex
CREATE UNIQUE INDEX "suspension_host_key" ON "suspension"("host");

-- CreateIndex
CREATE INDEX "link_report_short_code_created_at_idx" ON "link_report"("short_code", "created_at");

-- CreateIndex
CREATE INDEX "link_report_settled_at_created_at_idx" ON "link_report"("settled_at", "created_at");

-- AddForeignKey
ALTER TABLE "suspension" ADD CONSTRAINT "suspension_link_id_fkey" FOREIGN KEY ("link_id") REFERENCES "short_url"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "suspension" ADD CONSTRAINT "suspension_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Redirects of every node follow within a second, and lists that are open show it.
CREATE FUNCTION announce_suspension() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  it suspension := COALESCE(NEW, OLD);
BEGIN
  IF it.link_id IS NULL THEN
    PERFORM pg_notify('suspensions', json_build_object('o', it.account_id, 'h', it.host)::text);
  ELSE
    PERFORM pg_notify('short_url', short_code),
      pg_notify('owner_urls', json_build_object('o', owner_id, 'k', 'UPDATED', 'u', id)::text)
    FROM short_url WHERE id = it.link_id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER suspension_written AFTER INSERT OR DELETE ON suspension
  FOR EACH ROW EXECUTE FUNCTION announce_suspension();

-- API keys that servers remember follow, too.
DROP TRIGGER app_user_changed ON app_user;
CREATE TRIGGER app_user_changed AFTER UPDATE ON app_user
  FOR EACH ROW WHEN (
    (OLD.tier, OLD.time_zone, OLD.begun_day, OLD.email, OLD.first_name, OLD.suspended_at)
    IS DISTINCT FROM (NEW.tier, NEW.time_zone, NEW.begun_day, NEW.email, NEW.first_name, NEW.suspended_at))
  EXECUTE FUNCTION announce_account();
