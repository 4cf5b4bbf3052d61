import { z } from 'zod';
import { spend } from '../account/rates.ts';
import { db } from '../database/db.ts';
import { liveDestinationsOf } from './experiments/open-experiments.ts';
import type { ShortUrl } from '../generated/prisma/client.ts';
import { parseInput } from '../common/parse-input.ts';
import { UserError } from '../common/user-error.ts';
import type { Viewer } from '../common/viewer.ts';
import { refusalOfCode } from './check-short-code.ts';
import { linkKey, type LinkName } from '../common/link-key.ts';
import { addressOfShortUrl, isOwnHost, judgeDestination } from '../common/destination.ts';
import { probe, type Probe } from './probe.ts';
import { linkStatus, linkStatuses } from './link-status.ts';
import { messages, ShortCode } from './rules.ts';
import { takenKeys } from './taken.ts';
import { worstProbe } from './worst-probe.ts';

const MOST = 1_000;
/** Each may take three seconds, and a response should not take much longer. */
const MOST_PROBED = 10;
const TOO_MANY_PROBES = `With probe, please send at most ${MOST_PROBED} at once.`;
const ITEMS = `Please enter 1 to ${MOST} short codes or addresses.`;
const List = z.array(z.string(ITEMS), ITEMS).min(1, ITEMS).max(MOST, ITEMS).optional();

/** What one check is asked: texts of any kind, or texts that are meant as short codes. */
export const Batch = z.object({
  items: List,
  shortCodes: List,
  probe: z.boolean('Set probe to true or false.').default(false),
});

/** What became known of an item: the status of a link of the viewer, or whether the text could become part of one. */
export const itemStates = [...linkStatuses, 'TAKEN', 'AVAILABLE', 'VALID', 'REFUSED'] as const;

/** One checked item. */
export interface CheckedItem {
  /** As it was sent. */
  item: string;
  /** The code it was read as; null for a destination. */
  shortCode: string | null;
  state: (typeof itemStates)[number];
  /** Why a new link cannot have this code or destination; null when it can, and for links of the viewer. */
  reason: string | null;
  /** The viewer's link with this code, on the domain of the address. */
  url: ShortUrl | null;
  /** Where the link leads now, or the destination as it would be stored; several with rules or a running experiment. */
  destinations: string[];
  /** What the requests of its destinations found; null when none was requested. */
  probe: Probe | null;
}

/** What the list of an item's destinations is, for the documents of both doors. */
export const LIVE_DESTINATIONS =
  'Where visitors are led now: to several destinations while an experiment runs, or where rules lead some of them elsewhere.';

/** The destination of an item; null where it has none, or several. */
export const oneDestination = ({ destinations }: CheckedItem): string | null =>
  destinations.length === 1 ? destinations[0]! : null;

/**
 * What is known of each of up to 1,000 short codes, short URLs and destinations; with `probe`, which allows 10 of them,
 * their destinations are requested as well. Refuses INVALID input and RATE_LIMITED.
 */
export async function batchCheck(viewer: Viewer, input: unknown): Promise<CheckedItem[]> {
  await spend(viewer, 'check');
  const { items, shortCodes, probe: asksProbes } = parseInput(Batch, input);
  if (!items === !shortCodes) throw new UserError('INVALID', 'Please send either items or short codes.', 'items');
  const texts = (items ?? shortCodes)!;
  if (asksProbes && texts.length > MOST_PROBED) throw new UserError('INVALID', TOO_MANY_PROBES, 'probe');
  const own = await db.domain.findMany({ where: { ownerId: viewer.id }, select: { id: true, host: true } });
  const read = texts.map((item) => ({ item, name: shortCodes ? onOwnHost(item.trim()) : nameOf(item, own) }));
  const known = await linksOf(
    viewer,
    read.flatMap(({ name }) => (ShortCode.safeParse(name?.shortCode).success ? name! : [])),
  );
  const checked = read.map(({ item, name }) => (name === null ? checkDestination(item) : checkCode(item, name, known)));
  return asksProbes ? probed(viewer, checked) : checked;
}

const onOwnHost = (shortCode: string): LinkName => ({ shortCode, domainId: null });

/** The link whose code a text is, or whose short URL on this installation's own host or a domain of the account. */
function nameOf(item: string, own: readonly { id: number; host: string }[]): LinkName | null {
  const text = item.trim();
  if (ShortCode.safeParse(text).success) return onOwnHost(text);
  const named = addressOfShortUrl(text);
  if (!named) return null;
  if (isOwnHost(named.host)) return onOwnHost(named.code);
  const domain = own.find(({ host }) => host === named.host);
  return domain ? { shortCode: named.code, domainId: domain.id } : null;
}

/** Requests each destination once, all at the same time. */
async function probed(viewer: Viewer, checked: CheckedItem[]): Promise<CheckedItem[]> {
  const destinations = [...new Set(checked.flatMap((one) => one.destinations))];
  if (destinations.length) await spend(viewer, 'probe', destinations.length);
  const found = await Promise.all(destinations.map((destination) => probe(destination, viewer.id)));
  const byDestination = new Map(destinations.map((destination, index) => [destination, found[index]!]));
  return checked.map((one) => ({
    ...one,
    probe: worstProbe(one.destinations.map((destination) => [destination, byDestination.get(destination)!])),
  }));
}

interface OwnLink {
  url: ShortUrl;
  destinations: string[];
}

interface Known {
  own: Map<string, OwnLink>;
  taken: ReadonlySet<string>;
}

async function linksOf(viewer: Viewer, names: readonly LinkName[]): Promise<Known> {
  const wanted = new Set(names.map(linkKey));
  const codes = names.map(({ shortCode }) => shortCode);
  const found = await db.shortUrl.findMany({ where: { shortCode: { in: codes }, ownerId: viewer.id } });
  const links = found.filter((url) => wanted.has(linkKey(url)));
  const own = await Promise.all(links.map(async (url) => ({ url, destinations: await liveDestinationsOf(url) })));
  return { own: new Map(own.map((link) => [linkKey(link.url), link])), taken: await takenKeys(db, names) };
}

const nothing = { reason: null, url: null, destinations: [], probe: null };

function checkDestination(item: string): CheckedItem {
  const verdict = judgeDestination(item);
  const base = { ...nothing, item, shortCode: null };
  if ('refusal' in verdict) return { ...base, state: 'REFUSED', reason: verdict.refusal };
  return { ...base, state: 'VALID', destinations: [verdict.url] };
}

function checkCode(item: string, name: LinkName, { own, taken }: Known): CheckedItem {
  const { shortCode } = name;
  const base = { ...nothing, item, shortCode };
  const link = own.get(linkKey(name));
  if (link) return { ...base, ...link, state: linkStatus(link.url) };
  const refusal = refusalOfCode(shortCode);
  if (refusal) return { ...base, state: 'REFUSED', reason: refusal };
  return taken.has(linkKey(name))
    ? { ...base, state: 'TAKEN', reason: messages.codeTaken }
    : { ...base, state: 'AVAILABLE' };
}
