ALTER TABLE "website" ADD COLUMN "snippet_seen_at" TIMESTAMPTZ(3);
