import type { Pool } from 'pg';
import { withClient } from '../../database/with-client.ts';
import { columnGroupNames } from '../layout/column-groups.ts';
import { quotedDay, readDays } from '../layout/read-rows.ts';
import { Dictionary } from '../read/dictionary.ts';
import type { Dictionaries } from '../read/select.ts';
import { factColumnSql } from './fact-columns.ts';
import { MeasuredDay } from './measured-day.ts';

/** Days that one statement reads: the days of a busy owner have thousands of clicks each. */
const DAYS_AT_ONCE = 40;

interface KeptDay {
  version: string;
  /** Null where no click of the day has facts. */
  day: MeasuredDay | null;
}

/** What is in memory of an owner's clicks that have facts. A day is read again when its version has moved. */
export class OwnerFacts {
  readonly dictionaries = Object.fromEntries(
    columnGroupNames.map((group) => [group, new Dictionary(group)]),
  ) as unknown as Dictionaries;
  readonly #ownerId: number;
  readonly #days = new Map<string, KeptDay>();

  constructor(ownerId: number) {
    this.#ownerId = ownerId;
  }

  /** How much memory it takes, bytes. */
  get bytes(): number {
    let bytes = columnGroupNames.reduce((sum, group) => sum + this.dictionaries[group].bytes, 0);
    for (const { day } of this.#days.values()) bytes += day?.bytes ?? 0;
    return bytes;
  }

  /** The days of a range (YYYY-MM-DD, both included) that have facts, oldest first, as they are stored now. */
  async read(pool: Pool, { from, to }: { from: string; to: string }): Promise<MeasuredDay[]> {
    const { rows } = await pool.query<{ day: string; version: string }>(
      `SELECT day::text, version FROM analytics.measured_day
       WHERE owner_id = $1 AND day BETWEEN $2::date AND $3::date ORDER BY day`,
      [this.#ownerId, from, to],
    );
    const versions = new Map(rows.map(({ day, version }) => [day, version]));
    for (const day of this.#days.keys()) if (day >= from && day <= to && !versions.has(day)) this.#days.delete(day);
    const moved = rows.filter(({ day, version }) => this.#days.get(day)?.version !== version);
    const parts = Array.from({ length: Math.ceil(moved.length / DAYS_AT_ONCE) }, (_, part) =>
      moved.slice(part * DAYS_AT_ONCE, (part + 1) * DAYS_AT_ONCE),
    );
    await Promise.all(parts.map((part) => this.#load(pool, part)));
    return rows.flatMap(({ day }) => this.#days.get(day)!.day ?? []);
  }

  /** Rows may be newer than the version they are kept under: then the day is merely read once more. */
  async #load(pool: Pool, wanted: { day: string; version: string }[]): Promise<void> {
    const sql = `SELECT m.*, f.rtt_ms, f.mbps, f.score, f.connection, f.screen_width, f.screen_height, f.load_ms,
        f.visible_ms, f.is_bounce, f.conversions
      FROM analytics.measured_click m JOIN analytics.click_fact f USING (click_id)
      WHERE m.owner_id = ${Math.trunc(this.#ownerId)} AND m.day IN (${wanted.map(({ day }) => quotedDay(day)).join(', ')})`;
    const read = await withClient(pool, (client) => readDays(client, sql, factColumnSql));
    const days = new Map(read.map((day) => [day.rows.day, day]));
    for (const { day, version } of wanted) {
      const found = days.get(day);
      this.#days.set(day, { version, day: found ? new MeasuredDay(found, this.dictionaries) : null });
    }
  }
}
