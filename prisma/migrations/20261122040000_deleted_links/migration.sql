-- Links that were deleted while clicks of theirs are still stored. Their rows are removed in small steps; readers of rows
-- leave them out from the moment their clicks were subtracted from the sums.
CREATE TABLE analytics.deleted_link (
  link_id integer PRIMARY KEY,
  owner_id integer NOT NULL,
  deleted_at timestamptz NOT NULL DEFAULT now(),
  is_subtracted boolean NOT NULL DEFAULT false
);
CREATE INDEX deleted_link_owner ON analytics.deleted_link (owner_id);

-- Which of an owner's clicks of one day are of one visitor, on a visitor's first click of each link: 32 bits of a keyed
-- hash whose key is destroyed with the day; 0 elsewhere. When a link goes, its visitors count where they went next.
ALTER TABLE analytics.click ADD COLUMN visitor integer NOT NULL DEFAULT 0;
