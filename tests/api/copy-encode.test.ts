import { expect, test } from 'vitest';
import { dates, int2s, int4s, int8s, timestamps, texts } from '../../api/database/copy/encode.ts';
import { pool } from '../../api/database/db.ts';

/** What PostgreSQL understands of an array, as it prints it. */
async function printed(type: string, array: Buffer): Promise<string[]> {
  const { rows } = await pool.query<{ text: string }>(
    `SELECT coalesce(value::text, 'null') AS text FROM unnest($1::${type}[]) WITH ORDINALITY AS a (value, at) ORDER BY at`,
    [array],
  );
  return rows.map((row) => row.text);
}

const self = <Value>(value: Value): Value => value;

test.each([
  ['smallint', int2s([0, 1, 32_767, -32_768], self), ['0', '1', '32767', '-32768']],
  ['int', int4s([0, 7, 2_147_483_647, -2_147_483_648], self), ['0', '7', '2147483647', '-2147483648']],
  [
    'bigint',
    int8s(
      [
        [0, 258],
        [-1, -1],
        [-2_147_483_648, 0],
      ] as const,
      self,
    ),
    ['258', '-1', '-9223372036854775808'],
  ],
  [
    'date',
    dates(['2000-01-01', '1969-12-31', '2024-02-29', '2024-02-29', '2026-11-21'], self),
    ['2000-01-01', '1969-12-31', '2024-02-29', '2024-02-29', '2026-11-21'],
  ],
  [
    'text',
    texts(['', 'null', '{"a,b"}\\', 'München 🎉', '\ud800'], self),
    ['', 'null', '{"a,b"}\\', 'München 🎉', '\ufffd'],
  ],
  ['int', int4s([], self), []],
])('an array of %s is understood as it was meant', async (type, array, expected) => {
  expect(await printed(type, array)).toEqual(expected);
});

test('an array of timestamps is understood to the millisecond, and null stays null', async () => {
  const told = [
    0,
    null,
    Date.UTC(2000, 0, 1),
    Date.UTC(1999, 11, 31, 23, 59, 59, 999),
    Date.UTC(2026, 10, 21, 1, 2, 3, 4),
  ];
  const { rows } = await pool.query<{ ms: string | null }>(
    `SELECT (extract(epoch FROM value) * 1000)::bigint AS ms FROM unnest($1::timestamptz[]) WITH ORDINALITY AS a (value, at)
     ORDER BY at`,
    [timestamps(told, self)],
  );
  expect(rows.map((row) => row.ms && Number(row.ms))).toEqual(told);
});

test('an array of another type than the statement wants is refused', async () => {
  await expect(printed('bigint', int4s([1], self))).rejects.toThrow(/element type/);
});
