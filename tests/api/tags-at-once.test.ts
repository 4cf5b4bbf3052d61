import { beforeEach, expect, test } from 'vitest';
import { gql, person, rest, useWorld, type Person } from '../kit/world.ts';

useWorld();

let ada: Person;
beforeEach(async () => {
  ada = await person({ tier: 'enterprise' });
});

const A = 'https://example.com/a';
const CREATE = `mutation ($input: CreateTagInput!) { createTag(input: $input) {
  ... on CreateTagSuccess { tag { id } } ... on UserError { code } } }`;
const make = async (input: object) => (await rest(ada, 'POST', '/api/urls', { original_url: A, ...input })).body;
const tagsOf = async () => (await rest(ada, 'GET', '/api/tags')).body.tags;

test('links that are made at once make each tag once', async () => {
  const made = await Promise.all(Array.from({ length: 8 }, (_, n) => make({ tags: ['same', `own ${n % 2}`] })));
  expect(made.map(({ tags }) => tags.length)).toEqual(Array(8).fill(2));
  expect((await tagsOf()).map(({ name, link_count: count }: any) => [name, count])).toEqual([
    ['own 0', 4],
    ['own 1', 4],
    ['same', 8],
  ]);
});

test('of tags that are made at once, one gets a name, and none goes beyond the limit', async () => {
  const twins = await Promise.all(['Twin', 'twin', 'TWIN'].map((name) => rest(ada, 'POST', '/api/tags', { name })));
  expect(twins.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  for (let at = 0; at < 98; at += 14) await make({ tags: Array.from({ length: 14 }, (_, n) => `t${at + n}`) });
  const last = await Promise.all([
    rest(ada, 'POST', '/api/tags', { name: 'last' }),
    rest(ada, 'POST', '/api/urls', { original_url: A, tags: ['very last'] }),
    rest(ada, 'POST', '/api/urls/bulk', { urls: [{ original_url: A, tags: ['the last'] }] }),
    gql(ada, CREATE, { input: { name: 'at last' } }),
  ]);
  expect(await tagsOf()).toHaveLength(100);
  const [byName, byLink, byRow, byField] = last;
  const made = [
    byName.status === 201,
    byLink.status === 201,
    byRow.body.results[0].success,
    byField.data.createTag.tag !== undefined,
  ];
  expect(made.filter(Boolean)).toHaveLength(1);
});

test('of two that are renamed at once, one gets the name; one that is deleted meanwhile is not found', async () => {
  await make({ tags: ['a', 'b', 'c'] });
  const [a, b, c] = (await tagsOf()).map(({ id }: { id: number }) => `/api/tags/${id}`);
  const renamed = await Promise.all([a, b].map((path) => rest(ada, 'PUT', path, { name: 'same' })));
  expect(renamed.map(({ status }) => status).sort()).toEqual([200, 409]);
  const [deleted, other] = await Promise.all([rest(ada, 'DELETE', c), rest(ada, 'PUT', c, { name: 'd' })]);
  expect([deleted.status, [200, 404].includes(other.status)]).toEqual([204, true]);
  expect(await tagsOf()).toHaveLength(2);
});

test('what nobody sees makes no other tag', async () => {
  expect((await make({ tags: ['Spring', 'Spr\u200bing', 'Spring\u202e'] })).tags).toEqual(['Spring']);
});
