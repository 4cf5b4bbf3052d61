import { beforeAll, expect, test } from 'vitest';
import { shorten } from '../kit/queries.ts';
import { gql, person, rest, useWorld, type Person } from '../kit/world.ts';

useWorld();

let ada: Person;
beforeAll(async () => {
  ada = await person();
});

const restCode = async (query: string) => (await rest(ada, 'GET', `/api/urls/generate-code?${query}`)).body;

test.each([
  ['mixed', /^[2-9a-hjkmnp-zA-HJ-NP-Z]{16}$/],
  ['lowercase', /^[2-9a-hjkmnp-z]{16}$/],
  ['word', /^([bdfghjkmnprstvwyz][aeiou]){8}$/],
])('a code in the style %s, at both doors', async (style, form) => {
  expect((await restCode(`length=16&style=${style}`)).short_code).toMatch(form);
  const { data } = await gql(ada, `{ generateShortCode(length: 16, style: ${style.toUpperCase()}) }`);
  expect(data.generateShortCode).toMatch(form);
});

test('a style that does not exist is refused, at both doors', async () => {
  const { error } = await restCode('style=emoji');
  expect(error).toMatchObject({ code: 'INVALID', details: expect.objectContaining({ field: 'style' }) });
  const { errors } = await gql(ada, '{ generateShortCode(style: EMOJI) }');
  expect(errors?.[0]?.message).toContain('EMOJI');
});

test('a destination leads to the newest link that its owner has there, and to nobody else’s', async () => {
  const [grace, bob] = [await person({ name: 'Grace' }), await person({ name: 'Bob' })];
  const find = async (who: Person, destination: string) => {
    const { data } = await gql(who, 'query ($d: String!) { viewer { urlWithDestination(destination: $d) { id } } }', {
      d: destination,
    });
    return data.viewer.urlWithDestination?.id ?? null;
  };
  expect(await find(grace, 'https://example.com/sale')).toBeNull();
  await shorten(grace, { originalUrl: 'https://example.com/sale' });
  const newest = await shorten(grace, { originalUrl: 'example.com/sale' });
  expect(await find(grace, 'https://example.com/sale')).toBe(newest.id);
  expect(await find(grace, 'example.com/sale')).toBe(newest.id);
  expect(await find(grace, 'https://example.com/other')).toBeNull();
  expect(await find(grace, 'nonsense')).toBeNull();
  expect(await find(bob, 'https://example.com/sale')).toBeNull();
});
