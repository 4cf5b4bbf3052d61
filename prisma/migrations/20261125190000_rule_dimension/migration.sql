-- Which redirect rule led a click: a label, 0 where none did, as of all clicks until now. Constant defaults rewrite no row.
ALTER TABLE analytics.click ADD COLUMN rule integer NOT NULL DEFAULT 0;
ALTER TABLE analytics.measured_click ADD COLUMN rule integer NOT NULL DEFAULT 0;
