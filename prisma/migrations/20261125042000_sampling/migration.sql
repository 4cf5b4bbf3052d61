-- The percentage of visits whose way is measured was in the code of pages; now it is a setting, which acts at once.
ALTER TABLE website ADD COLUMN sample_percent smallint NOT NULL DEFAULT 10;

-- Visitors who save data are not measured, so that figures can say how many they are. Null where the page did not tell.
ALTER TABLE visit ADD COLUMN saves_data boolean;
