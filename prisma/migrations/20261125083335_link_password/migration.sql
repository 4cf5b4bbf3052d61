-- AlterTable
ALTER TABLE "deleted_url" ADD COLUMN     "has_password" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "short_url" ADD COLUMN     "has_password" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "link_password" (
    "link_id" INTEGER NOT NULL,
    "hash" TEXT NOT NULL,

    CONSTRAINT "link_password_pkey" PRIMARY KEY ("link_id")
);

-- A redirect depends on it: every node hears of a change.
CREATE FUNCTION announce_link_password() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('short_url', short_code) FROM short_url WHERE id = coalesce(NEW.link_id, OLD.link_id);
  RETURN NULL;
END $$;
CREATE TRIGGER link_password_changed AFTER INSERT OR UPDATE OR DELETE ON link_password
  FOR EACH ROW EXECUTE FUNCTION announce_link_password();
