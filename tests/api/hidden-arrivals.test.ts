// @afresh: it has settings of its own.
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';

// Before anything reads the settings.
vi.hoisted(() => {
  process.env.TRUSTED_PROXIES = '127.0.0.1';
  process.env.PUBLIC_ORIGIN = 'https://links.example';
  process.env.EMBEDDED_IDENTITY = '1';
});
const { registerCheck } = await import('../../api/common/health-checks.ts');
const { db } = await import('../../api/database/db.ts');
const { useSigningKey } = await import('../../api/measurements/signed-click-id.ts');
const { useClicks } = await import('../kit/clicks.ts');
const { navigation, visit } = await import('../kit/measuring.ts');
const { shorten } = await import('../kit/queries.ts');
const { gql, operator: makeOperator, person, rest, useWorld } = await import('../kit/world.ts');

const clicks = useClicks();
useWorld(clicks.handler);

let operator: Awaited<ReturnType<typeof makeOperator>>;
beforeAll(async () => {
  useSigningKey(Buffer.alloc(32, 7));
  operator = await makeOperator();
  const owner = await person();
  await db.networkSettings.create({ data: { ownerId: owner.id, level: 'full' } });
  await shorten(owner, { shortCode: 'measured' });
});
beforeEach(() => registerCheck('disk', async () => ({ state: 'ok' }))); // forgets what was found last

interface Found {
  name: string;
  state: string;
  message: string | null;
}
/** What System says of the records of proxies, at both doors. */
async function told(who = operator) {
  registerCheck('disk', async () => ({ state: 'ok' }));
  const { data } = await gql(who, '{ system { checks { name state message } } }');
  const { body } = await rest(who, 'GET', '/api/system/health');
  const of = (checks: Found[]) => checks.find(({ name }) => name === 'proxy_records')!;
  return { graphql: of(data.system.checks), rest: of(body.checks) };
}
const SMALL = 'X-Record-Bytes: 1400';
const isFine = async (headers: string[]) => {
  const { status, body } = await visit([...navigation, ...headers]);
  expect(status).toBe(200);
  return body.toString().includes('data-arrival="fine"');
};

test('System says where a proxy hides arrival times, with the lines to add, until it is mended', async () => {
  expect(await told()).toMatchObject({ graphql: { state: 'OK', message: null }, rest: { message: null } });
  expect(await isFine([])).toBe(false);
  const { graphql, rest: atRest } = await told();
  expect(graphql.state).toBe('OK'); // measuring is poorer, and the server none the worse
  for (const { message } of [graphql, atRest]) {
    expect(message).toContain('ssl_buffer_size 1400;');
    expect(message).toContain('proxy_set_header X-Record-Bytes 1400;');
  }
  expect(await isFine([SMALL])).toBe(true);
  expect(await told()).toMatchObject({ graphql: { message: null }, rest: { message: null } });
});

test.each(['X-Record-Bytes: 16384', 'X-Record-Bytes: many', 'X-Record-Bytes: '])(
  '%s hides them as well',
  async (one) => {
    expect(await isFine([one])).toBe(false);
    expect((await told()).graphql.message).toContain('ssl_buffer_size');
  },
);

test('only those who run the server see what was found', async () => {
  await isFine([]);
  expect(await told(await person())).toMatchObject({ graphql: { message: null }, rest: { message: null } });
});

test('a proxy by which no page has gone for a day is forgotten', async () => {
  expect(await isFine([SMALL])).toBe(true);
  const yesterday = vi.spyOn(Date, 'now').mockReturnValue(Date.now() - 25 * 60 * 60_000);
  expect(await isFine([])).toBe(false);
  yesterday.mockRestore();
  expect(await told()).toMatchObject({ graphql: { message: null }, rest: { message: null } });
});
