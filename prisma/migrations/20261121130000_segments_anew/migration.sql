-- Columns are laid out otherwise now (api/columns/codec.ts), and what was written before could not be read. Nothing is
-- lost: days without segments are counted from the clicks until the job writes their columns anew.
TRUNCATE analytics.segment, analytics.segment_column;
