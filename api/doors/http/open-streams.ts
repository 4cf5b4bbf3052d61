import type { ServerResponse } from 'node:http';
import { addressKey } from '../../common/address-key.ts';
import { gauges } from '../../common/metrics-registry.ts';
import { UserError } from '../../common/user-error.ts';
import type { Viewer } from '../../common/viewer.ts';

/** Most streams open at once: of one account, with every tab of every machine; of one address, with a whole office. */
export const MAX_STREAMS = { account: 200, address: 1_000 } as const;
const RETRY_SECONDS = 30;
const ADDRESS = 'address|';

const open = new Map<string, number>();
/** What the node's other processes have open, by the same keys. */
const elsewhere = new Map<string, number>();
let tell: (key: string, count: number) => void = () => {};

/** Tells somebody each time how many streams this process has open for an account or an address. */
export function tellOpenStreams(listener: (key: string, count: number) => void): void {
  tell = listener;
}

/** The other processes of this node have so many streams open for an account or an address, which count as well. */
export function noteStreamsElsewhere(key: string, count: number): void {
  if (count) elsewhere.set(key, count);
  else elsewhere.delete(key);
}

/** How many streams this process has open, at both doors. */
export const openStreams = (): number =>
  [...open].reduce((sum, [key, count]) => sum + (key.startsWith(ADDRESS) ? count : 0), 0);

gauges('footbridge_open_streams', 'Event streams that are open, of GraphQL and REST.', [], () => [
  { labels: {}, value: openStreams() },
]);

function takePlace(key: string, most: number): void {
  const count = open.get(key) ?? 0;
  if (count + (elsewhere.get(key) ?? 0) >= most) throw tooMany(most);
  open.set(key, count + 1);
  tell(key, count + 1);
}

function leavePlace(key: string): void {
  const left = open.get(key)! - 1;
  if (left) open.set(key, left);
  else open.delete(key);
  tell(key, left);
}

const tooMany = (most: number) =>
  new UserError(
    'RATE_LIMITED',
    `At most ${most} streams can be open at once. Please close others first.`,
    undefined,
    RETRY_SECONDS,
  );

/**
 * Counts a stream at either door, until its response closes. Throws UserError RATE_LIMITED beyond those that an account and an
 * address may have open.
 */
export function takePlaces(viewer: Viewer | null, address: string, response: Pick<ServerResponse, 'once'>): void {
  const places: [key: string, most: number][] = [[`${ADDRESS}${addressKey(address)}`, MAX_STREAMS.address]];
  if (viewer) places.push([`account|${viewer.id}`, MAX_STREAMS.account]);
  for (const [key, most] of places) {
    takePlace(key, most);
    response.once('close', () => leavePlace(key));
  }
}
