import { isLeafType, getNamedType, type GraphQLObjectType } from 'graphql';
import { beforeAll, expect, test } from 'vitest';
import { queryLimits } from '../../api/graph/builder.ts';
import { schema } from '../../api/doors/graphql/schema.ts';
import { shorten } from '../kit/queries.ts';
import { at, person, useWorld, type Person } from '../kit/world.ts';

useWorld();

let ada: Person;
beforeAll(async () => {
  ada = await person();
  await shorten(ada);
});

async function costOf(query: string, more: object = {}) {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${ada.token}` };
  const response = await fetch(at('/graphql'), {
    method: 'POST',
    headers,
    body: JSON.stringify({ query, ...more }),
  });
  const { errors } = (await response.json()) as { errors?: { message: string }[] };
  expect(response.headers.get('graphql-cost-limit')).toBe(String(queryLimits.complexity));
  return { cost: Number(response.headers.get('graphql-cost') ?? NaN), errors };
}

test('the largest page of URLs with everything that is a value fits', async () => {
  const fields = Object.values((schema.getType('ShortUrl') as GraphQLObjectType).getFields());
  const values = fields.filter(({ type }) => isLeafType(getNamedType(type))).map(({ name }) => name);
  expect(values.length).toBeGreaterThan(14);
  const page = `pageInfo { hasNextPage endCursor } edges { cursor node { ${values.join(' ')} } }`;
  const { cost, errors } = await costOf(`{ viewer { id urls(first: 100) { totalCount ${page} } } }`);
  expect(errors).toBeUndefined();
  expect(cost).toBeGreaterThan(100);
  expect(cost).toBeLessThan(queryLimits.complexity);
});

test('the cost is that of the operation that runs, with its variables', async () => {
  const query = `query Few($first: Int!) { viewer { urls(first: $first) { nodes { id } } } } query None { __typename }`;
  const few = await costOf(query, { operationName: 'Few', variables: { first: 10 } });
  const more = await costOf(query, { operationName: 'Few', variables: { first: 100 } });
  expect(more.cost - few.cost).toBe(90);
  expect((await costOf(query, { operationName: 'None' })).cost).toBeLessThan(2);
  const wrong = await costOf(query, { operationName: 'Few', variables: {} });
  expect([wrong.cost, wrong.errors?.length]).toEqual([NaN, 1]);
});

test('what costs too much is refused, and its cost is told', async () => {
  const figures = 'id title originalUrl shortCode status clickCount botCount quickAnalytics { peakHour botCount }';
  const page = (alias: string) => `${alias}: urls(first: 100) { nodes { ${figures} } }`;
  const { cost, errors } = await costOf(`{ viewer { ${['a', 'b', 'c', 'd', 'e', 'f'].map(page).join(' ')} } }`);
  expect(cost).toBeGreaterThan(queryLimits.complexity);
  expect(errors?.[0]?.message).toBe(`The query costs ${cost}; the limit is ${queryLimits.complexity}.`);
});
