-- The day that had begun for the owner when their zone was changed: clicks are filed under it.
ALTER TABLE "app_user" ADD COLUMN "begun_day" DATE;

-- An hour belongs to the day and hour its clicks are filed under; after a change of zone one hour has two.
ALTER TABLE analytics.stat_hour DROP CONSTRAINT stat_hour_pkey;
ALTER TABLE analytics.stat_hour ADD PRIMARY KEY (owner_id, link_id, bucket, day, hour);
