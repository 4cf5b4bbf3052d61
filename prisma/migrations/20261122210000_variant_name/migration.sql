-- What the owner calls a variant; null for its letter.
ALTER TABLE "variant" ADD COLUMN "name" VARCHAR(60);
