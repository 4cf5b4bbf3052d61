-- The order by visitors, like the other orders of the list.
CREATE INDEX "short_url_by_visitors" ON "short_url"
    ("owner_id", "unique_visitors" DESC, "id" DESC, "is_active", "expires_at", "click_count", "created_at");
