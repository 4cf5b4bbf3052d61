import type { Pool } from 'pg';
import { copyRows } from '../../../database/copy/decode.ts';
import { withClient } from '../../../database/with-client.ts';
import { CLASSES } from '../../../click-model/quantities.ts';
import { unpackMeasured } from '../layout/measured-days.ts';
import { readChanges, readIdentified } from '../layout/measured-rows.ts';
import type { Dictionaries } from '../read/select.ts';
import { bytesOfDay, daysOfBlock, type MeasuredDay } from './measured-day.ts';
import { OpenDay } from './open-day.ts';

/** Days that one statement reads: the days of a busy owner have thousands of clicks each. */
const DAYS_AT_ONCE = 40;

interface KeptDay {
  version: string;
  begunAt: string;
  /** Null where nothing is known of a click of the day. */
  day: MeasuredDay | null;
}

/** A day as it is stored. */
interface IndexedDay {
  day: string;
  version: string;
  /** When its first version was; where it was dropped since, versions begin anew. */
  begunAt: string;
  /** When the server last began with empty unlogged tables: a crash may have taken versions back. */
  life: string | null;
  /** The block that has the day as it is now; null where only rows have it. */
  block: string | null;
  /** Its place in the block. */
  place: number;
}

/** What is in memory of an owner's measured clicks. When a day's version has moved, what has changed of it is read. */
export class OwnerMeasured {
  readonly #dictionaries: Dictionaries;
  readonly #ownerId: number;
  readonly #days = new Map<string, KeptDay>();
  #life: string | null = null;

  constructor(ownerId: number, dictionaries: Dictionaries) {
    this.#ownerId = ownerId;
    this.#dictionaries = dictionaries;
  }

  /** How much memory it takes, bytes. */
  get bytes(): number {
    let bytes = 0;
    for (const { day } of this.#days.values()) {
      if (day) bytes += bytesOfDay(day) + (day instanceof OpenDay ? day.bytes : 0);
    }
    return bytes;
  }

  /** Reads everything again when it is next needed. */
  forget(): void {
    this.#days.clear();
  }

  /** The days of a range (YYYY-MM-DD, both included) that have any, oldest first, as they are stored now. */
  async read(pool: Pool, { from, to }: { from: string; to: string }): Promise<MeasuredDay[]> {
    const { rows } = await pool.query<IndexedDay>(
      `SELECT d.day::text, d.version, d.begun_at::text AS "begunAt", b.id AS block, d.day - b.first_day AS place,
         (SELECT begun_at::text FROM analytics.server_life) AS life FROM analytics.measured_day d
       LEFT JOIN analytics.measured_block b ON b.owner_id = d.owner_id AND d.day BETWEEN b.first_day AND b.last_day
         AND b.versions[d.day - b.first_day + 1] = d.version AND b.classes = ${CLASSES}
       WHERE d.owner_id = $1 AND d.day BETWEEN $2::date AND $3::date ORDER BY d.day`,
      [this.#ownerId, from, to],
    );
    const life = rows[0]?.life ?? this.#life;
    if (life !== this.#life) this.forget();
    this.#life = life;
    const stored = new Set(rows.map(({ day }) => day));
    for (const day of this.#days.keys()) if (day >= from && day <= to && !stored.has(day)) this.#days.delete(day);
    const moved = await this.#goOn(
      pool,
      rows.filter((row) => !this.#isKept(row)),
    );
    const inBlocks = moved.filter(({ block }) => block !== null);
    const missed = inBlocks.length ? await this.#readBlocks(pool, inBlocks) : [];
    await this.#readRows(pool, [...moved.filter(({ block }) => block === null), ...missed]);
    return rows.flatMap(({ day }) => this.#days.get(day)!.day ?? []);
  }

  #isKept({ day, version, begunAt }: IndexedDay): boolean {
    const kept = this.#days.get(day);
    return kept?.version === version && kept.begunAt === begunAt;
  }

  /** Reads what has changed of days that were read from rows; returns those that must be read as a whole. */
  async #goOn(pool: Pool, moved: readonly IndexedDay[]): Promise<IndexedDay[]> {
    const open = new Map<IndexedDay, { kept: KeptDay; day: OpenDay }>();
    for (const row of moved) {
      const kept = this.#days.get(row.day);
      const goesOn = kept?.begunAt === row.begunAt && BigInt(kept.version) < BigInt(row.version);
      if (goesOn && kept.day instanceof OpenDay) open.set(row, { kept, day: kept.day });
    }
    if (!open.size) return [...moved];
    const changes = [...open].map(([row, { kept }]) => ({ day: row.day, after: kept.version, upTo: row.version }));
    const read = await withClient(pool, (client) => readChanges(client, this.#ownerId, changes));
    if (!read) return [...moved];
    const changed = new Map(read.map((one) => [one.rows.day, one]));
    for (const [row, { kept, day }] of open) {
      const own = changed.get(row.day);
      if (own) day.add(own, this.#dictionaries);
      kept.version = row.version;
    }
    return moved.filter((row) => !open.has(row));
  }

  /** Reads days from their blocks; returns those whose block was replaced meanwhile. */
  async #readBlocks(pool: Pool, wanted: readonly IndexedDay[]): Promise<IndexedDay[]> {
    const byBlock = Map.groupBy(wanted, ({ block }) => block!);
    const ids = [...byBlock.keys()].map(Number).join(', ');
    const loading: Promise<void>[] = [];
    await withClient(pool, (client) =>
      copyRows(client, `SELECT id, data FROM analytics.measured_block WHERE id IN (${ids})`, ([id, data]) => {
        const block = String(id!.readBigInt64BE());
        const one = this.#keepBlock(data!, byBlock.get(block)!);
        byBlock.delete(block);
        one.catch(() => {}); // thrown below, with the others
        loading.push(one);
      }),
    );
    await Promise.all(loading);
    return [...byBlock.values()].flat();
  }

  async #keepBlock(data: Buffer, wanted: readonly IndexedDay[]): Promise<void> {
    const columns = await unpackMeasured(data);
    const names = Array.from(columns.counts, () => '');
    for (const { day, place } of wanted) names[place] = day;
    const days = new Map(daysOfBlock(columns, names, this.#dictionaries).map((day) => [day.day, day]));
    for (const { day, version, begunAt } of wanted) {
      this.#days.set(day, { version, begunAt, day: days.get(day) ?? null });
    }
  }

  /** Reads days from rows, which may be newer than the version they are kept under: then they are read once more. */
  async #readRows(pool: Pool, wanted: readonly IndexedDay[]): Promise<void> {
    const parts = Array.from({ length: Math.ceil(wanted.length / DAYS_AT_ONCE) }, (_, part) =>
      wanted.slice(part * DAYS_AT_ONCE, (part + 1) * DAYS_AT_ONCE),
    );
    await Promise.all(
      parts.map(async (part) => {
        const names = part.map(({ day }) => day);
        const read = await withClient(pool, (client) => readIdentified(client, this.#ownerId, names));
        const days = new Map(read.map((day) => [day.rows.day, day]));
        for (const { day: name, version, begunAt } of part) {
          const found = days.get(name);
          const day = new OpenDay(name);
          if (found) day.add(found, this.#dictionaries);
          this.#days.set(name, { version, begunAt, day });
        }
      }),
    );
  }
}
