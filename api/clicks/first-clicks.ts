import type { ClientBase } from 'pg';
import { Lru } from '../lru.ts';
import type { EnrichedClick } from './enrich.ts';
import { arrayOf } from './store.ts';
import { saltsOf, visitorNumber, type Salt } from './visitor.ts';

const CACHE_ENTRIES = 400_000;

/** Visitors known to be stored: most clicks of a busy hour come from visitors seen before. */
export type SeenCache = Lru<string, true>;
export const seenCache = (): SeenCache => new Lru(CACHE_ENTRIES);

/** Which clicks are a visitor's first of the day; `commit` remembers them once the transaction has ended well. */
export interface FirstClicks {
  isFirstOfOwner(click: EnrichedClick): boolean;
  isFirstOfLink(click: EnrichedClick): boolean;
  commit(): void;
}

interface Candidate {
  key: string;
  click: EnrichedClick;
  linkId: number;
  visitor: bigint;
}

/** Stores the visitors of a batch inside the caller's transaction and tells whose clicks came first. */
export async function findFirstClicks(
  client: ClientBase,
  cache: SeenCache,
  clicks: EnrichedClick[],
): Promise<FirstClicks> {
  const withVisitor = clicks.filter((click) => click.hasVisitor);
  const days = [...new Set(withVisitor.map((click) => click.day))].sort();
  const salts = days.length ? await saltsOf(client, days) : new Map<string, Salt>();
  const candidates = new Map<string, Candidate>();
  for (const click of withVisitor) {
    const { address, userAgent } = click.source;
    const visitor = visitorNumber(salts.get(click.day)!, click.ownerId, address, userAgent);
    for (const linkId of [0, click.linkId]) {
      const key = `${click.ownerId}|${linkId}|${visitor}|${click.day}`;
      // The first in the journal's order is the visitor's first click.
      if (!candidates.has(key) && !cache.get(key)) candidates.set(key, { key, click, linkId, visitor });
    }
  }
  const fresh = await insertNew(client, [...candidates.values()]);
  const firstOfOwner = new Set<EnrichedClick>();
  const firstOfLink = new Set<EnrichedClick>();
  for (const key of fresh) {
    const { click, linkId } = candidates.get(key)!;
    (linkId === 0 ? firstOfOwner : firstOfLink).add(click);
  }
  return {
    isFirstOfOwner: (click) => firstOfOwner.has(click),
    isFirstOfLink: (click) => firstOfLink.has(click),
    commit: () => {
      for (const key of candidates.keys()) cache.set(key, true);
    },
  };
}

async function insertNew(client: ClientBase, candidates: Candidate[]): Promise<string[]> {
  if (!candidates.length) return [];
  candidates.sort((a, b) => (a.key < b.key ? -1 : 1)); // one order on every node
  const { rows } = await client.query<{ key: string }>({
    name: 'insert-visitors',
    text: `INSERT INTO analytics.daily_visitor (owner_id, link_id, visitor, day)
      SELECT * FROM unnest($1::int[], $2::int[], $3::bigint[], $4::date[]) ON CONFLICT DO NOTHING
      RETURNING owner_id || '|' || link_id || '|' || visitor || '|' || day AS key`,
    values: [
      arrayOf(candidates, (one) => one.click.ownerId),
      arrayOf(candidates, (one) => one.linkId),
      arrayOf(candidates, (one) => one.visitor),
      arrayOf(candidates, (one) => one.click.day),
    ],
  });
  return rows.map((row) => row.key);
}
