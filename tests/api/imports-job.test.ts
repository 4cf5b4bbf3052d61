// Imports as jobs: ordered at once, made beside the server, and not lost with it.
import { beforeEach, describe, expect, test } from 'vitest';
import { db, pool } from '../../api/database/db.ts';
import { longestTurn } from '../kit/event-loop.ts';
import { deletionJob, importFile, importJob, runNow, sendImport } from '../kit/imports.ts';
import { hasRun, startNode } from '../kit/jobs.ts';
import { shorten } from '../kit/queries.ts';
import { gql, operator, person, rest, useWorld, type Person } from '../kit/world.ts';

useWorld();

let ada: Person;
beforeEach(async () => {
  await db.shortUrl.deleteMany();
  ada = await person({ tier: 'premium' });
});

const fileOf = (count: number, name = 'row', more = '') =>
  `url,code,title\n${Array.from({ length: count }, (_row, at) => `https://example.com/${at},${name}-${at},${more}`).join('\n')}\n`;
const linksOf = ({ id }: Person) => db.shortUrl.count({ where: { ownerId: id } });
const read = async (who: Person, id: number) => (await rest(who, 'GET', `/api/imports/${id}`)).body;
const stateOf = async (who: Person, id: number) => (await read(who, id)).state;
const UNDO = `mutation ($number: Int!) { undoImport(input: { number: $number }) { ... on UserError { code message } } }`;

describe('an import', () => {
  test('is answered at once and made as soon as it is ordered, with its progress', async () => {
    const before = await sendImport(ada, fileOf(250));
    expect([before.status, before.headers.get('location')]).toEqual([202, `/api/imports/${before.body.id}`]);
    expect(before.body).toMatchObject({ state: 'waiting', done: 0, total: 250, created: 0, finished_at: null });
    expect(await linksOf(ada)).toBe(0);
    const stop = startNode('node', importJob);
    try {
      await expect.poll(() => stateOf(ada, before.body.id), { timeout: 60_000 }).toBe('done');
      const next = await sendImport(ada, fileOf(3, 'next'));
      await expect.poll(() => stateOf(ada, next.body.id), { timeout: 60_000 }).toBe('done');
    } finally {
      await stop();
    }
    expect(await read(ada, before.body.id)).toMatchObject({ done: 250, created: 250, failure: null });
    expect(await linksOf(ada)).toBe(253);
    expect(await db.linkImportFile.count()).toBe(0);
  });

  test('that was interrupted is begun again, and imports nothing twice', async () => {
    const { body } = await sendImport(ada, fileOf(120));
    await pool.query("UPDATE link_import SET state = 'running', done = 100 WHERE id = $1", [body.id]);
    const stop = startNode('another', importJob);
    await expect
      .poll(() => stateOf(ada, body.id), { timeout: 60_000 })
      .toBe('done')
      .finally(stop);
    expect(await linksOf(ada)).toBe(120);
    await runNow(body.id);
    expect(await linksOf(ada)).toBe(120);
  });

  test('that is ordered twice at once under one key is made once', async () => {
    const both = await Promise.all([1, 2].map(() => sendImport(ada, fileOf(5), { key: 'twice' })));
    expect(both.map(({ status }) => status)).toEqual([202, 202]);
    expect(new Set(both.map(({ body }) => body.id)).size).toBe(1);
    await runNow(both[0]!.body.id);
    expect(await linksOf(ada)).toBe(5);
  });

  test('that is undone at either door leaves its codes to the next one, without the wait for an undo of its links', async () => {
    const stop = startNode('cleaner', deletionJob);
    await hasRun('deletions');
    const undoing: ((number: number) => Promise<unknown>)[] = [
      (number) => rest(ada, 'POST', `/api/imports/${number}/undo`),
      (number) => gql(ada, UNDO, { number }),
    ];
    try {
      for (const [at, undo] of undoing.entries()) {
        const file = fileOf(3, `again-${at}`);
        await undo((await importFile(ada, file)).body.id);
        const conflicts = async () => (await sendImport(ada, file, { path: '/preview' })).body.conflicts;
        // A deletion of its own would keep them for a minute.
        await expect.poll(conflicts, { timeout: 45_000, interval: 2_000 }).toBe(0);
        expect((await importFile(ada, file, { conflicts: 'keep' })).body).toMatchObject({ created: 3, renamed: 0 });
      }
    } finally {
      await stop();
    }
  });

  test('cannot be undone before it is done, nor where it failed', async () => {
    const { body } = await sendImport(ada, fileOf(2));
    const refused = async (message: string) => {
      const { status, body: answer } = await rest(ada, 'POST', `/api/imports/${body.id}/undo`);
      expect([status, answer.error]).toMatchObject([409, { code: 'CONFLICT', message }]);
      const { data } = await gql(ada, UNDO, { number: body.id });
      expect(data.undoImport).toEqual({ code: 'CONFLICT', message });
    };
    await refused('This import is not finished yet.');
    await pool.query('UPDATE link_import_file SET bytes = $1 WHERE import_id = $2', ['damaged', body.id]);
    await runNow(body.id);
    expect(await read(ada, body.id)).toMatchObject({ state: 'failed', failure_code: 'INVALID', undo_until: null });
    await refused('This import failed: there is nothing to undo.');
    expect(await db.linkImportFile.count()).toBe(0);
  });
});

describe('while an import is made', () => {
  /** Makes an import that waits for a code until `meanwhile` is over. */
  async function during(who: Person, file: string, meanwhile: () => Promise<unknown>) {
    const stranger = await person();
    const client = await pool.connect();
    try {
      await client.query('BEGIN');
      await client.query("INSERT INTO short_url (owner_id, short_code, original_url) VALUES ($1, 'held-0', $2)", [
        stranger.id,
        'https://example.com/',
      ]);
      const { body } = await sendImport(who, file);
      const making = runNow(body.id);
      const isWaiting = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
      await expect.poll(async () => (await pool.query(isWaiting)).rowCount, { timeout: 30_000 }).toBeGreaterThan(0);
      await meanwhile();
      await client.query('ROLLBACK');
      await making;
      return await db.linkImport.findUniqueOrThrow({ where: { id: body.id } });
    } finally {
      client.release(true);
    }
  }

  test('its account is held up in nothing else, at either door', async () => {
    const CREATE = 'mutation ($input: CreateUrlInput!) { createUrl(input: $input) { __typename } }';
    const made = await during(ada, fileOf(3, 'held'), async () => {
      const { data } = await gql(ada, CREATE, { input: { originalUrl: 'https://example.com/' } });
      expect(data.createUrl).toEqual({ __typename: 'CreateUrlSuccess' });
      const calls: [string, object][] = [
        ['/api/urls', { original_url: 'https://example.com/' }],
        ['/api/tags', { name: 'meanwhile' }],
        ['/api/saved-views', { name: 'meanwhile' }],
        ['/api/domains', { host: 'meanwhile.example.com' }],
        ['/api/account/close', { confirmation: 'delete everything' }],
      ];
      for (const [path, body] of calls)
        expect([path, (await rest(ada, 'POST', path, body)).status < 300]).toEqual([path, true]);
    });
    expect(made).toMatchObject({ state: 'done', created: 3 });
  });

  test('links that are made meanwhile count for the plan: what does not fit any more is refused as a whole', async () => {
    const bob = await person();
    const made = await during(bob, fileOf(100, 'held'), () => shorten(bob));
    expect(made).toMatchObject({ state: 'failed', failureCode: 'PLAN_LIMIT', created: 0 });
    expect(await linksOf(bob)).toBe(1);
  });

  test('an account that is being closed gets no import any more', async () => {
    const { body } = await sendImport(ada, fileOf(2));
    await rest(ada, 'POST', '/api/account/close', { confirmation: 'delete everything' });
    const other = await person({ tier: 'premium' });
    const next = await sendImport(other, fileOf(2, 'other'));
    const stop = startNode('closing', importJob);
    await expect
      .poll(() => stateOf(other, next.body.id), { timeout: 60_000 })
      .toBe('done')
      .finally(stop);
    expect((await db.linkImport.findUnique({ where: { id: body.id } }))?.state).toBe('waiting');
  });
});

test('an import that fails by an error is begun again, and noted as failed after three times', async () => {
  await pool.query("ALTER TABLE short_url ADD CONSTRAINT broken CHECK (short_code <> 'broken-1') NOT VALID");
  try {
    const { body } = await sendImport(ada, fileOf(2, 'broken'));
    for (const _attempt of [1, 2]) {
      await expect(runNow(body.id)).rejects.toThrow('broken');
      expect(await stateOf(ada, body.id)).toBe('running');
    }
    await runNow(body.id);
    expect(await read(ada, body.id)).toMatchObject({ state: 'failed', failure_code: 'INTERNAL', created: 0 });
    expect(await linksOf(ada)).toBe(0);
  } finally {
    await pool.query('ALTER TABLE short_url DROP CONSTRAINT broken');
  }
});

describe('what is refused when an import is made is told by it, at both doors', () => {
  const failureOf = async (who: Person, id: number) => {
    const { failure_code: code, failure, state, finished_at: finishedAt } = await read(who, id);
    const { data } = await gql(
      who,
      'query ($number: Int!) { viewer { import(number: $number) { state failureCode failure } } }',
      { number: id },
    );
    expect(data.viewer.import).toEqual({ state, failureCode: code, failure });
    expect([state, finishedAt === null]).toEqual(['failed', false]);
    return [code, failure];
  };

  test('a plan that is full', async () => {
    const bob = await person();
    await shorten(bob);
    const { status, body } = await importFile(bob, fileOf(100, 'many'));
    expect(status).toBe(202);
    expect(await failureOf(bob, body.id)).toEqual(['PLAN_LIMIT', expect.stringContaining('link limit')]);
    expect(await linksOf(bob)).toBe(1);
  });

  test('an account that was suspended meanwhile', async () => {
    const { body } = await sendImport(ada, fileOf(2));
    const olga = await operator();
    const SUSPEND = `mutation ($input: SuspendInput!) { suspend(input: $input) { __typename ... on UserError { message } } }`;
    const { email } = await db.user.findUniqueOrThrow({ where: { id: ada.id } });
    const { data } = await gql(olga, SUSPEND, { input: { email, reason: 'Spam' } });
    expect(data.suspend).toEqual({ __typename: 'SuspendSuccess' });
    await runNow(body.id);
    expect(await failureOf(ada, body.id)).toEqual(['SUSPENDED', expect.stringContaining('suspended')]);
  });
});

// On an idle machine it is less than 50 ms, and half a second where this thread parses the file; others share the processors here.
test('ten megabytes of ten thousand rows hold up nobody while they are previewed and ordered', async () => {
  const file = fileOf(10_000, 'large', 'x'.repeat(900));
  await sendImport(ada, fileOf(2, 'warm'), { path: '/preview' });
  const longest = await longestTurn(async () => {
    expect((await sendImport(ada, file, { path: '/preview' })).body).toMatchObject({ created: 10_000, refused: 0 });
    expect((await sendImport(ada, file)).body).toMatchObject({ state: 'waiting', total: 10_000 });
  });
  expect(longest).toBeLessThan(200);
}, 120_000);
