import type { z } from 'zod';
import { inTransaction } from '../../database/transaction.ts';
import { withClient } from '../../database/with-client.ts';
import { db, pool } from '../../database/db.ts';
import type { Website } from '../../generated/prisma/client.ts';
import { notifyWebsiteReport } from '../../live/notifications.ts';
import { parseInput } from '../../common/parse-input.ts';
import { rowReference } from '../../graph/row-id.ts';
import { UserError } from '../../common/user-error.ts';
import type { Viewer } from '../../common/viewer.ts';
import { getWebsite } from '../../websites/list-websites.ts';
import { ReportQuota } from '../../websites/report-quotas.ts';
import { tellFactsOf } from './visit-facts-of.ts';
import { clickOfServer } from './click-of-report.ts';
import { hashOfKey, isKey } from './conversion-key.ts';
import { ReportedConversion } from './reported-conversion.ts';
import { storeConversion } from './store-conversions.ts';
import { reportMembers } from './visit-report.ts';

/** How long after its click a conversion is taken. */
export const CONVERSION_EXPIRY_MS = 30 * 86_400_000;

export const refusals = {
  key: 'This conversion key is not valid.',
  website: 'Name the website by its id.',
  expired: 'Conversions are accepted for 30 days after the click.',
} as const;

/** A conversion that a server reports; without a click id it counts for the website alone. */
export const ServerConversion = ReportedConversion.extend({ clickId: reportMembers.clickId });

/** The same with the website, which no conversion key names. */
export const OwnConversion = ServerConversion.extend({ websiteId: rowReference('Website', refusals.website) });

const quota = new ReportQuota('conversions');

/** Who sends a conversion. */
export interface ServerReporter {
  address: string;
  /** The website's secret key; undefined without one. */
  key: string | undefined;
}

/** A conversion as it was taken. */
export interface TakenConversion {
  id: string;
  /** Reported before under the same id: it counts once. */
  isRepeated: boolean;
}

/**
 * Stores a conversion that a website's server reports with the website's secret key. Refuses RATE_LIMITED, UNAUTHENTICATED
 * keys, INVALID conversions, NOT_FOUND click ids that were not signed here, and GONE 30 days after the click.
 */
export async function reportConversion(reporter: ServerReporter, input: unknown): Promise<TakenConversion> {
  const { key } = reporter;
  await quota.ofAddress(reporter);
  if (!key || !isKey(key)) throw new UserError('UNAUTHENTICATED', refusals.key);
  const { clickId, ...conversion } = parseInput(ServerConversion, input);
  const click = clickOfServer(clickId);
  const website = await db.website.findUnique({ where: { conversionKeyHash: hashOfKey(key) } });
  if (!website) throw new UserError('UNAUTHENTICATED', refusals.key);
  return take(reporter, website, conversion, click);
}

/**
 * Stores a conversion on one of the viewer's websites, for servers with an API key. Refuses RATE_LIMITED, INVALID conversions,
 * NOT_FOUND websites of others and click ids that were not signed here, and GONE 30 days after the click.
 */
export async function reportOwnConversion(viewer: Viewer, input: unknown): Promise<TakenConversion> {
  const { clickId, websiteId, ...conversion } = parseInput(OwnConversion, input);
  const click = clickOfServer(clickId);
  return take(viewer, await getWebsite(viewer, websiteId), conversion, click);
}

async function take(
  reporter: object,
  website: Website,
  conversion: z.output<typeof ReportedConversion>,
  click: ReturnType<typeof clickOfServer>,
): Promise<TakenConversion> {
  await quota.ofWebsite(reporter, website.id);
  if (click && Date.now() - click.at > CONVERSION_EXPIRY_MS) throw new UserError('GONE', refusals.expired, 'clickId');
  const isCounted = website.isActive && website.verifiedAt !== null;
  const { id: websiteId, ownerId } = website;
  const origin = { websiteId, ownerId, source: 'server', sessionHash: null, isCounted } as const;
  return withClient(pool, (client) =>
    inTransaction(client, async () => {
      const { id, isNew } = await storeConversion(client, conversion, { ...origin, clickId: click?.clickId ?? null });
      await notifyWebsiteReport(client, website);
      if (click && isCounted) await tellFactsOf(client, { ownerId, clickId: click.clickId });
      return { id, isRepeated: !isNew };
    }),
  );
}
