-- Classes of blocks begin at other numbers now: blocks of before are written anew in the background, and their days are read from
-- rows until then. An older server goes on writing the classes it knows, under the number 0.
ALTER TABLE analytics.measured_block ADD COLUMN classes smallint NOT NULL DEFAULT 0;
