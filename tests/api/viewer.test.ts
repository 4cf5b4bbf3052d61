import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { gql, person, useWorld } from '../kit/world.ts';

useWorld();

test('the viewer is whoever the token names, with the limits of the plan', async () => {
  const ada = await person({ name: 'Ada', tier: 'premium', timeZone: 'Asia/Kolkata' });
  const { data } = await gql(ada, '{ viewer { firstName tier timeZone limits { maxUrls canUseBulkOperations } } }');
  expect(data.viewer).toEqual({
    firstName: 'Ada',
    tier: 'premium',
    timeZone: 'Asia/Kolkata',
    limits: { maxUrls: 10_000, canUseBulkOperations: true },
  });
});

test('without a token the viewer is refused with 401 and its code', async () => {
  const answer = await gql(null, '{ viewer { id } }');
  expect(answer.status).toBe(401);
  expect(answer.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
});

test("a neighbour's node id reads as no such node", async () => {
  const ada = await person();
  const bob = await person();
  const { data } = await gql(ada, '{ viewer { id } }');
  const stranger = await gql(bob, 'query ($id: ID!) { node(id: $id) { id } }', { id: data.viewer.id });
  expect(stranger.data.node).toBeNull();
});

test('whoever asks is read once, as the account is by then', async () => {
  const ada = await person({ name: 'Ada' });
  const bySpy = vi.spyOn(pg.Client.prototype, 'query');
  const asked = async (question: string) => {
    bySpy.mockClear();
    const { data } = await gql(ada, question);
    const texts = bySpy.mock.calls.map(([query]) => (query as unknown as { text?: string })?.text ?? String(query));
    return { data, reads: texts.filter((text) => text.includes('"app_user"')).length };
  };
  expect(await asked('{ viewer { firstName } }')).toEqual({ data: { viewer: { firstName: 'Ada' } }, reads: 1 });
  const { reads, data } = await asked(
    'mutation { updateProfile(input: { firstName: "Grace" }) { ... on UpdateProfileSuccess { viewer { firstName } } } }',
  );
  expect(data.updateProfile.viewer.firstName).toBe('Grace');
  expect(reads).toBeGreaterThan(1);
  expect((await asked('{ viewer { firstName suspension { reason } } }')).data.viewer).toEqual({
    firstName: 'Grace',
    suspension: null,
  });
});
