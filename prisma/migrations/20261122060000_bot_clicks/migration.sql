-- Leads to the clicks that are no person's, newest first, and to those for some reasons. They are few among many, so the
-- ingester hardly pays for it, and for the clicks of people not at all. While it is built clicks wait in the journal.
CREATE INDEX click_bot_at ON analytics.click (owner_id, at DESC, click_id DESC, reason) WHERE kind <> 0;
