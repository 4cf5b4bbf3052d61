-- CreateEnum
CREATE TYPE "WebhookOffReason" AS ENUM ('owner', 'gone', 'failures', 'backlog');

-- CreateEnum
CREATE TYPE "WebhookDeliveryState" AS ENUM ('waiting', 'delivered', 'failed');

-- CreateTable
CREATE TABLE "webhook" (
    "id" SERIAL NOT NULL,
    "owner_id" INTEGER NOT NULL,
    "url" VARCHAR(2048) NOT NULL,
    "description" VARCHAR(200),
    "events" TEXT[],
    "secret" BYTEA NOT NULL,
    "former_secret" BYTEA,
    "former_ends_at" TIMESTAMPTZ(3),
    "off_reason" "WebhookOffReason",
    "off_at" TIMESTAMPTZ(3),
    "failing_since" TIMESTAMPTZ(3),
    "delivered_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "webhook_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "webhook_delivery" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "webhook_id" INTEGER NOT NULL,
    "owner_id" INTEGER NOT NULL,
    "event" VARCHAR(40) NOT NULL,
    "data" JSON,
    "key" VARCHAR(100),
    "state" "WebhookDeliveryState" NOT NULL DEFAULT 'waiting',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "due_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "is_under_way" BOOLEAN NOT NULL DEFAULT false,
    "tries" JSONB NOT NULL DEFAULT '[]',
    "answer" VARCHAR(1024),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "queued_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "settled_at" TIMESTAMPTZ(3),

    CONSTRAINT "webhook_delivery_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "webhook_clicks" (
    "id" BIGSERIAL NOT NULL,
    "owner_id" INTEGER NOT NULL,
    "clicks" JSON NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "webhook_clicks_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "webhook_owner_id_idx" ON "webhook"("owner_id");

-- CreateIndex
CREATE INDEX "webhook_delivery_webhook_id_state_due_at_idx" ON "webhook_delivery"("webhook_id", "state", "due_at");

-- CreateIndex
CREATE INDEX "webhook_delivery_webhook_id_created_at_id_idx" ON "webhook_delivery"("webhook_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "webhook_delivery_webhook_id_key_key" ON "webhook_delivery"("webhook_id", "key");

-- CreateIndex
CREATE INDEX "webhook_clicks_owner_id_created_at_idx" ON "webhook_clicks"("owner_id", "created_at");

-- AddForeignKey
ALTER TABLE "webhook" ADD CONSTRAINT "webhook_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "webhook_delivery" ADD CONSTRAINT "webhook_delivery_webhook_id_fkey" FOREIGN KEY ("webhook_id") REFERENCES "webhook"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "webhook_clicks" ADD CONSTRAINT "webhook_clicks_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What happens to links, conversions and websites is queued in the transaction in which it happens, whoever does it. Where no
-- webhook wants it, that is one look into a small table.
CREATE FUNCTION queue_inserted_links() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO webhook_delivery (webhook_id, owner_id, event, data)
    SELECT w.id, w.owner_id, 'link.created', json_build_object('link', to_json(n))
    FROM webhook w JOIN written n ON n.owner_id = w.owner_id
    WHERE w.off_reason IS NULL AND 'link.created' = ANY (w.events);
  RETURN NULL;
END $$;
CREATE TRIGGER short_url_webhooks_inserted AFTER INSERT ON short_url REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION queue_inserted_links();

CREATE FUNCTION queue_deleted_links() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO webhook_delivery (webhook_id, owner_id, event, data)
    SELECT w.id, w.owner_id, 'link.deleted', json_build_object('link', to_json(o))
    FROM webhook w JOIN written o ON o.owner_id = w.owner_id
    WHERE w.off_reason IS NULL AND 'link.deleted' = ANY (w.events);
  RETURN NULL;
END $$;
CREATE TRIGGER short_url_webhooks_deleted AFTER DELETE ON short_url REFERENCING OLD TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION queue_deleted_links();

-- Each row by itself: the counters of links change with every batch of clicks, and a condition without a call costs least.
CREATE FUNCTION queue_updated_link() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO webhook_delivery (webhook_id, owner_id, event, data)
    SELECT w.id, w.owner_id, 'link.updated', json_build_object('link', to_json(NEW), 'changed', (
      SELECT json_agg(key ORDER BY key) FROM json_each_text(to_json(NEW)) AS n JOIN json_each_text(to_json(OLD)) AS o USING (key)
      WHERE n.value IS DISTINCT FROM o.value AND key IN ('short_code', 'original_url', 'title', 'description', 'is_active',
        'expires_at', 'measurement_level', 'measurement_method')))
    FROM webhook w WHERE w.owner_id = NEW.owner_id AND w.off_reason IS NULL AND 'link.updated' = ANY (w.events);
  RETURN NULL;
END $$;
CREATE TRIGGER short_url_webhooks_updated AFTER UPDATE ON short_url
  FOR EACH ROW WHEN (
    (OLD.short_code, OLD.original_url, OLD.title, OLD.description, OLD.is_active, OLD.expires_at, OLD.measurement_level, OLD.measurement_method)
    IS DISTINCT FROM
    (NEW.short_code, NEW.original_url, NEW.title, NEW.description, NEW.is_active, NEW.expires_at, NEW.measurement_level, NEW.measurement_method))
  EXECUTE FUNCTION queue_updated_link();

-- Conversions that are in no sum are delivered to nobody.
CREATE FUNCTION queue_conversion() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO webhook_delivery (webhook_id, owner_id, event, data)
    SELECT w.id, w.owner_id, 'conversion.recorded', json_build_object('conversion', to_json(NEW), 'domain', s.domain)
    FROM webhook w JOIN website s ON s.id = NEW.website_id
    WHERE w.owner_id = NEW.owner_id AND w.off_reason IS NULL AND 'conversion.recorded' = ANY (w.events);
  RETURN NULL;
END $$;
CREATE TRIGGER conversion_webhooks_inserted AFTER INSERT ON conversion
  FOR EACH ROW WHEN (NEW.is_counted) EXECUTE FUNCTION queue_conversion();

CREATE FUNCTION queue_verified_website() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO webhook_delivery (webhook_id, owner_id, event, data)
    SELECT w.id, w.owner_id, 'website.verified', json_build_object('website', json_build_object(
      'id', NEW.id, 'domain', NEW.domain, 'name', NEW.name, 'verified_at', NEW.verified_at, 'verified_by', NEW.verified_by))
    FROM webhook w
    WHERE w.owner_id = NEW.owner_id AND w.off_reason IS NULL AND 'website.verified' = ANY (w.events);
  RETURN NULL;
END $$;
CREATE TRIGGER website_webhooks_verified AFTER UPDATE ON website
  FOR EACH ROW WHEN (OLD.verified_at IS NULL AND NEW.verified_at IS NOT NULL) EXECUTE FUNCTION queue_verified_website();

-- Open screens follow what becomes of deliveries.
CREATE FUNCTION announce_webhook() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('webhooks', COALESCE(NEW.owner_id, OLD.owner_id)::text);
  RETURN NULL;
END $$;
CREATE TRIGGER webhook_written AFTER INSERT OR UPDATE OR DELETE ON webhook
  FOR EACH ROW EXECUTE FUNCTION announce_webhook();
CREATE TRIGGER webhook_delivery_changed AFTER UPDATE ON webhook_delivery
  FOR EACH ROW WHEN (OLD.state <> NEW.state OR (OLD.is_under_way AND NOT NEW.is_under_way))
  EXECUTE FUNCTION announce_webhook();

CREATE FUNCTION announce_webhook_deliveries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('webhooks', owner_id::text) FROM (SELECT DISTINCT owner_id FROM written) AS owners;
  RETURN NULL;
END $$;
CREATE TRIGGER webhook_delivery_queued AFTER INSERT ON webhook_delivery REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION announce_webhook_deliveries();
