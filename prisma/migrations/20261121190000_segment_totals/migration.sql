-- Segments have totals of their facets now (columns 9 to 13 of api/columns/layout.ts), and those written before have none.
-- Nothing is lost: days without segments are counted from the clicks until the job writes their columns anew.
TRUNCATE analytics.segment, analytics.segment_column;
