-- Links can be on domains of their owners, each with a space of codes of its own. The two unique indexes on short_url and
-- deleted_url replace those on the code alone: building them takes about a second for each million links, in which links cannot be
-- written; redirects go on.
--
-- A server of the version before survives this: it names no constraint where it inserts (ON CONFLICT DO NOTHING), finds links by
-- their code through the new index, whose first column it is, and leaves domain_id null in what it writes. It knows no domains:
-- where the same code is on its own host and on a domain, NULLS FIRST lets it find that of its own host, and a code that is on a
-- domain alone it serves on its own host as well. That ends with the last server of the version before.

-- AlterTable
ALTER TABLE "deleted_url" ADD COLUMN     "domain" VARCHAR(253),
ADD COLUMN     "domain_id" INTEGER;

-- AlterTable
ALTER TABLE "link_report" ADD COLUMN     "domain" VARCHAR(253),
ADD COLUMN     "domain_id" INTEGER;

-- AlterTable
ALTER TABLE "short_url" ADD COLUMN     "domain" VARCHAR(253),
ADD COLUMN     "domain_id" INTEGER;

-- CreateTable
CREATE TABLE "domain" (
    "id" SERIAL NOT NULL,
    "owner_id" INTEGER NOT NULL,
    "host" VARCHAR(253) NOT NULL,
    "token" CHAR(32) NOT NULL,
    "verified_at" TIMESTAMPTZ(3),
    "connected_at" TIMESTAMPTZ(3),
    "checked_at" TIMESTAMPTZ(3),
    "failing_since" TIMESTAMPTZ(3),
    "failed_checks" SMALLINT NOT NULL DEFAULT 0,
    "problem" VARCHAR(500),
    "told_at" TIMESTAMPTZ(3),
    "root_url" VARCHAR(2048),
    "not_found_url" VARCHAR(2048),
    "is_default" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "domain_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "domain_checked_at_idx" ON "domain"("checked_at");

-- CreateIndex
CREATE UNIQUE INDEX "domain_owner_id_host_key" ON "domain"("owner_id", "host");

-- CreateIndex
CREATE UNIQUE INDEX "deleted_url_by_code" ON "deleted_url"("short_code", "domain_id" NULLS FIRST) NULLS NOT DISTINCT;
DROP INDEX "deleted_url_short_code_key";

-- CreateIndex
CREATE UNIQUE INDEX "short_url_by_code" ON "short_url"("short_code", "domain_id" NULLS FIRST) NULLS NOT DISTINCT;
DROP INDEX "short_url_short_code_key";

-- AddForeignKey
ALTER TABLE "short_url" ADD CONSTRAINT "short_url_domain_id_fkey" FOREIGN KEY ("domain_id") REFERENCES "domain"("id") ON DELETE NO ACTION ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "deleted_url" ADD CONSTRAINT "deleted_url_domain_id_fkey" FOREIGN KEY ("domain_id") REFERENCES "domain"("id") ON DELETE NO ACTION ON UPDATE NO ACTION;

-- AddForeignKey
ALTER TABLE "domain" ADD CONSTRAINT "domain_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Only one account at a time can have proved a host, and an account has one default.
CREATE UNIQUE INDEX domain_verified_host ON domain (host) WHERE verified_at IS NOT NULL;
CREATE UNIQUE INDEX domain_default ON domain (owner_id) WHERE is_default;
-- Few links are on a domain; lists filter by it, and the foreign keys look for those of one that is deleted.
CREATE INDEX short_url_by_domain ON short_url (domain_id, created_at DESC, id DESC) WHERE domain_id IS NOT NULL;
CREATE INDEX deleted_url_by_domain ON deleted_url (domain_id) WHERE domain_id IS NOT NULL;

-- What redirects keep a link under: its code, with the number of its domain before it. No code has a slash.
CREATE FUNCTION link_key(domain_id integer, short_code text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE WHEN domain_id IS NULL THEN short_code ELSE domain_id || '/' || short_code END;

CREATE OR REPLACE FUNCTION announce_short_url() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM pg_notify('short_url', link_key(OLD.domain_id, OLD.short_code)); END IF;
  IF TG_OP <> 'DELETE' AND (TG_OP = 'INSERT' OR NEW.short_code <> OLD.short_code OR NEW.domain_id IS DISTINCT FROM OLD.domain_id) THEN
    PERFORM pg_notify('short_url', link_key(NEW.domain_id, NEW.short_code));
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER short_url_domain_changed AFTER UPDATE OF domain_id ON short_url
  FOR EACH ROW WHEN (OLD.domain_id IS DISTINCT FROM NEW.domain_id) EXECUTE FUNCTION announce_short_url();

-- The code of a link that can be restored stays its own, on its domain.
CREATE OR REPLACE FUNCTION keep_deleted_codes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM deleted_url WHERE short_code = NEW.short_code AND domain_id IS NOT DISTINCT FROM NEW.domain_id
      AND id <> NEW.id) THEN
    RAISE unique_violation USING MESSAGE = 'the code belongs to a deleted link',
      DETAIL = format('Key (short_code)=(%s) already exists.', NEW.short_code),
      TABLE = 'short_url', CONSTRAINT = 'short_url_by_code';
  END IF;
  RETURN NULL;
END $$;
DROP TRIGGER short_url_code_changed ON short_url;
CREATE TRIGGER short_url_code_changed AFTER UPDATE OF short_code, domain_id ON short_url
  FOR EACH ROW WHEN (OLD.short_code <> NEW.short_code OR OLD.domain_id IS DISTINCT FROM NEW.domain_id)
  EXECUTE FUNCTION keep_deleted_codes();

CREATE OR REPLACE FUNCTION announce_link_password() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('short_url', link_key(domain_id, short_code)) FROM short_url WHERE id = coalesce(NEW.link_id, OLD.link_id);
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION announce_experiment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('short_url', link_key(domain_id, short_code)),
    pg_notify('owner_urls', json_build_object('o', owner_id, 'k', 'UPDATED', 'u', id)::text)
    FROM short_url WHERE id = NEW.link_id;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION announce_suspension() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  it suspension := COALESCE(NEW, OLD);
BEGIN
  IF it.link_id IS NULL THEN
    PERFORM pg_notify('suspensions', json_build_object('o', it.account_id, 'h', it.host)::text);
  ELSE
    PERFORM pg_notify('short_url', link_key(domain_id, short_code)),
      pg_notify('owner_urls', json_build_object('o', owner_id, 'k', 'UPDATED', 'u', id)::text)
    FROM short_url WHERE id = it.link_id;
  END IF;
  RETURN NULL;
END $$;

-- Every node knows the domains that it serves: whatever changes of one, its host is told on commit.
CREATE FUNCTION announce_domain() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('domains', coalesce(NEW.host, OLD.host));
  RETURN NULL;
END $$;
CREATE TRIGGER domain_written AFTER INSERT OR DELETE ON domain FOR EACH ROW EXECUTE FUNCTION announce_domain();
CREATE TRIGGER domain_changed AFTER UPDATE ON domain
  FOR EACH ROW WHEN ((OLD.verified_at, OLD.root_url, OLD.not_found_url)
    IS DISTINCT FROM (NEW.verified_at, NEW.root_url, NEW.not_found_url))
  EXECUTE FUNCTION announce_domain();

-- Owners hear of a link that moves to another domain as of any change of it.
CREATE OR REPLACE FUNCTION queue_updated_link() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO webhook_delivery (webhook_id, owner_id, event, data)
    SELECT w.id, w.owner_id, 'link.updated', json_build_object('link', link_json(NEW), 'changed', (
      SELECT json_agg(CASE key WHEN 'tag_ids' THEN 'tags' ELSE key END ORDER BY key)
      FROM json_each_text(to_json(NEW)) AS n JOIN json_each_text(to_json(OLD)) AS o USING (key)
      WHERE n.value IS DISTINCT FROM o.value AND key IN ('short_code', 'domain', 'original_url', 'title', 'description', 'is_active',
        'expires_at', 'measurement_level', 'measurement_method', 'external_id', 'no_index', 'referrer_policy',
        'redirect_status', 'query_forwarding', 'path_forwarding', 'no_preview', 'starts_at', 'fallback_url', 'redirect_rules',
        'has_password', 'max_clicks', 'tag_ids', 'card_title', 'card_description', 'card_picture', 'ios_url', 'android_url')))
    FROM webhook w WHERE w.owner_id = NEW.owner_id AND w.off_reason IS NULL AND 'link.updated' = ANY (w.events)
      AND webhook_has_room(w.id, w.owner_id);
  RETURN NULL;
END $$;
DROP TRIGGER short_url_webhooks_updated ON short_url;
CREATE TRIGGER short_url_webhooks_updated
  AFTER UPDATE OF short_code, domain, original_url, title, description, is_active, expires_at, measurement_level, measurement_method,
    external_id, no_index, referrer_policy, redirect_status, query_forwarding, path_forwarding, no_preview, starts_at,
    fallback_url, redirect_rules, has_password, max_clicks, tag_ids, card_title, card_description, card_picture, ios_url, android_url ON short_url
  FOR EACH ROW WHEN (
    (OLD.short_code, OLD.domain, OLD.original_url, OLD.title, OLD.description, OLD.is_active, OLD.expires_at, OLD.measurement_level,
      OLD.measurement_method, OLD.external_id, OLD.no_index, OLD.referrer_policy, OLD.redirect_status, OLD.query_forwarding,
      OLD.path_forwarding, OLD.no_preview, OLD.starts_at, OLD.fallback_url, OLD.redirect_rules, OLD.has_password,
      OLD.max_clicks, OLD.tag_ids, OLD.card_title, OLD.card_description, OLD.card_picture,
      OLD.ios_url, OLD.android_url)
    IS DISTINCT FROM
    (NEW.short_code, NEW.domain, NEW.original_url, NEW.title, NEW.description, NEW.is_active, NEW.expires_at, NEW.measurement_level,
      NEW.measurement_method, NEW.external_id, NEW.no_index, NEW.referrer_policy, NEW.redirect_status, NEW.query_forwarding,
      NEW.path_forwarding, NEW.no_preview, NEW.starts_at, NEW.fallback_url, NEW.redirect_rules, NEW.has_password,
      NEW.max_clicks, NEW.tag_ids, NEW.card_title, NEW.card_description, NEW.card_picture,
      NEW.ios_url, NEW.android_url))
  EXECUTE FUNCTION queue_updated_link();
