import type { ClientBase } from 'pg';
import { dates, int4s, int8s } from '../../database/copy/encode.ts';
import type { EnrichedClick } from '../enrich.ts';
import type { SeenVisitors } from './seen-visitors.ts';
import { isSameSalt, saltsOf, visitorNumber, type Salt, type Salts } from './visitor.ts';
import { dropFirstLinks, findForgetful, insertOfLinks, insertOfOwners, type VisitorColumns } from './visitor-rows.ts';
import { VisitorTable } from './visitor-table.ts';

const INT4_BYTES = 4;
/** A visitor's number, followed by a link's id. */
const KEY_BYTES = 3 * INT4_BYTES;
/** Candidates that a click can be. */
const CANDIDATES_EACH = 2;

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
    const newToOwner = await this.#insert(client, insertOfOwners, this.#unseen(true));
    const doubtful = newToOwner.length ? await this.#dropDoubtful(client, newToOwner) : new Set();
    for (const entry of newToOwner) {
      this.#ofOwner[this.#clickOf[entry]!] = 1;
      // Who is new to the owner is new to the link, which the same row notes.
      if (!doubtful.has(entry)) this.#ofLink[this.#clickOf[entry]!] = 1;
    }
    for (const entry of await this.#insert(client, insertOfLinks, this.#unseen(false)))
      this.#ofLink[this.#clickOf[entry]!] = 1;
  }

  /**
   * Those of new visitors whose link may have a row of its own, as visitors of that owner's day were forgotten: their first link is not noted,
   * and gets such a row, too.
   */
  async #dropDoubtful(client: ClientBase, entries: readonly number[]): Promise<ReadonlySet<number>> {
    const keyOf = (entry: number) => `${this.#ownerOf(entry)}|${this.#dayOf(entry)}`;
    const days = [...new Map(entries.map((entry) => [keyOf(entry), entry])).values()];
    const forgetful = await findForgetful(
      client,
      int4s(days, (entry) => this.#ownerOf(entry)),
      dates(days, (entry) => this.#dayOf(entry)),
    );
    const keys = new Set(forgetful.map((at) => keyOf(days[at]!)));
    const doubtful = keys.size ? entries.filter((entry) => keys.has(keyOf(entry))) : [];
    if (doubtful.length) await dropFirstLinks(client, this.#columnsOf(doubtful));
    return new Set(doubtful);
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
    const scopeOf = (entry: number) => table.linkId(entry) || this.#ownerOf(entry);
    const owners = new Map<number, number>();
    for (const entry of entries) owners.set(scopeOf(entry), this.#ownerOf(entry));
    const scopes = [...owners].sort(([one, owner], [other, otherOwner]) => owner - otherOwner || one - other);
    const ranks = new Map(scopes.map(([scope], rank) => [scope, rank]));
    // Comparing one number in place of three halves the time.
    const keys = new Float64Array(table.size);
    for (const entry of entries) keys[entry] = ranks.get(scopeOf(entry))! * 2 ** 32 + (table.upper(entry) >>> 0);
    return entries.sort((a, b) => keys[a]! - keys[b]! || (table.lower(a) >>> 0) - (table.lower(b) >>> 0));
  }

  /** The candidates that were inserted, none of which was there. */
  async #insert(client: ClientBase, insert: typeof insertOfLinks, entries: readonly number[]): Promise<number[]> {
    if (!entries.length) return [];
    const keys = await insert(client, this.#columnsOf(entries));
    return Array.from({ length: keys.length / KEY_BYTES }, (_, index) => {
      const at = index * KEY_BYTES;
      const linkId = keys.readInt32BE(at + 2 * INT4_BYTES);
      return this.#candidates.find(keys.readInt32BE(at), keys.readInt32BE(at + INT4_BYTES), linkId);
    });
  }

  #columnsOf(entries: readonly number[]): VisitorColumns {
    const table = this.#candidates;
    return [
      int4s(entries, (entry) => this.#ownerOf(entry)),
      int4s(entries, (entry) => this.#clicks[this.#clickOf[entry]!]!.linkId),
      int8s(entries, (entry) => [table.upper(entry), table.lower(entry)]),
      dates(entries, (entry) => this.#dayOf(entry)),
    ];
  }

  #ownerOf(entry: number): number {
    return this.#clicks[this.#clickOf[entry]!]!.ownerId;
  }

  #dayOf(entry: number): string {
    return this.#clicks[this.#clickOf[entry]!]!.day;
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
