import { z } from 'zod';
import { spend } from '../../account/rates.ts';
import { db, pool } from '../../database/db.ts';
import { inTransaction } from '../../database/transaction.ts';
import { withClient } from '../../database/with-client.ts';
import type { Conversion } from '../../generated/prisma/client.ts';
import { notifyWebsiteReport } from '../../live/notifications.ts';
import { parseInput } from '../../common/parse-input.ts';
import { UserError } from '../../common/user-error.ts';
import type { Viewer } from '../../common/viewer.ts';
import { getWebsite } from '../../websites/list-websites.ts';
import { tellFactsOf } from './visit-facts-of.ts';

const MAX_LIMIT = 1_000;
const MAX_OFFSET = 100_000;
const whole = (name: string, low: number, high: number) => {
  const message = `${name} must be a whole number from ${low} to ${high}.`;
  return z.coerce.number<number>(message).int(message).min(low, message).max(high, message);
};

/** Which conversions of a website to list. */
export const ConversionListing = z.object({
  limit: whole('limit', 1, MAX_LIMIT).default(100),
  offset: whole('offset', 0, MAX_OFFSET).default(0),
});

/** The order of conversions in lists: newest first. */
export const NEWEST_FIRST = [{ convertedAt: 'desc' }, { reportedId: 'asc' }] as const;

/** Whether a server with a key told of it; what a page tells, anybody can make up. */
export const isProven = ({ source }: Pick<Conversion, 'source'>): boolean => source === 'server';

/** The conversions of the viewer's website, newest first, struck out ones too. Refuses NOT_FOUND and INVALID bounds. */
export async function listConversions(viewer: Viewer, websiteId: number, input: unknown): Promise<Conversion[]> {
  const { limit, offset } = parseInput(ConversionListing, input);
  await getWebsite(viewer, websiteId);
  return db.conversion.findMany({ where: { websiteId }, orderBy: [...NEWEST_FIRST], take: limit, skip: offset });
}

const ID = 'Name the conversion by its id.';

/** Which conversion, and whether it is to count no more. */
export const Strike = z.object({
  id: z.string(ID).min(1, ID).max(100, ID),
  isStruck: z.boolean('is_struck must be true or false.'),
});

/**
 * Strikes a conversion of the viewer's website out of every figure, or restores it; one that is reported again stays as it is.
 * Refuses INVALID input, NOT_FOUND and RATE_LIMITED.
 */
export async function strikeConversion(viewer: Viewer, websiteId: number, input: unknown): Promise<Conversion> {
  await spend(viewer, 'write');
  await getWebsite(viewer, websiteId);
  const { id, isStruck } = parseInput(Strike, input);
  await withClient(pool, (client) =>
    inTransaction(client, async () => {
      const { rows } = await client.query<{ clickId: string | null; isCounted: boolean }>(
        `UPDATE conversion SET struck_at = CASE WHEN $4 THEN coalesce(struck_at, now()) END
         WHERE website_id = $1 AND owner_id = $2 AND reported_id = $3
         RETURNING replace(click_id::text, '-', '') AS "clickId", is_counted AS "isCounted"`,
        [websiteId, viewer.id, id, isStruck],
      );
      const [row] = rows;
      if (!row) throw new UserError('NOT_FOUND', 'Resource not found');
      await notifyWebsiteReport(client, { id: websiteId, ownerId: viewer.id });
      if (row.clickId && row.isCounted) await tellFactsOf(client, { ownerId: viewer.id, clickId: row.clickId });
    }),
  );
  return db.conversion.findUniqueOrThrow({ where: { websiteId_reportedId: { websiteId, reportedId: id } } });
}
