import { lookupPool } from '../database/pool.ts';
import type { MeasurementMethod } from '../generated/prisma/enums.ts';
import { IS_REPORTING } from '../websites/reporting.ts';

/** A snippet that was seen within this time is taken to be there. */
const SNIPPET_SEEN_HOURS = 24;

/** A verified, active website of the owner. */
interface Website {
  isSeenLately: boolean;
}

/** The website at a destination; nobody else's is told of clicks, and signed addresses of others stay whole. */
export async function websiteAt(ownerId: number, destination: string): Promise<Website | null> {
  if (!URL.canParse(destination)) return null;
  const { rows } = await lookupPool.query<Website>({
    name: 'find-website',
    text: `SELECT coalesce(snippet_seen_at > now() - interval '${SNIPPET_SEEN_HOURS} hours', false) AS "isSeenLately"
      FROM website WHERE owner_id = $1 AND ${IS_REPORTING('$2')} ORDER BY 1 DESC LIMIT 1`,
    values: [ownerId, new URL(destination).hostname],
  });
  return rows[0] ?? null;
}

/** How a visitor's way is measured: by the website where it can, with hybrid where its snippet was seen within a day. */
export function methodFor(method: MeasurementMethod, website: Website | null): MeasurementMethod | null {
  if (method === 'redirect') return method;
  if (method === 'embed') return website && method;
  return website?.isSeenLately ? 'embed' : 'redirect';
}
