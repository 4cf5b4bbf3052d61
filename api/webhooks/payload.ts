import type { WebhookDelivery } from '../generated/prisma/client.ts';
import { linkData, utc, type LinkRow } from './link-data.ts';

/** What receivers get: the type of the event, when it happened, and what it tells. */
export interface Payload {
  type: string;
  timestamp: string;
  data: object;
}

interface ConversionRow {
  conversion: {
    reported_id: string;
    website_id: number;
    name: string;
    value: number | null;
    currency: string | null;
    source: string;
    click_id: string | null;
    converted_at: string;
  };
  domain: string;
}

const conversionData = ({ conversion: row, domain }: ConversionRow) => ({
  id: row.reported_id,
  name: row.name,
  value: row.value,
  currency: row.currency,
  source: row.source,
  is_proven: row.source === 'server',
  click_id: row.click_id,
  website_id: row.website_id,
  domain,
  converted_at: utc(row.converted_at),
});

interface LinkData {
  link: LinkRow;
  changed?: string[];
}

interface WebsiteData {
  website: { verified_at: string };
}

const ofLink = (queued: unknown, at: Date) => {
  const { link, changed } = queued as LinkData;
  return { link: linkData(link, at), ...(changed && { changed }) };
};

/** Events of which the triggers queue rows; the data of the others is queued as it is sent. */
const shapers: Record<string, (queued: unknown, at: Date) => object> = {
  'link.created': ofLink,
  'link.updated': ofLink,
  'link.deleted': ofLink,
  'conversion.recorded': (queued) => ({ conversion: conversionData(queued as ConversionRow) }),
  'conversions.reported': (queued) => ({
    conversions: (queued as { conversions: ConversionRow[] }).conversions.map(conversionData),
  }),
  'website.verified': (queued) => {
    const { website } = queued as WebsiteData;
    return { website: { ...website, verified_at: utc(website.verified_at) } };
  },
};

type Queued = Pick<WebhookDelivery, 'event' | 'data' | 'createdAt'>;

/** What a delivery sends; null once it is no longer kept. The same at each attempt. */
export function payloadOf({ event, data, createdAt }: Queued): Payload | null {
  if (data === null) return null;
  const shape = shapers[event];
  return {
    type: event,
    timestamp: createdAt.toISOString(),
    data: shape ? shape(data, createdAt) : (data as object),
  };
}

/** The body of a delivery, byte for byte as it is signed; null once it is no longer kept. */
export function bodyOf(delivery: Queued): string | null {
  const payload = payloadOf(delivery);
  return payload && JSON.stringify(payload);
}
