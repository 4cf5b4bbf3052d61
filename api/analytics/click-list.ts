import { db } from '../db.ts';
import { reasons, type Device, type Reason } from '../dimensions.ts';
import type { ShortUrl } from '../generated/prisma/client.ts';
import { countryOf } from './countries.ts';
import { browserOf, channelOf, cityOf, deviceOf, systemOf } from './names.ts';
import type { Scope } from './scope.ts';
import { clickPage, type ClickPlace, type ClickRow } from './sql/click-page.ts';

/** A click with everything that is known of it; null is unknown. */
export interface ClickDetails extends ClickPlace {
  url: ShortUrl;
  kind: ClickRow['kind'];
  /** Why it is no person's; null for people. */
  reason: Exclude<Reason, ''> | null;
  country: string;
  countryCode: string | null;
  city: string | null;
  region: string | null;
  device: Device;
  deviceLabel: string;
  os: string;
  browser: string;
  browserVersion: number | null;
  channel: string;
  channelLabel: string;
  network: string | null;
  referrer: string | null;
  utmSource: string | null;
  utmMedium: string | null;
  utmCampaign: string | null;
}

/** A page of clicks, newest first. */
export interface ClickPage {
  clicks: ClickDetails[];
  hasMore: boolean;
}

/** The clicks of a scope after a place in their order, at most `first`; bots only where the scope includes them. */
export async function listClicks(scope: Scope, after: ClickPlace | null, first: number): Promise<ClickPage> {
  const rows = await clickPage(scope, after, first + 1);
  const shown = rows.slice(0, first);
  const ids = [...new Set(shown.map(({ linkId }) => linkId))];
  const links = ids.length ? await db.shortUrl.findMany({ where: { id: { in: ids }, ownerId: scope.viewerId } }) : [];
  const known = new Map(links.map((link) => [link.id, link]));
  return {
    hasMore: rows.length > first,
    clicks: shown.flatMap((row) => {
      const url = known.get(row.linkId);
      return url ? [detailsOf(row, url)] : []; // deleted between the two queries
    }),
  };
}

function detailsOf({ linkId: _, ...row }: ClickRow, url: ShortUrl): ClickDetails {
  const { code, name } = countryOf(row.country);
  const { device, label: deviceLabel } = deviceOf(row.device);
  const { channel, label: channelLabel } = channelOf(row.channel);
  return {
    ...row,
    url,
    reason: reasons[row.reason] || null,
    country: name,
    countryCode: code,
    city: cityOf(row.city),
    region: row.city?.split('|')[1] || null,
    device,
    deviceLabel,
    os: systemOf(row.os),
    browser: browserOf(row.browser),
    browserVersion: row.browserVersion || null,
    channel,
    channelLabel,
  };
}
