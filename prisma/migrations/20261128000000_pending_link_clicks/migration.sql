-- What is to be added to the counters of links. A link's row has ten indexes, each of which an update of its counters writes anew, so those
-- who store a backlog add to it once for several batches.
CREATE TABLE analytics.pending_link_clicks (
  owner_id integer NOT NULL,
  link_id integer NOT NULL,
  clicks integer NOT NULL,
  bots integer NOT NULL,
  visitors integer NOT NULL,
  last_at timestamptz,
  stored_at timestamptz NOT NULL DEFAULT now()
);
