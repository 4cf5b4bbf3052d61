-- CreateTable
CREATE TABLE "saved_view" (
    "id" SERIAL NOT NULL,
    "owner_id" INTEGER NOT NULL,
    "name" VARCHAR(50) NOT NULL,
    "key" VARCHAR(150) NOT NULL,
    "search" VARCHAR(200),
    "status" VARCHAR(20),
    "tags" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "tag_match" VARCHAR(3),
    "created_after" TIMESTAMPTZ(3),
    "created_before" TIMESTAMPTZ(3),
    "expires_after" TIMESTAMPTZ(3),
    "expires_before" TIMESTAMPTZ(3),
    "min_clicks" INTEGER,
    "sort" VARCHAR(20),
    "direction" VARCHAR(4),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "saved_view_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "saved_view_owner_id_key_key" ON "saved_view"("owner_id", "key");

-- AddForeignKey
ALTER TABLE "saved_view" ADD CONSTRAINT "saved_view_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;


-- Views name tags as they are called.
CREATE FUNCTION rename_tag_in_views() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE saved_view SET tags = ARRAY(
      SELECT CASE WHEN lower(tag COLLATE "und-x-icu") = OLD.key THEN NEW.name ELSE tag END
      FROM unnest(tags) WITH ORDINALITY AS t (tag, n) ORDER BY n)
    WHERE owner_id = NEW.owner_id AND OLD.key IN (SELECT lower(tag COLLATE "und-x-icu") FROM unnest(tags) AS t (tag));
  RETURN NULL;
END $$;
CREATE TRIGGER tag_renamed AFTER UPDATE OF name ON tag
  FOR EACH ROW WHEN (OLD.name <> NEW.name) EXECUTE FUNCTION rename_tag_in_views();
