-- AlterTable
ALTER TABLE "deleted_url" ADD COLUMN     "limit_reached_at" TIMESTAMPTZ(3),
ADD COLUMN     "max_clicks" INTEGER;

-- AlterTable
ALTER TABLE "short_url" ADD COLUMN     "limit_reached_at" TIMESTAMPTZ(3),
ADD COLUMN     "max_clicks" INTEGER;

-- CreateTable
CREATE TABLE "link_share" (
    "link_id" INTEGER NOT NULL,
    "epoch" INTEGER NOT NULL DEFAULT 1,
    "taken" INTEGER NOT NULL DEFAULT 0,
    "granted" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "link_share_pkey" PRIMARY KEY ("link_id")
);

-- Lists ask for the links that have reached their limit; no link has one yet, so the index is empty.
CREATE INDEX short_url_by_limit ON short_url (owner_id) WHERE limit_reached_at IS NOT NULL;

-- A limit that is set counts from then on; one that is changed goes on with what it has counted.
CREATE FUNCTION begin_link_limit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO link_share (link_id) VALUES (NEW.id) ON CONFLICT (link_id) DO NOTHING; -- a deletion may have been undone
  ELSIF OLD.max_clicks IS NULL THEN
    INSERT INTO link_share (link_id) VALUES (NEW.id)
    ON CONFLICT (link_id) DO UPDATE SET epoch = link_share.epoch + 1, taken = 0;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER short_url_limit_begun AFTER INSERT OR UPDATE OF max_clicks ON short_url
  FOR EACH ROW WHEN (NEW.max_clicks IS NOT NULL) EXECUTE FUNCTION begin_link_limit();

CREATE FUNCTION judge_link_limit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.limit_reached_at := CASE WHEN OLD.max_clicks IS NOT NULL AND NEW.max_clicks <=
    (SELECT taken FROM link_share WHERE link_id = NEW.id) THEN coalesce(OLD.limit_reached_at, now()) END;
  RETURN NEW;
END $$;
CREATE TRIGGER short_url_limit_judged BEFORE UPDATE OF max_clicks ON short_url
  FOR EACH ROW WHEN (OLD.max_clicks IS DISTINCT FROM NEW.max_clicks) EXECUTE FUNCTION judge_link_limit();

-- Both concern the redirect: every node hears of a change. A trigger of its own leaves the counting of clicks as it is.
CREATE TRIGGER short_url_limit_changed AFTER UPDATE OF max_clicks, limit_reached_at ON short_url
  FOR EACH ROW WHEN ((OLD.max_clicks, OLD.limit_reached_at) IS DISTINCT FROM (NEW.max_clicks, NEW.limit_reached_at))
  EXECUTE FUNCTION announce_short_url();
