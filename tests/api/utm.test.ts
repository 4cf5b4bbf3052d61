import { beforeEach, expect, test } from 'vitest';
import { numberOf, shorten, UPDATE_URL } from '../kit/queries.ts';
import { gql, person, rest, useWorld, type Person } from '../kit/world.ts';

useWorld();

let ada: Person;
beforeEach(async () => {
  ada = await person({ tier: 'enterprise' });
});

const VALUES = `query ($parameter: UtmParameter!, $search: String) { viewer {
  utmValues(parameter: $parameter, search: $search) { value isLookalike } } }`;

const leadTo = (query: string, who = ada) => shorten(who, { originalUrl: `https://example.com/${query}` });

/** What both doors answer, which must be the same. */
async function valuesOf(
  parameter: string,
  search?: string,
  who = ada,
): Promise<{ value: string; isLookalike: boolean }[]> {
  const { body } = await rest(
    who,
    'GET',
    `/api/utm-values?${new URLSearchParams({ parameter, ...(search !== undefined && { search }) })}`,
  );
  const { utmValues } = (await gql(who, VALUES, { parameter: parameter.toUpperCase(), search })).data.viewer;
  expect(body.values).toEqual(utmValues.map(({ value, isLookalike }: any) => ({ value, is_lookalike: isLookalike })));
  return utmValues;
}
const plain = async (parameter: string, search?: string) =>
  (await valuesOf(parameter, search)).map(({ value }) => value);

test('each parameter has the distinct values of the destinations, as people read them', async () => {
  await leadTo('?utm_source=newsletter&utm_medium=email&id=1');
  await leadTo('?a=1&utm_source=newsletter&utm_campaign=M%C3%BCller+%26%20S%C3%B6hne#utm_source=no');
  await leadTo('?utm_source=podcast&utm_source=second&utm_term=running%20shoes&utm_content=');
  await leadTo('?my_utm_source=other&utm_sources=other');
  await leadTo('#?utm_source=fragment');
  expect(await plain('source')).toEqual(['newsletter', 'podcast']);
  expect(await plain('medium')).toEqual(['email']);
  expect(await plain('campaign')).toEqual(['Müller & Söhne']);
  expect(await plain('term')).toEqual(['running shoes']);
  expect(await plain('content')).toEqual([]);
});

test('they begin with what is searched for; what is spelled almost like it comes first, and is told', async () => {
  for (const source of ['Newsletter', 'newsletter%20', 'News-Letter', 'newsletter', 'newsletters', 'x'])
    await leadTo(`?utm_source=${source}`);
  expect(await plain('source', 'NEWS')).toEqual([
    'News-Letter',
    'Newsletter',
    'newsletter',
    'newsletter ',
    'newsletters',
  ]);
  expect(await valuesOf('source', 'newsletter')).toEqual([
    { value: 'News-Letter', isLookalike: true },
    { value: 'Newsletter', isLookalike: true },
    { value: 'newsletter', isLookalike: false },
    { value: 'newsletter ', isLookalike: true },
    { value: 'newsletters', isLookalike: false },
  ]);
  expect((await valuesOf('source', 'news_ letter')).filter(({ isLookalike }) => isLookalike)).toHaveLength(4);
  expect(await valuesOf('source', ' X ')).toEqual([{ value: 'x', isLookalike: true }]);
  expect(await valuesOf('source', 'a%_')).toEqual([]);
});

test('what no text is, is not printed, or is too long is not suggested, and hinders nobody', async () => {
  for (const value of ['%FF', '%00', 'a%07b', '%', `${'x'.repeat(201)}`, '+', '%E2%82', 'fine%'])
    await leadTo(`?utm_source=${value}`);
  expect(await plain('source')).toEqual(['%', 'fine%']);
});

test('they follow what links say now, and are those of the account alone', async () => {
  const { id } = await leadTo('?utm_source=before');
  const eve = await person();
  await leadTo('?utm_source=eve', eve);
  await gql(ada, UPDATE_URL, { input: { id, originalUrl: 'https://example.com/?utm_source=after' } });
  expect(await plain('source')).toEqual(['after']);
  await gql(ada, UPDATE_URL, { input: { id, originalUrl: 'https://example.com/' } });
  expect(await plain('source')).toEqual([]);
  await gql(ada, UPDATE_URL, { input: { id, originalUrl: 'https://example.com/?utm_source=back' } });
  await rest(ada, 'DELETE', `/api/urls/${numberOf(id)}`);
  expect(await plain('source')).toEqual([]);
  await rest(ada, 'POST', `/api/urls/${numberOf(id)}/restore`);
  expect(await plain('source')).toEqual(['back']);
  const rows = Array.from({ length: 30 }, (_, n) => ({ original_url: `https://example.com/?utm_source=s${n % 25}` }));
  await rest(ada, 'POST', '/api/urls/bulk', { urls: rows });
  expect(await plain('source', 's')).toHaveLength(20);
  expect((await valuesOf('source', undefined, eve)).map(({ value }) => value)).toEqual(['eve']);
});

test.each([
  ['no parameter', {}, 'parameter', 'The parameter must be source, medium, campaign, term or content.'],
  [
    'another parameter',
    { parameter: 'id' },
    'parameter',
    'The parameter must be source, medium, campaign, term or content.',
  ],
  [
    'a long search',
    { parameter: 'source', search: 'x'.repeat(201) },
    'search',
    'The search can have at most 200 characters.',
  ],
  [
    'a search that cannot be stored',
    { parameter: 'source', search: '\0' },
    'search',
    'The search contains a character that cannot be stored.',
  ],
])('%s is refused', async (_name, query, field, message) => {
  const { status, body } = await rest(
    ada,
    'GET',
    `/api/utm-values?${new URLSearchParams(query as Record<string, string>)}`,
  );
  expect([status, body.error]).toMatchObject([400, { code: 'INVALID', message, details: { field } }]);
  if (field === 'parameter') return; // GraphQL's own types refuse those
  const { errors } = await gql(ada, VALUES, { ...query, parameter: 'SOURCE' });
  expect(errors![0]).toMatchObject({ message, extensions: { code: 'INVALID' } });
});
