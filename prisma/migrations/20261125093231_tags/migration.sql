-- CreateEnum
CREATE TYPE "TagColor" AS ENUM ('gray', 'red', 'orange', 'yellow', 'green', 'teal', 'blue', 'purple', 'pink');

-- AlterTable
ALTER TABLE "deleted_url" ADD COLUMN     "tag_ids" INTEGER[] DEFAULT ARRAY[]::INTEGER[];

-- AlterTable
ALTER TABLE "short_url" ADD COLUMN     "tag_ids" INTEGER[] DEFAULT ARRAY[]::INTEGER[];

-- CreateTable
CREATE TABLE "tag" (
    "id" SERIAL NOT NULL,
    "owner_id" INTEGER NOT NULL,
    "name" VARCHAR(50) NOT NULL,
    "key" VARCHAR(150) NOT NULL,
    "color" "TagColor" NOT NULL DEFAULT 'gray',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "tag_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "tag_owner_id_key_key" ON "tag"("owner_id", "key");

-- AddForeignKey
ALTER TABLE "tag" ADD CONSTRAINT "tag_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Lists ask for the links with a tag, also beside a search. Most links have none, and counting clicks writes nothing here.
-- The index is empty at first, but the table is read once for it, and no link can be written meanwhile.
ALTER TABLE search.url ADD COLUMN tag_ids integer[] NOT NULL DEFAULT '{}';
CREATE INDEX url_tags ON search.url USING gin (tag_ids) WHERE tag_ids <> '{}';
CREATE OR REPLACE FUNCTION search.write_url() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search.url (url_id, owner_id, body, is_active, starts_at, expires_at, created_at, tag_ids)
  VALUES (NEW.id, NEW.owner_id, search.body_of(NEW), NEW.is_active, NEW.starts_at, NEW.expires_at, NEW.created_at,
    coalesce(NEW.tag_ids, '{}'))
  ON CONFLICT (url_id) DO UPDATE SET owner_id = excluded.owner_id, body = excluded.body,
    is_active = excluded.is_active, starts_at = excluded.starts_at, expires_at = excluded.expires_at,
    created_at = excluded.created_at, tag_ids = excluded.tag_ids;
  RETURN NULL;
END $$;
DROP TRIGGER short_url_search_changed ON short_url;
CREATE TRIGGER short_url_search_changed
  AFTER UPDATE OF title, short_code, original_url, owner_id, is_active, starts_at, expires_at, created_at, tag_ids ON short_url
  FOR EACH ROW EXECUTE FUNCTION search.write_url();

-- Webhooks tell the names of tags, as they are when something happens.
CREATE FUNCTION link_json(link short_url) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT to_jsonb(link) || jsonb_build_object('tags', (SELECT coalesce(jsonb_agg(name ORDER BY name COLLATE "und-x-icu"), '[]')
    FROM tag WHERE owner_id = link.owner_id AND id = ANY (link.tag_ids)))
$$;

CREATE OR REPLACE FUNCTION queue_inserted_links() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  WITH wanting AS MATERIALIZED (
    SELECT id, owner_id, webhook_own_room(id) AS own, webhook_account_room(owner_id) AS shared FROM webhook
    WHERE owner_id IN (SELECT owner_id FROM written) AND off_reason IS NULL AND 'link.created' = ANY (events)),
  told AS (
    SELECT w.*, link_json(n) AS link, row_number() OVER (PARTITION BY w.id ORDER BY n.id) AS nth,
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
    SELECT w.*, link_json(o) AS link, row_number() OVER (PARTITION BY w.id ORDER BY o.id) AS nth,
      row_number() OVER (PARTITION BY w.owner_id ORDER BY o.id) AS nth_of_account
    FROM wanting w JOIN written o ON o.owner_id = w.owner_id)
  INSERT INTO webhook_delivery (webhook_id, owner_id, event, data)
    SELECT id, owner_id, 'link.deleted', json_build_object('link', link) FROM told WHERE nth <= own OR nth_of_account <= shared;
  RETURN NULL;
END $$;

-- Owners hear of every option that they change; tags are told under their own name.
CREATE OR REPLACE FUNCTION queue_updated_link() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO webhook_delivery (webhook_id, owner_id, event, data)
    SELECT w.id, w.owner_id, 'link.updated', json_build_object('link', link_json(NEW), 'changed', (
      SELECT json_agg(CASE key WHEN 'tag_ids' THEN 'tags' ELSE key END ORDER BY key)
      FROM json_each_text(to_json(NEW)) AS n JOIN json_each_text(to_json(OLD)) AS o USING (key)
      WHERE n.value IS DISTINCT FROM o.value AND key IN ('short_code', 'original_url', 'title', 'description', 'is_active',
        'expires_at', 'measurement_level', 'measurement_method', 'external_id', 'no_index', 'referrer_policy',
        'redirect_status', 'query_forwarding', 'path_forwarding', 'no_preview', 'starts_at', 'fallback_url', 'redirect_rules',
        'has_password', 'max_clicks', 'tag_ids')))
    FROM webhook w WHERE w.owner_id = NEW.owner_id AND w.off_reason IS NULL AND 'link.updated' = ANY (w.events)
      AND webhook_has_room(w.id, w.owner_id);
  RETURN NULL;
END $$;
DROP TRIGGER short_url_webhooks_updated ON short_url;
CREATE TRIGGER short_url_webhooks_updated
  AFTER UPDATE OF short_code, original_url, title, description, is_active, expires_at, measurement_level, measurement_method,
    external_id, no_index, referrer_policy, redirect_status, query_forwarding, path_forwarding, no_preview, starts_at,
    fallback_url, redirect_rules, has_password, max_clicks, tag_ids ON short_url
  FOR EACH ROW WHEN (
    (OLD.short_code, OLD.original_url, OLD.title, OLD.description, OLD.is_active, OLD.expires_at, OLD.measurement_level,
      OLD.measurement_method, OLD.external_id, OLD.no_index, OLD.referrer_policy, OLD.redirect_status, OLD.query_forwarding,
      OLD.path_forwarding, OLD.no_preview, OLD.starts_at, OLD.fallback_url, OLD.redirect_rules, OLD.has_password,
      OLD.max_clicks, OLD.tag_ids)
    IS DISTINCT FROM
    (NEW.short_code, NEW.original_url, NEW.title, NEW.description, NEW.is_active, NEW.expires_at, NEW.measurement_level,
      NEW.measurement_method, NEW.external_id, NEW.no_index, NEW.referrer_policy, NEW.redirect_status, NEW.query_forwarding,
      NEW.path_forwarding, NEW.no_preview, NEW.starts_at, NEW.fallback_url, NEW.redirect_rules, NEW.has_password,
      NEW.max_clicks, NEW.tag_ids))
  EXECUTE FUNCTION queue_updated_link();
