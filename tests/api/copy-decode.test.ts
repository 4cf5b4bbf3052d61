import { afterAll, describe, expect, test } from 'vitest';
import type { PoolClient } from 'pg';
import { columnarSettings } from '../../api/figures/columnar/read/columnar-engine.ts';
import { columnarPool } from '../../api/figures/columnar/read/columnar-pool.ts';
import { copyRows } from '../../api/database/copy/decode.ts';
import { pool } from '../../api/database/db.ts';

const columns = columnarPool(columnarSettings());
afterAll(() => columns.end());

/** On a usual connection and on one that reads into the same memory again and again. */
async function onClient(work: (client: PoolClient) => Promise<void>): Promise<void> {
  for (const kind of [pool, columns]) {
    const client = await kind.connect();
    try {
      await work(client);
    } finally {
      client.release();
    }
  }
}

const answers = async (client: PoolClient) => (await client.query<{ one: number }>('SELECT 1 AS one')).rows[0]!.one;

describe('rows that are copied', () => {
  test('come whole and in order, be they empty, small or larger than what a socket gives at once', async () => {
    await onClient(async (client) => {
      const sizes = [0, 1, 63, 65_521, 65_536, 1_000_000, 2, 300_001];
      const rows: [number, string][] = [];
      await copyRows(
        client,
        `SELECT n::int, convert_to(repeat(chr(64 + n::int), size), 'UTF8'), NULL::bytea
         FROM unnest(ARRAY[${sizes.join(',')}]) WITH ORDINALITY AS t(size, n)`,
        ([number, text, empty]) => {
          expect(empty!.length).toBe(0);
          rows.push([number!.readInt32BE(), text!.toString()]);
        },
      );
      expect(rows).toEqual(sizes.map((size, at) => [at + 1, String.fromCharCode(65 + at).repeat(size)]));
      expect(await answers(client)).toBe(1);
    });
  });

  test('may be none', async () => {
    await onClient(async (client) => {
      await copyRows(client, 'SELECT 1 WHERE false', () => expect.fail());
      expect(await answers(client)).toBe(1);
    });
  });

  test('are many small ones in one piece of what the socket gives, or a row in many', async () => {
    await onClient(async (client) => {
      let sum = 0;
      await copyRows(client, 'SELECT n::int FROM generate_series(1, 50000) AS n', ([number]) => {
        sum += number!.readInt32BE();
      });
      expect(sum).toBe((50_000 * 50_001) / 2);
    });
  });
});

describe('the connection is as before', () => {
  test('after an error at the beginning', async () => {
    await onClient(async (client) => {
      await expect(copyRows(client, 'SELECT * FROM nowhere', () => {})).rejects.toMatchObject({ code: '42P01' });
      expect(await answers(client)).toBe(1);
    });
  });

  test('after an error between rows', async () => {
    await onClient(async (client) => {
      let rows = 0;
      const failing = copyRows(client, 'SELECT 10 / (5000 - n) FROM generate_series(1, 6000) AS n', () => rows++);
      await expect(failing).rejects.toMatchObject({ code: '22012' });
      expect(rows).toBeLessThan(5_000);
      expect(await answers(client)).toBe(1);
    });
  });

  test('after whoever takes the rows has failed; later rows are not given', async () => {
    await onClient(async (client) => {
      let rows = 0;
      const failing = copyRows(client, 'SELECT n::int FROM generate_series(1, 5000) AS n', () => {
        if (++rows === 10) throw new Error('enough');
      });
      await expect(failing).rejects.toThrow('enough');
      expect(rows).toBe(10);
      expect(await answers(client)).toBe(1);
    });
  });

  test('after notices among the rows', async () => {
    await onClient(async (client) => {
      await client.query(`CREATE OR REPLACE FUNCTION pg_temp.told(n int) RETURNS int LANGUAGE plpgsql AS
        $$ BEGIN IF n % 2 = 0 THEN RAISE WARNING 'even: %', n; END IF; RETURN n; END $$`);
      const rows: number[] = [];
      await copyRows(client, 'SELECT pg_temp.told(n) FROM generate_series(1, 6) AS n', ([n]) =>
        rows.push(n!.readInt32BE()),
      );
      expect(rows).toEqual([1, 2, 3, 4, 5, 6]);
      expect(await answers(client)).toBe(1);
    });
  });
});

test.each([
  ['usual', pool],
  ['of columns', columns],
])('a connection that breaks between rows is an error: %s', async (_name, kind) => {
  const client = await kind.connect();
  client.on('error', () => {});
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  let killed: Promise<unknown> | undefined;
  // However late the killing comes, there are rows left: two terabytes, and none is made before it is asked for.
  const copying = copyRows(client, "SELECT generate_series(1, 2000000000), repeat('x', 1000)", () => {
    killed ??= pool.query('SELECT pg_terminate_backend($1)', [rows[0]!.pid]);
  });
  await expect(copying).rejects.toThrow();
  await killed;
  client.release(true);
});

test('what is asked at once is answered in its order, whole', async () => {
  const sizes = [10, 700_000, 3, 90_000];
  const texts = await Promise.all(
    sizes.map(
      async (size) => (await columns.query<{ text: string }>(`SELECT repeat('x', $1) AS text`, [size])).rows[0]!.text,
    ),
  );
  expect(texts.map(({ length }) => length)).toEqual(sizes);
});
