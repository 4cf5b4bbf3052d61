-- Links to verified websites of the same owner hand over the id of each click, whatever is measured; this switches it off.
ALTER TABLE network_settings ADD COLUMN attribution boolean NOT NULL DEFAULT true;
