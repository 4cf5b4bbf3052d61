-- A search that many links meet looks at each of them; what lists ask most besides then stands beside the text, and saves
-- looking at the link. Counters do not: they move with every click.
TRUNCATE search.url;
ALTER TABLE search.url
  ADD COLUMN is_active boolean NOT NULL,
  ADD COLUMN expires_at timestamptz(3),
  ADD COLUMN created_at timestamptz(3) NOT NULL;
-- Room for the next version of a row on its own page: switching a link on or off then writes to no index.
ALTER TABLE search.url SET (fillfactor = 90);

CREATE OR REPLACE FUNCTION search.write_url() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search.url (url_id, owner_id, body, is_active, expires_at, created_at)
  VALUES (NEW.id, NEW.owner_id, search.body_of(NEW), NEW.is_active, NEW.expires_at, NEW.created_at)
  ON CONFLICT (url_id) DO UPDATE SET owner_id = excluded.owner_id, body = excluded.body,
    is_active = excluded.is_active, expires_at = excluded.expires_at, created_at = excluded.created_at;
  RETURN NULL;
END $$;
DROP TRIGGER short_url_search_changed ON short_url;
CREATE TRIGGER short_url_search_changed
  AFTER UPDATE OF title, short_code, original_url, owner_id, is_active, expires_at, created_at ON short_url
  FOR EACH ROW EXECUTE FUNCTION search.write_url();
INSERT INTO search.url (url_id, owner_id, body, is_active, expires_at, created_at)
SELECT id, owner_id, search.body_of(short_url), is_active, expires_at, created_at FROM short_url;
