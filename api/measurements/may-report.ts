import { config } from '../common/config.ts';
import { servedDomains } from '../domains/served-domains.ts';
import { db } from '../database/db.ts';
import { Prisma } from '../generated/prisma/client.ts';
import { IS_REPORTING } from '../websites/reporting.ts';
import type { ClickStanding } from './click-standing.ts';
import type { SignedClick } from './signed-click-id.ts';

/** The origins of this server's own pages. */
const ours = new Set([config.publicOrigin, config.shortOrigin]);

/** Whether an origin is of a domain of an account, on which the page of a redirect was answered. */
const isServed = (origin: string): boolean =>
  URL.canParse(origin) && servedDomains.of(new URL(origin).hostname) !== undefined;

/**
 * Whether pages of an origin may report of a click: of our own for the page of a redirect, of a verified, active website of the
 * link's owner for what a website measures; of any owner's while the click is not stored yet. Programs send no origin; they hold
 * the click's signed id.
 */
export async function mayReport(
  origin: string | undefined,
  { source }: Pick<SignedClick, 'source'>,
  standing: ClickStanding | null,
): Promise<boolean> {
  if (source === 'redirect') return origin === undefined || ours.has(origin) || isServed(origin);
  if (origin === undefined || !URL.canParse(origin)) return false;
  const { hostname } = new URL(origin);
  const found = await db.$queryRaw<unknown[]>`
    SELECT 1 FROM (VALUES (${hostname}::text)) AS asked (host) JOIN website w ON ${Prisma.raw(IS_REPORTING('asked.host'))}
    WHERE w.owner_id = coalesce(${standing?.ownerId ?? null}::int, w.owner_id) LIMIT 1`;
  return found.length > 0;
}
