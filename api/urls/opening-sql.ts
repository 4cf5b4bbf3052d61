// What of an owner's links ($1) is not open, for lists and counts. They are few beside the others, and have indexes of their own.

/** The ids of links that have not begun. */
export const NOT_BEGUN = 'ARRAY(SELECT s.url_id FROM search.url s WHERE s.owner_id = $1 AND s.starts_at > now())';

/** The ids of links that have let everybody through; they may be many, so they are looked up as a set. */
export const USED_UP = '(SELECT x.id FROM short_url x WHERE x.owner_id = $1 AND x.limit_reached_at IS NOT NULL)';
