import type { PoolClient } from 'pg';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Ingest, ObservedBatch } from '../../api/clicks/ingest.ts';
import { readBatch } from '../../api/clicks/journal-reader.ts';
import { PositionMoved } from '../../api/clicks/position.ts';
import { pool } from '../../api/database/db.ts';
import { expectAgreement } from '../kit/agreement.ts';
import { agents, appendAll, ingestOver, observed, useClicks } from '../kit/clicks.ts';
import { numberOf, shorten } from '../kit/queries.ts';
import { person, useWorld } from '../kit/world.ts';

const clicks = useClicks();
useWorld(clicks.handler);

const MOST_STATEMENTS = 60;
let links: number[];
let sent = 0;

beforeAll(async () => {
  const ada = await person({ timeZone: 'Europe/Berlin' });
  links = [];
  for (let count = 0; count < 3; count++) links.push(numberOf((await shorten(ada)).id));
});

/** Journals clicks that need every statement there is: new visitors, new labels, several links. */
async function journalSome(): Promise<void> {
  const fresh = () => ++sent;
  await appendAll(
    clicks.journal,
    [...links, links[0]!].map((linkId) => ({
      linkId,
      address: `203.0.113.${fresh() % 250}`,
      userAgent: sent % 5 ? agents.chrome : agents.googlebot,
      query: `utm_campaign=c${sent}`,
      referrer: `https://r${sent}.example/`,
    })),
  );
}

interface Faulty {
  client: PoolClient;
  /** Statements that were sent. */
  statements: string[];
  hasFailed: boolean;
}

/** A connection on which the statement of that number fails: refused before it is sent, or lost after. */
function faulty(client: PoolClient, failing: number, how: 'refused' | 'lost'): Faulty {
  const state: Faulty = { client, statements: [], hasFailed: false };
  const query = (statement: any, ...rest: any[]) => {
    state.statements.push(typeof statement === 'string' ? statement : (statement.text ?? 'COPY'));
    if (state.statements.length !== failing) return (client.query as any)(statement, ...rest);
    state.hasFailed = true;
    if (how === 'refused') throw new Error('injected');
    const sentOff = (client.query as any)(statement, ...rest);
    setImmediate(() => (client as any).connection.stream.destroy(new Error('the line was cut')));
    return sentOff;
  };
  state.client = new Proxy(client, {
    get: (target, name) => (name === 'query' ? query : Reflect.get(target, name, target)),
  });
  return state;
}

let connect = () => pool.connect();
const newIngest = () => ingestOver(clicks.nodeId, () => connect());

/** One attempt on a faulty connection, as the ingester makes it; then the connection is thrown away. */
async function attempt(ingest: Ingest, failing: number, how: 'refused' | 'lost', meanwhile?: () => void) {
  const position = await ingest.position();
  await ingest.close();
  const batch: ObservedBatch = observed(readBatch(clicks.folder, position, 100)!);
  const wire = faulty(await pool.connect(), failing, how);
  connect = async () => wire.client;
  const error = await ingest.store(position, batch, meanwhile).then(
    () => null,
    (reason: Error) => reason,
  );
  connect = () => pool.connect();
  await ingest.close();
  return { ...wire, error, batch, position };
}

const stored = async () => {
  const { rows } = await pool.query<{ count: number }>('SELECT count(*)::int AS count FROM analytics.click');
  return rows[0]!.count;
};

describe.each(['refused', 'lost'] as const)('a connection that is %s', (how) => {
  test('at any statement leaves all or nothing, and the next attempt makes it once', async () => {
    const failures: string[] = [];
    for (let failing = 1; failing <= MOST_STATEMENTS; failing++) {
      await journalSome();
      const before = await stored();
      const { error, hasFailed, statements } = await attempt(newIngest(), failing, how);
      if (!hasFailed) {
        expect(error).toBeNull();
        break;
      }
      expect(error, statements.at(failing - 1)).not.toBeNull();
      failures.push(statements[failing - 1]!);
      // The server may need a moment to notice that the line was cut, and whether it was after COMMIT.
      const settled = async () => [before, before + 4].includes(await stored());
      await expect.poll(settled).toBe(true);
      const settledWell = () => clicks.settle().then(stored, String); // refused while the lost attempt is not over
      await expect.poll(settledWell).toBe(before + 4);
    }
    expect(failures.length).toBeGreaterThan(15);
    for (const part of [
      'BEGIN',
      'journal_position',
      'daily_visitor',
      'COPY',
      'stat_day',
      'stat_hour',
      'short_url',
      'notify',
      'COMMIT',
    ]) {
      expect(
        failures.some((statement) => statement.includes(part)),
        part,
      ).toBe(true);
    }
    await expectAgreement();
  });
});

test('the same attempt made again after its COMMIT was lost on the way is refused, not stored twice', async () => {
  await journalSome();
  const ingest = newIngest();
  const before = await stored();
  const { statements } = await attempt(newIngest(), MOST_STATEMENTS, 'refused');
  expect(await stored()).toBe(before + 4);
  expect(statements.at(-1)).toBe('COMMIT');
  await journalSome();
  const from = await ingest.position();
  const batch = observed(readBatch(clicks.folder, from, 100)!);
  await ingest.store(from, batch);
  await expect(ingest.store(from, batch)).rejects.toBeInstanceOf(PositionMoved);
  await ingest.close();
  expect(await stored()).toBe(before + 8);
  await expectAgreement();
});

test('what fails meanwhile undoes the batch, and no statement of it is sent after the end', async () => {
  await journalSome();
  const before = await stored();
  const { error, statements } = await attempt(newIngest(), MOST_STATEMENTS, 'refused', () => {
    throw new Error('the next file cannot be read');
  });
  expect(error?.message).toBe('the next file cannot be read');
  expect(statements.at(-1)).toBe('ROLLBACK');
  expect(await stored()).toBe(before);
  await clicks.settle();
  expect(await stored()).toBe(before + 4);
  await expectAgreement();
});

test('a memory of what was rolled back would be wrong: the same ingester stores it at its next attempt', async () => {
  const ingest = newIngest();
  for (let failing = 1; failing <= MOST_STATEMENTS; failing += 3) {
    await journalSome();
    const { hasFailed } = await attempt(ingest, failing, 'refused');
    if (!hasFailed) break;
    const { error } = await attempt(ingest, MOST_STATEMENTS, 'refused');
    expect(error).toBeNull();
  }
  await expectAgreement();
});

test('a day whose partition another node dropped is made again', async () => {
  const ingest = newIngest();
  const day = new Date(Date.now() - 20 * 86_400_000).toISOString().slice(0, 10);
  const at = Date.parse(`${day}T12:00:00Z`); // on that day in Berlin as well
  await appendAll(clicks.journal, [{ linkId: links[0]!, address: '203.0.113.9', at }]);
  expect((await attempt(ingest, MOST_STATEMENTS, 'refused')).error).toBeNull();
  await pool.query(`DROP TABLE analytics.daily_visitor_${day.replaceAll('-', '_')}`);
  await appendAll(clicks.journal, [{ linkId: links[0]!, address: '203.0.113.10', at }]);
  expect((await attempt(ingest, MOST_STATEMENTS, 'refused')).error?.message).toContain('no partition');
  expect((await attempt(ingest, MOST_STATEMENTS, 'refused')).error).toBeNull();
  await expectAgreement();
});
