import { z } from 'zod';
import { db } from '../database/db.ts';
import type { SnippetMeasurement } from '../generated/prisma/client.ts';
import { parseInput } from '../common/parse-input.ts';
import { rowReference } from '../graph/row-id.ts';
import type { Viewer } from '../common/viewer.ts';
import { getWebsite } from '../websites/list-websites.ts';

const MAX_LIMIT = 1_000;
const MAX_OFFSET = 100_000;
const whole = (name: string, low: number, high: number) => {
  const message = `${name} must be a whole number from ${low} to ${high}.`;
  return z.coerce.number<number>(message).int(message).min(low, message).max(high, message);
};

/** Which measurements of websites to list. */
export const SnippetListing = z.object({
  websiteId: rowReference('Website', 'website_id must be a number or an id.').optional(),
  limit: whole('limit', 1, MAX_LIMIT).default(100),
  offset: whole('offset', 0, MAX_OFFSET).default(0),
});

/**
 * What the pages of the viewer's websites measured, newest first; those that count in no sum are marked. Refuses INVALID
 * bounds and NOT_FOUND for a website of somebody else.
 */
export async function listSnippetMeasurements(viewer: Viewer, input: unknown): Promise<SnippetMeasurement[]> {
  const { websiteId, limit, offset } = parseInput(SnippetListing, input);
  if (websiteId !== undefined) await getWebsite(viewer, websiteId);
  return db.snippetMeasurement.findMany({
    where: { website: { ownerId: viewer.id }, ...(websiteId !== undefined && { websiteId }) },
    orderBy: { id: 'desc' },
    take: limit,
    skip: offset,
  });
}
