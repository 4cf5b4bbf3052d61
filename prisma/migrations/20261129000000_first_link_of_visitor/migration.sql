-- The link whose first click of the visitor a row notes. The row of a visitor of all links (link_id 0) notes that of the first link as well,
-- so that most visitors, who click once a day, take one row in place of two. Null where each link has a row of its own: in rows of a
-- version before, once the first link is deleted, and where such a row may exist (visitor-rows.ts). No row is rewritten.
ALTER TABLE analytics.daily_visitor ADD COLUMN first_link integer;

-- A node of a version before looks for the row of the link alone. What it inserts has no first_link, and is left out where the other row
-- notes the link: the click is not the visitor's first.
CREATE FUNCTION analytics.leave_out_noted_visitor() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT 1 FROM analytics.daily_visitor
    WHERE owner_id = NEW.owner_id AND link_id = 0 AND visitor = NEW.visitor AND day = NEW.day AND first_link = NEW.link_id
  ) THEN
    RETURN NULL;
  END IF;
  RETURN NEW;
END;
$$;
CREATE TRIGGER leave_out_noted_visitor BEFORE INSERT ON analytics.daily_visitor FOR EACH ROW
WHEN (NEW.first_link IS NULL AND NEW.link_id <> 0) EXECUTE FUNCTION analytics.leave_out_noted_visitor();
