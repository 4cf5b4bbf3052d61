import { config } from '../common/config.ts';
import { servedDomains } from '../domains/served-domains.ts';
import { db } from '../database/db.ts';
import { Prisma } from '../generated/prisma/client.ts';
import type { MeasurementSource } from '../generated/prisma/enums.ts';
import { IS_REPORTING } from '../websites/reporting.ts';

/** The origins of this server's own pages. */
const ours = new Set([config.publicOrigin, config.shortOrigin]);

/** Whether an origin is of a domain of an account, on which the page of a redirect was answered. */
const isServed = (origin: string): boolean =>
  URL.canParse(origin) && servedDomains.of(new URL(origin).hostname) !== undefined;

/**
 * Whether pages of an origin may report: of our own for the page of a redirect, of a verified, active website for what a
 * website measures. Programs send no origin; they hold the click's signed id.
 */
export async function mayReport(origin: string | undefined, source: MeasurementSource): Promise<boolean> {
  if (source === 'redirect') return origin === undefined || ours.has(origin) || isServed(origin);
  if (origin === undefined || !URL.canParse(origin)) return false;
  const { hostname } = new URL(origin);
  const found = await db.$queryRaw<unknown[]>`
    SELECT 1 FROM (VALUES (${hostname}::text)) AS asked (host) JOIN website ON ${Prisma.raw(IS_REPORTING('asked.host'))} LIMIT 1`;
  return found.length > 0;
}
