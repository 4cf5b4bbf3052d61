// Every NOTIFY channel and the format of its payload. A payload holds at most 8,000 bytes, so its keys have one letter.
import type { ClientBase } from 'pg';
import { z } from 'zod';
import type { BulkProgress, UrlChange } from './pubsub.ts';

/** Most clicked links that one notification names; one that names so many stands for any link of the owner. */
export const MOST_CLICKED = 500;

/** A decoded notification: ids only, because every subscriber reads the data with its own rights. */
export type Notification =
  | { channel: 'clicks'; ownerId: number; linkIds: number[] }
  | ({ channel: 'owner_urls'; ownerId: number } & UrlChange)
  | { channel: 'short_url'; key: string }
  | { channel: 'domains'; host: string }
  | { channel: 'network_settings'; ownerId: number }
  | { channel: 'suspensions'; accountId: number | null; host: string | null }
  | { channel: 'fallbacks' }
  | { channel: 'api_keys'; ownerId: number; keyId: number; isRevoked: boolean }
  | { channel: 'accounts'; ownerId: number }
  | { channel: 'webhooks'; ownerId: number }
  | { channel: 'ended_sessions'; sessionId: string }
  | { channel: 'website_reports'; ownerId: number; websiteId: number }
  | ({ channel: 'bulk_progress'; ownerId: number; jobId: string } & BulkProgress);

const id = z.number().int();
const count = z.number().int().min(0);
const Clicks = z.object({ o: id, l: z.array(id) });
const OwnerUrls = z.object({ o: id, k: z.enum(['CREATED', 'UPDATED', 'DELETED']), u: id });
const WebsiteReport = z.object({ o: id, w: id });
const ApiKey = z.object({ o: id, k: id, e: z.boolean() });
const Suspended = z.object({ o: id.nullable(), h: z.string().nullable() });
const Progress = z.object({ o: id, j: z.string(), d: count, t: count });

const decoders: { [Channel in Notification['channel']]: (payload: string) => Notification } = {
  clicks(payload) {
    const { o: ownerId, l: linkIds } = Clicks.parse(JSON.parse(payload));
    return { channel: 'clicks', ownerId, linkIds };
  },
  /** Sent by the trigger announce_owner_urls. */
  owner_urls(payload) {
    const { o: ownerId, k: kind, u: urlId } = OwnerUrls.parse(JSON.parse(payload));
    return { channel: 'owner_urls', ownerId, kind, urlId };
  },
  /** Sent by the trigger announce_short_url: the bare key. */
  short_url: (key) => ({ channel: 'short_url', key }),
  /** Sent by the trigger announce_domain: the bare host. */
  domains: (host) => ({ channel: 'domains', host }),
  /** Sent by the trigger announce_network_settings: the bare id of the owner. */
  network_settings: (payload) => ({ channel: 'network_settings', ownerId: id.parse(Number(payload)) }),
  /** Sent by the trigger announce_suspension, which tells of links by the channels of links. */
  suspensions(payload) {
    const { o: accountId, h: host } = Suspended.parse(JSON.parse(payload));
    return { channel: 'suspensions', accountId, host };
  },
  /** Sent by the trigger announce_fallbacks: they are few, and read anew. */
  fallbacks: () => ({ channel: 'fallbacks' }),
  /** Sent by the trigger announce_api_key. */
  api_keys(payload) {
    const { o: ownerId, k: keyId, e: isRevoked } = ApiKey.parse(JSON.parse(payload));
    return { channel: 'api_keys', ownerId, keyId, isRevoked };
  },
  /** Sent by the trigger announce_account: the bare id of the account. */
  accounts: (payload) => ({ channel: 'accounts', ownerId: id.parse(Number(payload)) }),
  /** Sent by the triggers of webhooks and their deliveries: the bare id of the owner. */
  webhooks: (payload) => ({ channel: 'webhooks', ownerId: id.parse(Number(payload)) }),
  /** Sent by the trigger announce_ended_session: the bare id. */
  ended_sessions: (sessionId) => ({ channel: 'ended_sessions', sessionId }),
  website_reports(payload) {
    const { o: ownerId, w: websiteId } = WebsiteReport.parse(JSON.parse(payload));
    return { channel: 'website_reports', ownerId, websiteId };
  },
  bulk_progress(payload) {
    const { o: ownerId, j: jobId, d: done, t: total } = Progress.parse(JSON.parse(payload));
    return { channel: 'bulk_progress', ownerId, jobId, done, total };
  },
};

/** A backup asks the ingesters of all nodes to store what is in their journals by now; the payload is the number of the request. */
export const STORE_CHANNEL = 'store_journals';
/** An ingester has: the request's number, a space, the id of its node. */
export const STORED_CHANNEL = 'stored_journals';

/** Announces work to the workers alone, by triggers of announce_job: the payload is the name of a job or queue. */
export const JOBS_CHANNEL = 'jobs';

/** The channels to listen to. */
export const channels = Object.keys(decoders) as Notification['channel'][];

/** Decodes a notification of one of the channels; throws for a malformed payload. */
export const decodeNotification = (channel: string, payload: string): Notification =>
  decoders[channel as Notification['channel']](payload);

/** The payload that says which links of an owner were clicked, MOST_CLICKED at most. */
export const clicksPayload = (ownerId: number, links: Iterable<number>): string =>
  JSON.stringify({ o: ownerId, l: [...links] });

/** Notifies every node, on commit, of the owners whose clicks changed and their clicked links, MOST_CLICKED at most. */
export async function notifyClicks(client: ClientBase, owners: Map<number, Iterable<number>>): Promise<void> {
  const payloads = [...owners].map(([ownerId, links]) => clicksPayload(ownerId, links));
  await client.query(`SELECT pg_notify('clicks', payload) FROM unnest($1::text[]) AS payload`, [payloads]);
}

/** Notifies every node of the progress of a bulk creation. */
export async function notifyBulkProgress(
  client: Pick<ClientBase, 'query'>,
  ownerId: number,
  jobId: string,
  { done, total }: BulkProgress,
): Promise<void> {
  const payload = JSON.stringify({ o: ownerId, j: jobId, d: done, t: total });
  await client.query("SELECT pg_notify('bulk_progress', $1)", [payload]);
}

/** Notifies every node, on commit, of a website that reported. */
export async function notifyWebsiteReport(
  client: Pick<ClientBase, 'query'>,
  { id, ownerId }: { id: number; ownerId: number },
): Promise<void> {
  await client.query("SELECT pg_notify('website_reports', $1)", [JSON.stringify({ o: ownerId, w: id })]);
}
