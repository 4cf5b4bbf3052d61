-- Owners hear of every option that they change, not only of those that links had at first. Only statements that set one of them
-- run the trigger: counting clicks does not.
CREATE OR REPLACE FUNCTION queue_updated_link() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO webhook_delivery (webhook_id, owner_id, event, data)
    SELECT w.id, w.owner_id, 'link.updated', json_build_object('link', to_json(NEW), 'changed', (
      SELECT json_agg(key ORDER BY key) FROM json_each_text(to_json(NEW)) AS n JOIN json_each_text(to_json(OLD)) AS o USING (key)
      WHERE n.value IS DISTINCT FROM o.value AND key IN ('short_code', 'original_url', 'title', 'description', 'is_active',
        'expires_at', 'measurement_level', 'measurement_method', 'external_id', 'no_index', 'referrer_policy',
        'redirect_status', 'query_forwarding', 'path_forwarding', 'no_preview', 'starts_at', 'fallback_url', 'redirect_rules',
        'has_password', 'max_clicks')))
    FROM webhook w WHERE w.owner_id = NEW.owner_id AND w.off_reason IS NULL AND 'link.updated' = ANY (w.events)
      AND webhook_has_room(w.id, w.owner_id);
  RETURN NULL;
END $$;
DROP TRIGGER short_url_webhooks_updated ON short_url;
CREATE TRIGGER short_url_webhooks_updated
  AFTER UPDATE OF short_code, original_url, title, description, is_active, expires_at, measurement_level, measurement_method,
    external_id, no_index, referrer_policy, redirect_status, query_forwarding, path_forwarding, no_preview, starts_at,
    fallback_url, redirect_rules, has_password, max_clicks ON short_url
  FOR EACH ROW WHEN (
    (OLD.short_code, OLD.original_url, OLD.title, OLD.description, OLD.is_active, OLD.expires_at, OLD.measurement_level,
      OLD.measurement_method, OLD.external_id, OLD.no_index, OLD.referrer_policy, OLD.redirect_status, OLD.query_forwarding,
      OLD.path_forwarding, OLD.no_preview, OLD.starts_at, OLD.fallback_url, OLD.redirect_rules, OLD.has_password, OLD.max_clicks)
    IS DISTINCT FROM
    (NEW.short_code, NEW.original_url, NEW.title, NEW.description, NEW.is_active, NEW.expires_at, NEW.measurement_level,
      NEW.measurement_method, NEW.external_id, NEW.no_index, NEW.referrer_policy, NEW.redirect_status, NEW.query_forwarding,
      NEW.path_forwarding, NEW.no_preview, NEW.starts_at, NEW.fallback_url, NEW.redirect_rules, NEW.has_password, NEW.max_clicks))
  EXECUTE FUNCTION queue_updated_link();
