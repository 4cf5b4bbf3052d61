-- AlterTable
ALTER TABLE "deleted_url" ADD COLUMN     "android_url" VARCHAR(2048),
ADD COLUMN     "ios_url" VARCHAR(2048);

-- AlterTable
ALTER TABLE "short_url" ADD COLUMN     "android_url" VARCHAR(2048),
ADD COLUMN     "ios_url" VARCHAR(2048);

-- The redirect leads there: every node hears of a change.
CREATE TRIGGER short_url_apps_changed AFTER UPDATE OF ios_url, android_url ON short_url
  FOR EACH ROW WHEN ((OLD.ios_url, OLD.android_url) IS DISTINCT FROM (NEW.ios_url, NEW.android_url))
  EXECUTE FUNCTION announce_short_url();

-- Webhooks tell of a change as of every option.
CREATE OR REPLACE FUNCTION queue_updated_link() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO webhook_delivery (webhook_id, owner_id, event, data)
    SELECT w.id, w.owner_id, 'link.updated', json_build_object('link', link_json(NEW), 'changed', (
      SELECT json_agg(CASE key WHEN 'tag_ids' THEN 'tags' ELSE key END ORDER BY key)
      FROM json_each_text(to_json(NEW)) AS n JOIN json_each_text(to_json(OLD)) AS o USING (key)
      WHERE n.value IS DISTINCT FROM o.value AND key IN ('short_code', 'original_url', 'title', 'description', 'is_active',
        'expires_at', 'measurement_level', 'measurement_method', 'external_id', 'no_index', 'referrer_policy',
        'redirect_status', 'query_forwarding', 'path_forwarding', 'no_preview', 'starts_at', 'fallback_url', 'redirect_rules',
        'has_password', 'max_clicks', 'tag_ids', 'card_title', 'card_description', 'card_picture', 'ios_url', 'android_url')))
    FROM webhook w WHERE w.owner_id = NEW.owner_id AND w.off_reason IS NULL AND 'link.updated' = ANY (w.events)
      AND webhook_has_room(w.id, w.owner_id);
  RETURN NULL;
END $$;
DROP TRIGGER short_url_webhooks_updated ON short_url;
CREATE TRIGGER short_url_webhooks_updated
  AFTER UPDATE OF short_code, original_url, title, description, is_active, expires_at, measurement_level, measurement_method,
    external_id, no_index, referrer_policy, redirect_status, query_forwarding, path_forwarding, no_preview, starts_at,
    fallback_url, redirect_rules, has_password, max_clicks, tag_ids, card_title, card_description, card_picture, ios_url, android_url ON short_url
  FOR EACH ROW WHEN (
    (OLD.short_code, OLD.original_url, OLD.title, OLD.description, OLD.is_active, OLD.expires_at, OLD.measurement_level,
      OLD.measurement_method, OLD.external_id, OLD.no_index, OLD.referrer_policy, OLD.redirect_status, OLD.query_forwarding,
      OLD.path_forwarding, OLD.no_preview, OLD.starts_at, OLD.fallback_url, OLD.redirect_rules, OLD.has_password,
      OLD.max_clicks, OLD.tag_ids, OLD.card_title, OLD.card_description, OLD.card_picture,
      OLD.ios_url, OLD.android_url)
    IS DISTINCT FROM
    (NEW.short_code, NEW.original_url, NEW.title, NEW.description, NEW.is_active, NEW.expires_at, NEW.measurement_level,
      NEW.measurement_method, NEW.external_id, NEW.no_index, NEW.referrer_policy, NEW.redirect_status, NEW.query_forwarding,
      NEW.path_forwarding, NEW.no_preview, NEW.starts_at, NEW.fallback_url, NEW.redirect_rules, NEW.has_password,
      NEW.max_clicks, NEW.tag_ids, NEW.card_title, NEW.card_description, NEW.card_picture,
      NEW.ios_url, NEW.android_url))
  EXECUTE FUNCTION queue_updated_link();
