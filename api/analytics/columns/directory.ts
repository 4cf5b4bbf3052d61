import type { Pool } from 'pg';
import { addDays, monthStart } from '../../days.ts';

/** A segment of an owner's clicks (analytics.segment). */
export interface Segment {
  id: string;
  firstDay: string;
  lastDay: string;
  part: number;
  /** Milliseconds since 1970; null where no click of its days is left out. */
  until: number | null;
  clicks: number;
  gone: number[];
  /** How many clicks each day from the first to the last one has. */
  days: number[];
}

/** What there is of an owner's months, as of one moment. */
export interface Directory {
  /** How many clicks each day counted. */
  days: Map<string, number>;
  segments: Segment[];
  /** How often clicks of the owner were deleted. */
  deletions: number;
  /** When the server last began with empty unlogged tables; after a crash last clicks are stored again, and otherwise. */
  life: string | null;
}

/** Segments end with their month at the latest, so whole months are looked at. */
export async function readDirectory(
  pool: Pool,
  ownerId: number,
  range: { from: string; to: string },
): Promise<Directory> {
  const values = [ownerId, monthStart(range.from), addDays(monthStart(addDays(monthStart(range.to), 31)), -1)];
  // One statement, hence one snapshot: days and segments that were true at different times would not match.
  const { rows } = await pool.query<Omit<Directory, 'days'> & { days: [string, number][] }>({
    name: 'column-directory',
    text: `SELECT
      (SELECT coalesce(json_agg(json_build_array(day, clicks + bots)), '[]') FROM analytics.stat_day
        WHERE owner_id = $1 AND dimension = 0 AND day BETWEEN $2::date AND $3::date AND clicks + bots > 0) AS days,
      (SELECT coalesce(json_agg(json_build_object('id', id::text, 'firstDay', first_day, 'lastDay', last_day, 'part', part,
          'until', extract(epoch FROM until) * 1000, 'clicks', clicks, 'gone', gone, 'days', days)), '[]')
        FROM analytics.segment WHERE owner_id = $1 AND first_day BETWEEN $2::date AND $3::date) AS segments,
      coalesce((SELECT times FROM analytics.click_deletion WHERE owner_id = $1), 0) AS deletions,
      (SELECT begun_at::text FROM analytics.server_life) AS life`,
    values,
  });
  const { days, ...rest } = rows[0]!;
  return { ...rest, days: new Map(days) };
}

/** What answers for the days of a range: segments, and days, from a moment on, that are in none. */
export interface Cover {
  segments: Segment[];
  /** `since` in milliseconds since 1970 where parts of the day are in segments; `clicks` says how many are left. */
  tails: { day: string; since: number | null; clicks: number }[];
}

/** Finds what to read for a range of days: a segment counts only where its clicks and its days' are as many. */
export function coverOf({ days, segments }: Directory, range: { from: string; to: string }): Cover {
  const open = new Map([...days].filter(([day]) => day >= range.from && day <= range.to));
  const cover: Cover = { segments: [], tails: [] };
  for (const group of Map.groupBy(segments, ({ firstDay, lastDay }) => `${firstDay}/${lastDay}`).values()) {
    const { firstDay, lastDay } = group[0]!;
    if (lastDay < range.from || firstDay > range.to) continue;
    const sealed = group.reduce((sum, { clicks }) => sum + clicks, 0);
    const own = [...days].filter(([day]) => day >= firstDay && day <= lastDay);
    const clicks = own.reduce((sum, [, count]) => sum + count, 0);
    const { until } = group.reduce((a, b) => (a.part > b.part ? a : b));
    if (sealed !== clicks && (until === null || sealed > clicks)) continue;
    cover.segments.push(...group);
    for (const [day] of own) open.delete(day);
    if (sealed < clicks) cover.tails.push({ day: firstDay, since: until, clicks: clicks - sealed });
  }
  for (const [day, clicks] of open) cover.tails.push({ day, since: null, clicks });
  return cover;
}
