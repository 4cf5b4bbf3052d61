// The way of a click in one process: the real redirect, journal and ingest, over places a test can name.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool, PoolClient } from 'pg';
import { afterAll, expect } from 'vitest';
import { OwnClicks } from '../../api/account/own-clicks.ts';
import { observe } from '../../api/clicks/enrich.ts';
import { Ingest } from '../../api/clicks/ingest.ts';
import { postgresRows } from '../../api/clicks/postgres/click-rows.ts';
import { PostgresClickWriter } from '../../api/clicks/postgres/click-writer.ts';
import { Journal, type JournalOptions } from '../../api/clicks/journal.ts';
import { readBatch, type JournalBatch } from '../../api/clicks/journal-reader.ts';
import { openPlaces, type Place, type Places } from '../../api/click-model/place.ts';
import type { RawClick } from '../../api/click-model/record.ts';
import { packCountry } from '../../api/click-model/dimensions.ts';
import { Redirect } from '../../api/doors/http/redirect.ts';
import { onLinkChange } from '../../api/live/link-changes.ts';
import { onSuspensionChange } from '../../api/live/suspension-changes.ts';
import { noFallbacks, type Fallbacks } from '../../api/network/fallbacks.ts';
import { noCountries, type Countries } from '../../api/network/visitor-countries.ts';
import { ClickShares } from '../../api/urls/click-shares.ts';
import { DailyVisits } from '../../api/urls/daily-visits.ts';
import { LinkPasses } from '../../api/urls/link-passes.ts';
import { LinkLookup } from '../../api/urls/lookup.ts';
import { CHROME, GOOGLEBOT, IPHONE } from './agents.ts';

export const agents = {
  chrome: CHROME,
  iphone: IPHONE,
  googlebot: GOOGLEBOT,
  slackbot: 'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
} as const;

/** A click as a test tells it: a link, and whatever else matters. */
export interface ToldClick extends Partial<RawClick> {
  linkId: number;
  /** Milliseconds since 1970; now when left out. */
  at?: number;
}

const nowhere: Place = { country: 0, city: null, network: null };
const place = (country: string, city: string, network: string): Place => ({
  country: packCountry(country),
  city,
  network,
});

/** The places of the addresses kept for documentation; every other address is nowhere. */
const documented: [prefix: string, place: Place][] = [
  ['203.0.113.', place('DE', 'Berlin|Berlin|DE', 'AS64496 Example Telekom')],
  ['198.51.100.', place('US', 'Boston|Massachusetts|US', 'AS64497 Example Cable')],
  ['2001:db8:', place('FR', 'Lyon|Auvergne-Rhône-Alpes|FR', 'AS64498 Example Mobile')],
  ['192.0.2.', place('GB', 'Leeds|England|GB', 'AS64499 Proofpoint, Inc.')],
];

export const examplePlaces: Places = {
  find: (address) => documented.find(([prefix]) => address.startsWith(prefix))?.[1] ?? nowhere,
};

let real: Places | undefined;
/** The databases npm brings, opened once a test file. */
export const realPlaces = (): Places => (real ??= openPlaces());

/** How a test's clicks are kept and where its visitors are. */
export interface ClickKitOptions extends Partial<JournalOptions> {
  places?: Places;
  links?: LinkLookup;
  ownClicks?: OwnClicks;
  fallbacks?: Fallbacks;
  countries?: Countries;
  passes?: LinkPasses;
  visits?: DailyVisits;
  shares?: ClickShares;
}

export type ClickKit = ReturnType<typeof useClicks>;

/**
 * Wires look-up, redirect, journal and ingest for a test file; call it at the top, and give `handler` to `useWorld`.
 * `ingest(clicks)` sends clicks through journal and ingest, `settle()` stores those that came by HTTP.
 */
export function useClicks({
  places = examplePlaces,
  links = new LinkLookup(),
  ownClicks = new OwnClicks(randomBytes(32)),
  fallbacks = noFallbacks,
  countries = noCountries,
  passes = new LinkPasses(randomBytes(32)),
  visits = new DailyVisits(randomBytes(32)),
  shares = new ClickShares(),
  ...options
}: ClickKitOptions = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'footbridge-journal-'));
  const journal = new Journal({ folder, maxBytes: 256 * 1024 * 1024, syncMs: 100, ...options });
  const redirect = new Redirect(links, journal, ownClicks, { fallbacks, countries, passes, visits, shares });
  const stopHearing = [
    onLinkChange((code) => {
      links.invalidate(code);
      shares.onLinkChange(code);
    }),
    onSuspensionChange(({ accountId, host }) =>
      links.invalidateSuspended({ accountId, hosts: new Set(host ? [host] : []) }),
    ),
  ];
  const nodeId = crypto.randomUUID();
  const store = new Ingest(nodeId);
  afterAll(() => {
    for (const stop of stopHearing) stop();
    journal.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Stores everything the journal holds; returns how many clicks that were. */
  async function settle(limit = 10_000): Promise<number> {
    try {
      let position = await store.position();
      let clicks = 0;
      for (let batch = readBatch(folder, position, limit); batch; batch = readBatch(folder, position, limit)) {
        await store.store(position, observed(batch, places));
        position = batch.next;
        clicks += batch.clicks.length;
      }
      return clicks;
    } finally {
      await store.close();
    }
  }

  async function ingest(clicks: ToldClick[]): Promise<number> {
    await appendAll(journal, clicks);
    return settle();
  }

  return { folder, journal, links, redirect, handler: redirect.handler, nodeId, store, settle, ingest };
}

/** Stores the journal of a node in PostgreSQL over connections that a test makes. */
export const ingestOver = (nodeId: string, connect: () => Promise<PoolClient>): Ingest =>
  new Ingest(nodeId, 0, new PostgresClickWriter({ nodeId, generation: 0 }, postgresRows, { connect } as Pool));

/** A batch as the ingester hands it to the store. */
export const observed = (
  batch: Pick<JournalBatch, 'clicks' | 'roundTrips' | 'next'>,
  places: Places = examplePlaces,
) => ({
  ...batch,
  clicks: batch.clicks.map((click) => observe(click, places)),
});

const blank = {
  id: null,
  flags: 0,
  address: '',
  userAgent: agents.chrome,
  referrer: '',
  query: '',
  hints: '',
  deviceHints: '',
  attempts: 0,
  rttMs: null,
  variant: 0,
  rule: 0,
  hasPage: false,
};

/** Writes clicks into a journal, each at its own moment, and waits until all are written. */
export async function appendAll(journal: Journal, clicks: ToldClick[]): Promise<void> {
  await Promise.all(clicks.map((click) => appendOne(journal, click)));
}

function appendOne(journal: Journal, { at, ...click }: ToldClick): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const now = Date.now;
  if (at !== undefined) Date.now = () => at; // the journal stamps a click when it comes
  try {
    journal.append({ ...blank, ...click }, resolve);
  } finally {
    Date.now = now;
  }
  return promise;
}

const cities: Record<string, string> = { DE: 'Berlin|Berlin|DE', US: 'Boston|Massachusetts|US' };
/** Places by name: the country's code stands before the dash of an address ("DE-7"), nothing for nowhere ("-7"). */
const namedPlaces: Places = {
  find(address) {
    const country = address.split('-')[0]!;
    return { country: packCountry(country), city: cities[country] ?? null, network: null };
  },
};
let direct: { file: string | undefined; node: Ingest } | undefined;
let minted = 0;

/** A node that stores clicks of this file: one of an earlier file would know what is not there any more. */
function directNode(): Ingest {
  const file = expect.getState().testPath;
  if (!direct || direct.file !== file) direct = { file, node: new Ingest('00000000-0000-7000-8000-000000000001') };
  return direct.node;
}

/** Stores clicks through the ingester's own transaction, past redirect and journal. */
export async function storeClicks(clicks: (ToldClick & { clickId?: string })[]): Promise<void> {
  const node = directNode();
  try {
    const from = await node.position();
    const journaled = clicks.map((click) => ({
      ...blank,
      address: '-1',
      clickId: `000000000000700080000${String(++minted).padStart(11, '0')}`,
      at: Date.now(),
      ...click,
    }));
    const next = { file: from.file, offset: from.offset + 1 };
    await node.store(from, observed({ clicks: journaled, roundTrips: [], next }, namedPlaces));
  } finally {
    await node.close();
  }
}
