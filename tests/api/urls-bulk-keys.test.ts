import { describe, expect, test } from 'vitest';
import { db, pool } from '../../api/database/db.ts';
import { purgeCreations } from '../../api/urls/purge-creations.ts';
import { countOf, create, many, post } from '../kit/bulk.ts';
import { person, rest, useWorld, type Person } from '../kit/world.ts';

useWorld();

describe('a repeated list', () => {
  test('creates nothing twice, at either door, also twenty at once', async () => {
    const ada = await person();
    const key = crypto.randomUUID();
    const rows = [{ original_url: 'https://example.com/a' }, { original_url: 'nonsense' }];
    const answers = await Promise.all(Array.from({ length: 20 }, () => post(ada, rows, key)));
    expect(await countOf(ada)).toBe(1);
    expect(answers.filter(({ body }) => !body.is_replay)).toHaveLength(1);
    const codes = new Set(answers.map(({ body }) => body.results[0].url.short_code));
    expect(codes.size).toBe(1);
    for (const { body } of answers) expect(body).toMatchObject({ job_id: key, success_count: 1, error_count: 1 });
    const graph = await create(
      ada,
      rows.map(({ original_url: originalUrl }) => ({ originalUrl })),
      { idempotencyKey: key },
    );
    expect(graph.creation).toMatchObject({ isReplay: true, created: 1, failed: 1 });
    expect(graph.creation.results[1].error).toMatchObject({ code: 'INVALID', field: 'originalUrl' });
  });

  test('with other rows under the same key is refused, and other people have other keys', async () => {
    const ada = await person();
    await post(ada, many(1), 'key-1');
    const other = await post(ada, many(2), 'key-1');
    expect([other.status, other.body.error]).toEqual([
      409,
      {
        code: 'IDEMPOTENCY_MISMATCH',
        message: 'This idempotency key was already used for different rows.',
        details: expect.objectContaining({ field: 'Idempotency-Key' }),
      },
    ]);
    expect((await post(await person(), many(2), 'key-1')).body).toMatchObject({ is_replay: false, success_count: 2 });
    expect((await post(ada, many(1), 'a key')).body.error.details.field).toBe('Idempotency-Key');
  });

  test('whose links were deleted says what it said, without the link', async () => {
    const ada = await person();
    const first = await post(ada, many(1), 'key-2');
    await rest(ada, 'DELETE', `/api/urls/${first.body.results[0].url.id}`);
    const again = await post(ada, many(1), 'key-2');
    expect(again.body.results[0]).toMatchObject({ success: true, url: null, error: null });
  });

  test('a day later is a new one', async () => {
    const ada = await person();
    await post(ada, many(1), 'key-3');
    await db.bulkCreation.updateMany({
      where: { ownerId: ada.id },
      data: { createdAt: new Date(Date.now() - 25 * 3_600_000) },
    });
    expect((await post(ada, many(1), 'key-3')).body.is_replay).toBe(false);
  });
});

describe('what is remembered of lists', () => {
  const storedOf = async ({ id }: Person) =>
    (
      await pool.query<{ key: string; bytes: number }>(
        'SELECT key, pg_column_size(outcomes) AS bytes FROM bulk_creation WHERE owner_id = $1 ORDER BY created_at',
        [id],
      )
    ).rows;

  test('is what became of the rows, not the rows: a large refused list costs next to nothing', async () => {
    const ada = await person({ tier: 'premium' });
    const rows = Array.from({ length: 1_000 }, (_, row) => ({
      original_url: `nonsense \0 \ud800 ${row} ${'x'.repeat(700)}`,
    }));
    const first = await post(ada, rows, 'large');
    expect(first.body).toMatchObject({ is_replay: false, success_count: 0, error_count: 1_000 });
    const [stored] = await storedOf(ada);
    expect(stored!.bytes).toBeLessThan(50_000);
    const again = await post(ada, rows, 'large');
    expect(again.body).toEqual({ ...first.body, is_replay: true });
  });

  test('is bounded for each account, and forgotten by the clock', async () => {
    const [ada, bob] = await Promise.all([person(), person()]);
    await post(bob, many(1), 'his');
    await post(ada, many(1), 'first');
    await pool.query(
      `INSERT INTO bulk_creation (owner_id, key, rows_hash, outcomes, created_at)
       SELECT $1, 'key-' || n, '', '{"created": [], "refused": []}', now() + n * interval '1 ms' FROM generate_series(1, 150) n`,
      [ada.id],
    );
    await post(ada, many(1), 'last');
    const kept = await storedOf(ada);
    expect(kept).toHaveLength(100);
    expect(kept.map(({ key }) => key)).toContain('last');
    expect(kept.map(({ key }) => key)).not.toContain('first');
    await db.bulkCreation.updateMany({ data: { createdAt: new Date(Date.now() - 25 * 3_600_000) } });
    const client = await pool.connect();
    await purgeCreations(client).finally(() => client.release());
    expect([await storedOf(ada), await storedOf(bob)]).toEqual([[], []]);
  });
});
