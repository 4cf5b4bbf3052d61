-- CreateTable
CREATE TABLE "utm_template" (
    "id" SERIAL NOT NULL,
    "owner_id" INTEGER NOT NULL,
    "name" VARCHAR(50) NOT NULL,
    "key" VARCHAR(150) NOT NULL,
    "source" VARCHAR(200),
    "medium" VARCHAR(200),
    "campaign" VARCHAR(200),
    "term" VARCHAR(200),
    "content" VARCHAR(200),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "utm_template_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "utm_template_owner_id_key_key" ON "utm_template"("owner_id", "key");

-- AddForeignKey
ALTER TABLE "utm_template" ADD CONSTRAINT "utm_template_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;


-- What destinations say in their UTM parameters, for suggestions: written by the triggers below, whoever writes a link.
-- `key` is the same for values that people mean to be the same. An index on it finds distinct values of any number of links.
CREATE TABLE search.utm (
  url_id integer NOT NULL REFERENCES "short_url" ("id") ON DELETE CASCADE,
  parameter text NOT NULL,
  owner_id integer NOT NULL,
  key text COLLATE "C" NOT NULL,
  value text COLLATE "C" NOT NULL,
  PRIMARY KEY (url_id, parameter)
);
CREATE INDEX utm_values ON search.utm (owner_id, parameter, key, value);

-- Whatever the case, and without spaces, hyphens and underscores.
CREATE FUNCTION search.utm_key(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT AS $$
  SELECT regexp_replace(lower(value COLLATE "und-x-icu"), '[-_\s]+', '', 'g')
$$;

-- A value as people read it; null for bytes that are no text, and for text that is not printed.
CREATE FUNCTION search.utm_text(encoded text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT AS $$
DECLARE
  decoded text := replace(encoded, '+', ' ');
BEGIN
  IF strpos(decoded, '%') > 0 THEN
    SELECT convert_from(string_agg(CASE WHEN m[1] IS NULL THEN convert_to(m[2], 'UTF8') ELSE decode(m[1], 'hex') END, '' ORDER BY n), 'UTF8')
      INTO decoded FROM regexp_matches(decoded, '%([0-9A-Fa-f]{2})|([^%]+|%)', 'g') WITH ORDINALITY AS r (m, n);
  END IF;
  RETURN CASE WHEN decoded !~ '[[:cntrl:]]' THEN decoded END;
EXCEPTION WHEN character_not_in_repertoire OR untranslatable_character THEN
  RETURN NULL;
END $$;

-- The UTM parameters of an address, the first of each; what is empty or too long to be suggested is left out.
CREATE FUNCTION search.utm_of(address text) RETURNS TABLE (parameter text, value text) LANGUAGE sql IMMUTABLE STRICT AS $$
  SELECT DISTINCT ON (m[1]) m[1], t.value
  FROM regexp_matches(substring(split_part(address, '#', 1) FROM '\?(.*)$'), '(?:^|&)utm_(source|medium|campaign|term|content)=([^&]+)', 'g')
    WITH ORDINALITY AS r (m, n), search.utm_text(m[2]) AS t (value)
  WHERE length(t.value) <= 200 AND search.utm_key(t.value) <> '' ORDER BY m[1], n
$$;

CREATE FUNCTION search.write_utm() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN DELETE FROM search.utm WHERE url_id = NEW.id; END IF;
  INSERT INTO search.utm (url_id, parameter, owner_id, key, value)
    SELECT NEW.id, u.parameter, NEW.owner_id, search.utm_key(u.value), u.value FROM search.utm_of(NEW.original_url) AS u;
  RETURN NULL;
END $$;
CREATE TRIGGER short_url_utm_written AFTER INSERT ON short_url
  FOR EACH ROW WHEN (NEW.original_url LIKE '%utm\_%') EXECUTE FUNCTION search.write_utm();
CREATE TRIGGER short_url_utm_changed AFTER UPDATE OF original_url, owner_id ON short_url
  FOR EACH ROW WHEN ((OLD.original_url, OLD.owner_id) IS DISTINCT FROM (NEW.original_url, NEW.owner_id)
    AND (OLD.original_url LIKE '%utm\_%' OR NEW.original_url LIKE '%utm\_%'))
  EXECUTE FUNCTION search.write_utm();

-- Reads every link once: seven seconds for 75,000 links with four such parameters each.
INSERT INTO search.utm (url_id, parameter, owner_id, key, value)
  SELECT l.id, u.parameter, l.owner_id, search.utm_key(u.value), u.value
  FROM short_url l, search.utm_of(l.original_url) AS u WHERE l.original_url LIKE '%utm\_%';
