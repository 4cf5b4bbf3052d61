-- The order in which clicks were stored, for streams that go on where they ended. Clicks have no such order themselves: several
-- nodes store theirs independently, and a transaction that began earlier may commit later.

-- Accounts that somebody follows, lately or now. Whoever stores clicks of one holds its row until the commit, so that the
-- number of its clicks grows in the order of the commits.
CREATE TABLE analytics.click_follower (
  owner_id integer PRIMARY KEY,
  epoch uuid NOT NULL DEFAULT gen_random_uuid(), -- another one where counting began anew
  clicks bigint NOT NULL DEFAULT 0,
  followed_at timestamptz NOT NULL DEFAULT now()
);

-- Which clicks those were: the ones up to a number, in order. Kept for a day.
CREATE TABLE analytics.click_arrival (
  owner_id integer NOT NULL,
  epoch uuid NOT NULL,
  last bigint NOT NULL,                          -- the number of the last of them
  stored_at timestamptz NOT NULL DEFAULT now(),
  click_ids uuid[] NOT NULL,
  clicked_at timestamptz(3)[] NOT NULL,          -- leads to the click, as ids have no index
  PRIMARY KEY (owner_id, epoch, last)
);
CREATE INDEX click_arrival_stored_at ON analytics.click_arrival (stored_at);

-- Streams end with their account.
DROP TRIGGER app_user_changed ON app_user;
CREATE TRIGGER app_user_changed AFTER UPDATE ON app_user
  FOR EACH ROW WHEN (
    (OLD.tier, OLD.time_zone, OLD.begun_day, OLD.email, OLD.first_name, OLD.suspended_at, OLD.closing_at)
    IS DISTINCT FROM
    (NEW.tier, NEW.time_zone, NEW.begun_day, NEW.email, NEW.first_name, NEW.suspended_at, NEW.closing_at))
  EXECUTE FUNCTION announce_account();
