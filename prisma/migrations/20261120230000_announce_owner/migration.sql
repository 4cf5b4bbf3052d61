-- Lists and dashboards of an owner follow every change of the owner's links, titles included. Counters move without
-- touching updated_at and have their own channel, so their updates stay silent here.
CREATE FUNCTION announce_owner_urls() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM pg_notify('owner_urls', OLD.owner_id::text); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM pg_notify('owner_urls', NEW.owner_id::text); END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER short_url_owner_written AFTER INSERT OR DELETE ON short_url
  FOR EACH ROW EXECUTE FUNCTION announce_owner_urls();
CREATE TRIGGER short_url_owner_changed AFTER UPDATE ON short_url
  FOR EACH ROW WHEN (OLD.updated_at IS DISTINCT FROM NEW.updated_at)
  EXECUTE FUNCTION announce_owner_urls();
