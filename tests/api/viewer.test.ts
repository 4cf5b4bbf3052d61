import { expect, test } from 'vitest';
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
