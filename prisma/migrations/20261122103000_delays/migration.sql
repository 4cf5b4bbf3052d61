-- Places whose visitors waited too long for the page, and so get the plain redirect: of this installation, whoever owns the
-- links. A place that has recovered stays for a while, so that what was measured before counts no more.
CREATE TABLE analytics.fallback (
  kind text NOT NULL CHECK (kind IN ('country', 'network')),
  place text NOT NULL,                   -- packed ISO 3166-1 alpha-2, or "AS<number>"
  name text NOT NULL,
  is_active boolean NOT NULL,
  changed_at timestamptz NOT NULL DEFAULT now(),
  checked_at timestamptz NOT NULL DEFAULT now(), -- when enough measurements were last there to judge by
  p95_ms real NOT NULL,
  measurements integer NOT NULL,
  PRIMARY KEY (kind, place)
);

CREATE FUNCTION announce_fallbacks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('fallbacks', '');
  RETURN NULL;
END $$;
CREATE TRIGGER fallback_written AFTER INSERT OR DELETE ON analytics.fallback
  FOR EACH ROW EXECUTE FUNCTION announce_fallbacks();
CREATE TRIGGER fallback_changed AFTER UPDATE ON analytics.fallback
  FOR EACH ROW WHEN (OLD.is_active IS DISTINCT FROM NEW.is_active) EXECUTE FUNCTION announce_fallbacks();
