import type { Pool } from 'pg';
import { addDays, monthStart } from '../../../common/days.ts';
import type { ClickBlock } from '../layout/click-block.ts';

/** A block as the index has it. */
export interface IndexedBlock extends ClickBlock {
  /** How many clicks each day from the first to the last one has. */
  days: number[];
}

/** The blocks and day counts of an owner's months, as of one moment. */
export interface BlockIndex {
  /** How many clicks each day counted. */
  days: Map<string, number>;
  blocks: IndexedBlock[];
  /** How often clicks of the owner were deleted. */
  deletions: number;
  /** When the server last began with empty unlogged tables; after a crash last clicks are stored again, and otherwise. */
  life: string | null;
}

/** Blocks end with their month at the latest, so whole months are looked at. */
export async function readBlockIndex(
  pool: Pool,
  ownerId: number,
  range: { from: string; to: string },
): Promise<BlockIndex> {
  const values = [ownerId, monthStart(range.from), addDays(monthStart(addDays(monthStart(range.to), 31)), -1)];
  // One statement, hence one snapshot: days and blocks that were true at different times would not match.
  const { rows } = await pool.query<Omit<BlockIndex, 'days'> & { days: [string, number][] }>({
    name: 'block-index',
    text: `SELECT
      (SELECT coalesce(json_agg(json_build_array(day, clicks + bots)), '[]') FROM analytics.stat_day
        WHERE owner_id = $1 AND day BETWEEN $2::date AND $3::date AND clicks + bots > 0) AS days,
      (SELECT coalesce(json_agg(json_build_object('id', id::text, 'firstDay', first_day, 'lastDay', last_day, 'part', part,
          'until', extract(epoch FROM until) * 1000, 'clicks', clicks, 'deletedLinkIds', gone, 'days', days,
          'layout', layout)), '[]')
        FROM analytics.segment WHERE owner_id = $1 AND first_day BETWEEN $2::date AND $3::date) AS blocks,
      coalesce((SELECT times FROM analytics.click_deletion WHERE owner_id = $1), 0) AS deletions,
      (SELECT begun_at::text FROM analytics.server_life) AS life`,
    values,
  });
  const { days, ...rest } = rows[0]!;
  return { ...rest, days: new Map(days) };
}

/** A day that no block holds whole. */
export interface RecentDay {
  day: string;
  /** Blocks that hold parts of it. */
  parts: IndexedBlock[];
  /** From when on its clicks are only in rows, milliseconds since 1970; null where all of them are. */
  since: number | null;
  /** How many clicks it has, those in parts included. */
  clicks: number;
}

/** What holds the clicks of a range of days: blocks of whole days, and for other days parts and rows. */
export interface Coverage {
  blocks: IndexedBlock[];
  recentDays: RecentDay[];
}

/** Finds what to read for a range of days: blocks count only where their clicks and their days' are as many. */
export function coverageOf({ days, blocks }: BlockIndex, range: { from: string; to: string }): Coverage {
  const open = new Map([...days].filter(([day]) => day >= range.from && day <= range.to));
  const coverage: Coverage = { blocks: [], recentDays: [] };
  for (const group of Map.groupBy(blocks, ({ firstDay, lastDay }) => `${firstDay}/${lastDay}`).values()) {
    const { firstDay, lastDay } = group[0]!;
    if (lastDay < range.from || firstDay > range.to) continue;
    const own = [...days].filter(([day]) => day >= firstDay && day <= lastDay);
    const clicks = own.reduce((sum, [, count]) => sum + count, 0);
    const { until } = group.reduce((a, b) => (a.part > b.part ? a : b));
    if (!areUsable(group, clicks, until)) continue;
    for (const [day] of own) open.delete(day);
    if (group.length === 1 && until === null) coverage.blocks.push(group[0]!);
    else if (own.length) coverage.recentDays.push({ day: firstDay, parts: group, since: until ?? Infinity, clicks });
  }
  for (const [day, clicks] of open) coverage.recentDays.push({ day, parts: [], since: null, clicks });
  return coverage;
}

/** Parts that say until when they go may lack clicks of their day. */
function areUsable(group: readonly IndexedBlock[], clicks: number, until: number | null): boolean {
  const inBlocks = group.reduce((sum, block) => sum + block.clicks, 0);
  return inBlocks === clicks || (until !== null && inBlocks < clicks);
}
