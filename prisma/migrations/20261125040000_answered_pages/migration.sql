-- Which clicks were answered by the page that measures, so that delay receipts can say of how many visitors they tell. Clicks of
-- before count as answered by it where it reported. A constant default rewrites no rows, so it takes moments.
ALTER TABLE analytics.measured_click ADD COLUMN has_page boolean NOT NULL DEFAULT false;
