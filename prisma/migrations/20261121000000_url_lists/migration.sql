-- One index for each order of a list. The columns after `id` let filters, counts and far pages be answered from the
-- index alone. Every order is walked from either end.
DROP INDEX "short_url_owner_id_created_at_id_idx";
DROP INDEX "short_url_owner_id_click_count_id_idx";
CREATE INDEX "short_url_by_created_at" ON "short_url"
    ("owner_id", "created_at" DESC, "id" DESC, "is_active", "expires_at", "click_count");
CREATE INDEX "short_url_by_clicks" ON "short_url"
    ("owner_id", "click_count" DESC, "id" DESC, "is_active", "expires_at", "created_at");
CREATE INDEX "short_url_by_last_clicked_at" ON "short_url"
    ("owner_id", "last_clicked_at" DESC NULLS LAST, "id" DESC, "is_active", "expires_at", "click_count", "created_at");
CREATE INDEX "short_url_by_expires_at" ON "short_url"
    ("owner_id", "expires_at", "id", "is_active", "click_count", "created_at");
-- As people sort: letters of either case beside one another, accents where they belong.
CREATE INDEX "short_url_by_title" ON "short_url"
    ("owner_id", "title" COLLATE "und-x-icu", "id", "is_active", "expires_at", "click_count", "created_at");

-- What a search looks through, in a table of its own: counters move with every click, and would write the trigrams
-- anew each time. Kept out of schema.prisma; written by the triggers below, whoever writes a link.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE SCHEMA search;
CREATE TABLE search.url (
  url_id integer PRIMARY KEY REFERENCES "short_url" ("id") ON DELETE CASCADE,
  owner_id integer NOT NULL,
  body text NOT NULL                     -- title, code and destination in small letters, a line each
);
CREATE INDEX url_owner ON search.url (owner_id);
CREATE INDEX url_body ON search.url USING gin (body gin_trgm_ops);

CREATE FUNCTION search.body_of(link "short_url") RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT lower(concat_ws(E'\n', link.title, link.short_code, link.original_url) COLLATE "und-x-icu")
$$;
CREATE FUNCTION search.write_url() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search.url (url_id, owner_id, body) VALUES (NEW.id, NEW.owner_id, search.body_of(NEW))
  ON CONFLICT (url_id) DO UPDATE SET owner_id = excluded.owner_id, body = excluded.body;
  RETURN NULL;
END $$;
CREATE TRIGGER short_url_search_written AFTER INSERT ON short_url
  FOR EACH ROW EXECUTE FUNCTION search.write_url();
CREATE TRIGGER short_url_search_changed AFTER UPDATE OF title, short_code, original_url, owner_id ON short_url
  FOR EACH ROW EXECUTE FUNCTION search.write_url();
INSERT INTO search.url (url_id, owner_id, body) SELECT id, owner_id, search.body_of(short_url) FROM short_url;

-- Lists follow every change of their owner's links: who, what and which.
CREATE OR REPLACE FUNCTION announce_owner_urls() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.owner_id <> OLD.owner_id THEN
    PERFORM pg_notify('owner_urls', json_build_object('o', OLD.owner_id, 'k', 'DELETED', 'u', OLD.id)::text);
    PERFORM pg_notify('owner_urls', json_build_object('o', NEW.owner_id, 'k', 'CREATED', 'u', NEW.id)::text);
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM pg_notify('owner_urls', json_build_object('o', OLD.owner_id, 'k', 'DELETED', 'u', OLD.id)::text);
  ELSE
    PERFORM pg_notify('owner_urls', json_build_object('o', NEW.owner_id, 'k', CASE TG_OP WHEN 'INSERT' THEN 'CREATED' ELSE 'UPDATED' END, 'u', NEW.id)::text);
  END IF;
  RETURN NULL;
END $$;
