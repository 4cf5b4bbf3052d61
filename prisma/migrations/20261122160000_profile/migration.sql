ALTER TABLE "app_user"
  ADD COLUMN "first_weekday" SMALLINT NOT NULL DEFAULT 1,
  ADD COLUMN "home_country" CHAR(2),
  ADD COLUMN "wants_warnings" BOOLEAN NOT NULL DEFAULT true;

CREATE TABLE "time_zone_change" (
    "owner_id" INTEGER NOT NULL,
    "day" DATE NOT NULL,
    "time_zone" TEXT NOT NULL,
    "changed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "time_zone_change_pkey" PRIMARY KEY ("owner_id","day")
);

ALTER TABLE "time_zone_change" ADD CONSTRAINT "time_zone_change_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;
