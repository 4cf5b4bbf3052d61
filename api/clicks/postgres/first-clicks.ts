import type { ClientBase } from 'pg';
import { Lru } from '../../common/lru.ts';
import type { EnrichedClick } from '../enrich.ts';
import { saltsOf, visitorNumber, type Salt } from './visitor.ts';
import { dates, int4s, int8s } from '../../database/copy/encode.ts';

const CACHE_ENTRIES = 400_000;
/** A visitor's number, followed by a link's id. */
const KEY_BYTES = 8 + 4;
const INT4_BYTES = 4;

/** Cache of stored visitors: most clicks of a busy hour come from visitors seen before. */
export class SeenVisitors {
  readonly #keys = new Lru<string, true>(CACHE_ENTRIES);
  readonly #deletions = new Map<number, number>();

  has(key: string): boolean {
    return this.#keys.get(key) === true;
  }

  add(key: string): void {
    this.#keys.set(key, true);
  }

  /** Clears the cache when links of these owners were deleted: their visitors may count as new again. */
  async clearAfterDeletions(client: ClientBase, clicks: EnrichedClick[]): Promise<void> {
    const owners = [...new Set(clicks.map((click) => click.ownerId))];
    const { rows } = await client.query<{ owner_id: number; times: number }>({
      name: 'click-deletions',
      text: 'SELECT owner_id, times FROM analytics.click_deletion WHERE owner_id = ANY($1::int[])',
      values: [owners],
    });
    for (const { owner_id, times } of rows) {
      if (this.#deletions.get(owner_id) === times) continue;
      this.#deletions.set(owner_id, times);
      this.#keys.clear();
    }
  }
}

/** A possible first click of the day: a visitor's on any link of an owner (link 0), or on one link. */
interface Candidate {
  /** Visitor's number and link's id, one character per byte. The number also implies owner and day. */
  key: string;
  ownerId: number;
  linkId: number;
  day: string;
  /** The click's index in the batch. */
  at: number;
}

/** Reads the salts of the days on which the clicks fell, inside the caller's transaction. */
export async function readSalts(client: ClientBase, clicks: EnrichedClick[]): Promise<Map<string, Salt>> {
  const days = [...new Set(clicks.filter((click) => click.hasVisitor).map((click) => click.day))].sort();
  return days.length ? saltsOf(client, days) : new Map<string, Salt>();
}

/** The clicks of a batch that are a visitor's first of the day: known after `store`, cached by `commit`. */
export class FirstClicks {
  readonly #seen: SeenVisitors;
  readonly #candidates = new Map<string, Candidate>();
  readonly #ofOwner: Uint8Array;
  readonly #ofLink: Uint8Array;
  /** The two halves of each click's visitor. */
  readonly #visitors: Int32Array;

  /** Uses only the cache; `salts` has all days of the clicks. */
  constructor(seen: SeenVisitors, salts: Map<string, Salt>, clicks: EnrichedClick[]) {
    this.#seen = seen;
    this.#ofOwner = new Uint8Array(clicks.length);
    this.#ofLink = new Uint8Array(clicks.length);
    this.#visitors = new Int32Array(clicks.length * 2);
    clicks.forEach((click, at) => {
      if (!click.hasVisitor) return;
      const { address, userAgent } = click.source;
      const visitor = visitorNumber(salts.get(click.day)!, click.ownerId, address, userAgent);
      this.#visitors[at * 2] = int4At(visitor, 0) || 1; // 0 is no visitor
      this.#visitors[at * 2 + 1] = int4At(visitor, INT4_BYTES);
      this.#add(visitor, 0, click, at);
      this.#add(visitor, click.linkId, click, at);
    });
  }

  #add(visitor: string, linkId: number, { ownerId, day }: EnrichedClick, at: number): void {
    const key = visitor + String.fromCharCode(linkId >>> 24, (linkId >>> 16) & 255, (linkId >>> 8) & 255, linkId & 255);
    // The earliest in the journal is the visitor's first click.
    if (this.#candidates.has(key) || this.#seen.has(key)) return;
    this.#candidates.set(key, { key, ownerId, linkId, day, at });
  }

  /** Inserts the visitors inside the caller's transaction; those that did not exist yet clicked for the first time. */
  async store(client: ClientBase): Promise<void> {
    if (!this.#candidates.size) return;
    const keys = await insertNew(client, [...this.#candidates.values()].sort(compareKeys));
    for (let at = 0; at < keys.length; at += KEY_BYTES) {
      const candidate = this.#candidates.get(keys.slice(at, at + KEY_BYTES))!;
      (candidate.linkId === 0 ? this.#ofOwner : this.#ofLink)[candidate.at] = 1;
    }
  }

  /** True when the click at this index is its visitor's first on any link of the owner. */
  isOfOwner(at: number): boolean {
    return this.#ofOwner[at] === 1;
  }

  /** True when the click at this index is its visitor's first on its link. */
  isOfLink(at: number): boolean {
    return this.#ofLink[at] === 1;
  }

  /** The two halves of the number of the click's visitor; both are 0 where visitors are not counted. */
  visitorOf(at: number): { visitor: number; visitorRest: number } {
    return { visitor: this.#visitors[at * 2]!, visitorRest: this.#visitors[at * 2 + 1]! };
  }

  /** Caches the visitors; call it once the transaction is committed. */
  commit(): void {
    for (const key of this.#candidates.keys()) this.#seen.add(key);
  }
}

/** The integer whose four bytes begin at a place of a text that has one character per byte. */
const int4At = (text: string, at: number) =>
  (text.charCodeAt(at) << 24) |
  (text.charCodeAt(at + 1) << 16) |
  (text.charCodeAt(at + 2) << 8) |
  text.charCodeAt(at + 3);

/** The order of the primary key: one order on all nodes, and inserts that are close in the index. */
function compareKeys(a: Candidate, b: Candidate): number {
  return a.ownerId - b.ownerId || a.linkId - b.linkId || (a.key < b.key ? -1 : 1);
}

/** The concatenated keys of new visitors: returning a row for each would cost more than inserting it. */
async function insertNew(client: ClientBase, candidates: Candidate[]): Promise<string> {
  const { rows } = await client.query<{ keys: Buffer | null }>({
    name: 'insert-visitors',
    text: `WITH made AS (
        INSERT INTO analytics.daily_visitor (owner_id, link_id, visitor, day)
        SELECT * FROM unnest($1::int[], $2::int[], $3::bigint[], $4::date[]) ON CONFLICT DO NOTHING
        RETURNING link_id, visitor)
      SELECT string_agg(int8send(visitor) || int4send(link_id), '') AS keys FROM made`,
    values: [
      int4s(candidates, (one) => one.ownerId),
      int4s(candidates, (one) => one.linkId),
      int8s(candidates, (one) => one.key),
      dates(candidates, (one) => one.day),
    ],
  });
  return rows[0]?.keys?.toString('latin1') ?? '';
}
