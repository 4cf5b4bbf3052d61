import type { ClientBase } from 'pg';
import { dates, int4s, int8s } from '../../database/copy/encode.ts';
import type { EnrichedClick } from '../enrich.ts';
import type { SeenVisitors } from './seen-visitors.ts';
import { isSameSalt, saltsOf, visitorNumber, type Salt, type Salts } from './visitor.ts';
import { VisitorTable } from './visitor-table.ts';

const INT4_BYTES = 4;
/** A visitor's number, followed by a link's id. */
const KEY_BYTES = 3 * INT4_BYTES;
/** Candidates that a click can be. */
const CANDIDATES_EACH = 2;

const SEEN = 'unnest($1::int[], $2::int[], $3::bigint[], $4::date[]) AS seen (owner_id, link_id, visitor, day)';
/** Inserts visitors; returns the concatenated keys of the new ones, as returning a row for each would cost more than inserting it. */
const insertVisitors = (select: string) =>
  `WITH made AS (
     INSERT INTO analytics.daily_visitor (owner_id, link_id, visitor, day, first_link) ${select}
     ON CONFLICT DO NOTHING RETURNING link_id, visitor)
   SELECT string_agg(int8send(visitor) || int4send(link_id), '') AS keys FROM made`;
/** One row for a visitor of all links notes the first click on its link as well: most visitors click once a day. */
const INSERT_OF_OWNER = {
  name: 'insert-visitors-of-owners',
  text: insertVisitors(`SELECT owner_id, 0, visitor, day, link_id FROM ${SEEN}`),
};
/** Of a link that the visitor did not click first. The sub-select is carried out row by row, whatever the table's statistics say. */
const INSERT_OF_LINK = {
  name: 'insert-visitors-of-links',
  text: insertVisitors(
    `SELECT owner_id, link_id, visitor, day, link_id FROM ${SEEN}
     WHERE (SELECT of_owner.first_link FROM analytics.daily_visitor of_owner WHERE of_owner.owner_id = seen.owner_id
       AND of_owner.link_id = 0 AND of_owner.visitor = seen.visitor AND of_owner.day = seen.day)
       IS DISTINCT FROM seen.link_id`,
  ),
};

/** Reads the salts of the days on which the clicks fell. Throws where one was destroyed meanwhile: the batch is to be tried again. */
export async function readSalts(client: ClientBase, clicks: readonly EnrichedClick[]): Promise<Salts> {
  const days = [...new Set(clicks.filter((click) => click.hasVisitor).map((click) => click.day))].sort();
  const salts: Salts = days.length ? await saltsOf(client, days) : new Map();
  if (salts.size < days.length) throw new Error('a salt was destroyed while clicks of its day were to be stored');
  return salts;
}

/** The clicks of a batch that are a visitor's first of the day: known after `store`, cached by `commit`. */
export class FirstClicks {
  readonly #seen: SeenVisitors;
  readonly #salts: Salts;
  readonly #timesCleared: number;
  readonly #clicks: readonly EnrichedClick[];
  /** Possible first clicks: a visitor's on any link of the owner (link 0), or on one link. The number implies owner and day. */
  readonly #candidates = new VisitorTable();
  /** The click of each candidate: an index of the batch. */
  readonly #clickOf: Int32Array;
  readonly #ofOwner: Uint8Array;
  readonly #ofLink: Uint8Array;
  /** The two halves of each click's visitor. */
  readonly #visitors: Int32Array;
  #added = 0;

  /** Knows nothing of the clicks before `add`; `salts` are those of their days. */
  constructor(seen: SeenVisitors, salts: Salts, clicks: readonly EnrichedClick[]) {
    this.#seen = seen;
    this.#salts = salts;
    this.#timesCleared = seen.timesCleared;
    this.#clicks = clicks;
    this.#clickOf = new Int32Array(clicks.length * CANDIDATES_EACH);
    this.#ofOwner = new Uint8Array(clicks.length);
    this.#ofLink = new Uint8Array(clicks.length);
    this.#visitors = new Int32Array(clicks.length * 2);
  }

  /** Those of clicks, all of which are added. */
  static of(seen: SeenVisitors, salts: Salts, clicks: readonly EnrichedClick[]): FirstClicks {
    const first = new FirstClicks(seen, salts, clicks);
    first.add(clicks.length);
    return first;
  }

  /** Adds so many of the next clicks, by memory alone; those of a day whose salt is missing stay without a visitor. */
  add(count: number): void {
    for (const end = this.#added + count; this.#added < end; this.#added++) {
      const { hasVisitor, day, ownerId, linkId, source } = this.#clicks[this.#added]!;
      const salt = hasVisitor && this.#salts.get(day);
      if (!salt) continue;
      const number = visitorNumber(salt, ownerId, source.address, source.userAgent);
      const [upper, lower] = [int4At(number, 0), int4At(number, INT4_BYTES)];
      this.#visitors[this.#added * 2] = upper || 1; // 0 is no visitor
      this.#visitors[this.#added * 2 + 1] = lower;
      this.#addCandidate(upper, lower, 0);
      this.#addCandidate(upper, lower, linkId);
    }
  }

  #addCandidate(upper: number, lower: number, linkId: number): void {
    if (this.#seen.has(upper, lower, linkId)) return;
    // The earliest in the journal is the visitor's first click.
    if (this.#candidates.add(upper, lower, linkId)) this.#clickOf[this.#candidates.size - 1] = this.#added;
  }

  /** Whether what was added still holds, now that the salts of all days are known; else it has to be made anew. */
  holdsFor(salts: Salts): boolean {
    const hadSalt = ([day, salt]: [string, Salt]) => {
      const had = this.#salts.get(day);
      return had !== undefined && isSameSalt(had, salt);
    };
    return this.#seen.timesCleared === this.#timesCleared && [...salts].every(hadSalt);
  }

  /** Inserts the visitors inside the caller's transaction; those that did not exist yet clicked for the first time. */
  async store(client: ClientBase): Promise<void> {
    // Who is new to the owner is new to the link, which the same row notes.
    for (const click of await this.#insert(client, INSERT_OF_OWNER, this.#unseen(true))) {
      this.#ofOwner[click] = 1;
      this.#ofLink[click] = 1;
    }
    for (const click of await this.#insert(client, INSERT_OF_LINK, this.#unseen(false))) this.#ofLink[click] = 1;
  }

  /** The candidates of owners, or of links, that are neither stored since they were added nor known to be first. */
  #unseen(ofOwners: boolean): number[] {
    const table = this.#candidates;
    const unseen: number[] = [];
    for (let entry = 0; entry < table.size; entry++) {
      const linkId = table.linkId(entry);
      if ((linkId === 0) !== ofOwners || this.#ofLink[this.#clickOf[entry]!]) continue;
      if (!this.#seen.has(table.upper(entry), table.lower(entry), linkId)) unseen.push(entry);
    }
    return this.#sorted(unseen);
  }

  /**
   * Candidates, all of owners or all of links, in the order of the primary key: one order on all nodes, and inserts that are close in the
   * index.
   */
  #sorted(entries: number[]): number[] {
    const table = this.#candidates;
    const scopeOf = (entry: number) => table.linkId(entry) || this.#clicks[this.#clickOf[entry]!]!.ownerId;
    const ownerOf = new Map(entries.map((entry) => [scopeOf(entry), this.#clicks[this.#clickOf[entry]!]!.ownerId]));
    const scopes = [...ownerOf].sort(([one, owner], [other, otherOwner]) => owner - otherOwner || one - other);
    const ranks = new Map(scopes.map(([scope], rank) => [scope, rank]));
    // Comparing one number in place of three halves the time.
    const keys = new Float64Array(table.size);
    for (const entry of entries) keys[entry] = ranks.get(scopeOf(entry))! * 2 ** 32 + (table.upper(entry) >>> 0);
    return entries.sort((a, b) => keys[a]! - keys[b]! || (table.lower(a) >>> 0) - (table.lower(b) >>> 0));
  }

  /** The clicks of the candidates that were inserted, none of which was there. */
  async #insert(client: ClientBase, { name, text }: typeof INSERT_OF_LINK, entries: number[]): Promise<number[]> {
    if (!entries.length) return [];
    const table = this.#candidates;
    const click = (entry: number) => this.#clicks[this.#clickOf[entry]!]!;
    const { rows } = await client.query<{ keys: Buffer | null }>({
      name,
      text,
      values: [
        int4s(entries, (entry) => click(entry).ownerId),
        int4s(entries, (entry) => click(entry).linkId),
        int8s(entries, (entry) => [table.upper(entry), table.lower(entry)]),
        dates(entries, (entry) => click(entry).day),
      ],
    });
    const keys = rows[0]?.keys ?? Buffer.alloc(0);
    return Array.from({ length: keys.length / KEY_BYTES }, (_, index) => {
      const [upper, lower, linkId] = [0, 1, 2].map((part) => keys.readInt32BE(index * KEY_BYTES + part * INT4_BYTES));
      return this.#clickOf[table.find(upper!, lower!, linkId!)]!;
    });
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
    const table = this.#candidates;
    for (let entry = 0; entry < table.size; entry++) {
      this.#seen.add(table.upper(entry), table.lower(entry), table.linkId(entry));
    }
  }
}

/** The integer whose four bytes begin at a place of a text that has one character per byte. */
const int4At = (text: string, at: number) =>
  (text.charCodeAt(at) << 24) |
  (text.charCodeAt(at + 1) << 16) |
  (text.charCodeAt(at + 2) << 8) |
  text.charCodeAt(at + 3);
