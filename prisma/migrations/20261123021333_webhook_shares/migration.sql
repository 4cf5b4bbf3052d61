-- DropIndex
DROP INDEX "webhook_delivery_webhook_id_state_due_at_idx";

-- AlterTable
ALTER TABLE "webhook" ADD COLUMN     "dropped_at" TIMESTAMPTZ(3),
ADD COLUMN     "dropped_count" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "proved_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "webhook_delivery" ADD COLUMN     "is_bundle" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "webhook_report" (
    "id" BIGSERIAL NOT NULL,
    "owner_id" INTEGER NOT NULL,
    "conversion" JSON NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "webhook_report_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "webhook_report_owner_id_id_idx" ON "webhook_report"("owner_id", "id");

-- CreateIndex
CREATE INDEX "webhook_delivery_webhook_id_state_is_bundle_due_at_idx" ON "webhook_delivery"("webhook_id", "state", "is_bundle", "due_at");

-- CreateIndex
CREATE INDEX "webhook_delivery_owner_id_state_is_bundle_idx" ON "webhook_delivery"("owner_id", "state", "is_bundle");

-- CreateIndex
CREATE INDEX "webhook_delivery_is_under_way_due_at_idx" ON "webhook_delivery"("is_under_way", "due_at");

-- AddForeignKey
ALTER TABLE "webhook_report" ADD CONSTRAINT "webhook_report_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Whoever answered before wants to be called. What never arrived anywhere is asked first; its events wait meanwhile.
UPDATE "webhook" SET "proved_at" = "delivered_at" WHERE "delivered_at" IS NOT NULL;
INSERT INTO "webhook_delivery" ("webhook_id", "owner_id", "event", "key", "data")
  SELECT "id", "owner_id", 'webhook.verification', 'verification',
    json_build_object('challenge', replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''))
  FROM "webhook" WHERE "proved_at" IS NULL AND "off_reason" IS NULL;

UPDATE "webhook_delivery" SET "is_bundle" = true WHERE "event" = 'clicks.recorded' AND "state" = 'waiting';

-- Whoever heard of all conversions goes on to do so; those that pages report have an event of their own.
UPDATE "webhook" SET "events" = "events" || '{conversions.reported}' WHERE 'conversion.recorded' = ANY ("events");

-- How many more events may wait: 1,000 of a webhook in any case, and more while fewer than 10,000 of the whole account wait.
CREATE FUNCTION webhook_own_room(hook integer) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT 1000 - count(*) FROM (SELECT FROM webhook_delivery
    WHERE webhook_id = hook AND state = 'waiting' AND NOT is_bundle LIMIT 1000) AS waiting
$$;
CREATE FUNCTION webhook_account_room(account integer) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT 10000 - count(*) FROM (SELECT FROM webhook_delivery
    WHERE owner_id = account AND state = 'waiting' AND NOT is_bundle LIMIT 10000) AS waiting
$$;
CREATE FUNCTION webhook_has_room(hook integer, account integer) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT webhook_own_room(hook) > 0 OR webhook_account_room(account) > 0
$$;

CREATE OR REPLACE FUNCTION queue_inserted_links() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  WITH wanting AS MATERIALIZED (
    SELECT id, owner_id, webhook_own_room(id) AS own, webhook_account_room(owner_id) AS shared FROM webhook
    WHERE owner_id IN (SELECT owner_id FROM written) AND off_reason IS NULL AND 'link.created' = ANY (events)),
  told AS (
    SELECT w.*, to_json(n) AS link, row_number() OVER (PARTITION BY w.id ORDER BY n.id) AS nth,
      row_number() OVER (PARTITION BY w.owner_id ORDER BY n.id) AS nth_of_account
    FROM wanting w JOIN written n ON n.owner_id = w.owner_id)
  INSERT INTO webhook_delivery (webhook_id, owner_id, event, data)
    SELECT id, owner_id, 'link.created', json_build_object('link', link) FROM told WHERE nth <= own OR nth_of_account <= shared;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION queue_deleted_links() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  WITH wanting AS MATERIALIZED (
    SELECT id, owner_id, webhook_own_room(id) AS own, webhook_account_room(owner_id) AS shared FROM webhook
    WHERE owner_id IN (SELECT owner_id FROM written) AND off_reason IS NULL AND 'link.deleted' = ANY (events)),
  told AS (
    SELECT w.*, to_json(o) AS link, row_number() OVER (PARTITION BY w.id ORDER BY o.id) AS nth,
      row_number() OVER (PARTITION BY w.owner_id ORDER BY o.id) AS nth_of_account
    FROM wanting w JOIN written o ON o.owner_id = w.owner_id)
  INSERT INTO webhook_delivery (webhook_id, owner_id, event, data)
    SELECT id, owner_id, 'link.deleted', json_build_object('link', link) FROM told WHERE nth <= own OR nth_of_account <= shared;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION queue_updated_link() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO webhook_delivery (webhook_id, owner_id, event, data)
    SELECT w.id, w.owner_id, 'link.updated', json_build_object('link', to_json(NEW), 'changed', (
      SELECT json_agg(key ORDER BY key) FROM json_each_text(to_json(NEW)) AS n JOIN json_each_text(to_json(OLD)) AS o USING (key)
      WHERE n.value IS DISTINCT FROM o.value AND key IN ('short_code', 'original_url', 'title', 'description', 'is_active',
        'expires_at', 'measurement_level', 'measurement_method')))
    FROM webhook w WHERE w.owner_id = NEW.owner_id AND w.off_reason IS NULL AND 'link.updated' = ANY (w.events)
      AND webhook_has_room(w.id, w.owner_id);
  RETURN NULL;
END $$;

-- What pages report anybody can report: it waits apart, and becomes a few deliveries with many conversions each.
CREATE OR REPLACE FUNCTION queue_conversion() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.source = 'page' THEN
    INSERT INTO webhook_report (owner_id, conversion)
      SELECT NEW.owner_id, json_build_object('conversion', to_json(NEW), 'domain', s.domain) FROM website s
      WHERE s.id = NEW.website_id AND EXISTS (SELECT FROM webhook w
        WHERE w.owner_id = NEW.owner_id AND w.off_reason IS NULL AND 'conversions.reported' = ANY (w.events));
  ELSE
    INSERT INTO webhook_delivery (webhook_id, owner_id, event, data)
      SELECT w.id, w.owner_id, 'conversion.recorded', json_build_object('conversion', to_json(NEW), 'domain', s.domain)
      FROM webhook w JOIN website s ON s.id = NEW.website_id
      WHERE w.owner_id = NEW.owner_id AND w.off_reason IS NULL AND 'conversion.recorded' = ANY (w.events)
        AND webhook_has_room(w.id, w.owner_id);
  END IF;
  RETURN NULL;
END $$;
-- What a page has reported before, a stranger's page perhaps, is told of once a server reports it.
CREATE TRIGGER conversion_webhooks_confirmed AFTER UPDATE ON conversion
  FOR EACH ROW WHEN (NEW.is_counted AND OLD.source = 'page' AND NEW.source = 'server') EXECUTE FUNCTION queue_conversion();

CREATE OR REPLACE FUNCTION queue_verified_website() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO webhook_delivery (webhook_id, owner_id, event, data)
    SELECT w.id, w.owner_id, 'website.verified', json_build_object('website', json_build_object(
      'id', NEW.id, 'domain', NEW.domain, 'name', NEW.name, 'verified_at', NEW.verified_at, 'verified_by', NEW.verified_by))
    FROM webhook w
    WHERE w.owner_id = NEW.owner_id AND w.off_reason IS NULL AND 'website.verified' = ANY (w.events)
      AND webhook_has_room(w.id, w.owner_id);
  RETURN NULL;
END $$;
