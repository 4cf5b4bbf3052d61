import { beforeEach, expect, test } from 'vitest';
import { gql, person, rest, useWorld, type Person } from '../kit/world.ts';

useWorld();

let ada: Person;
beforeEach(async () => {
  ada = await person({ tier: 'enterprise' });
});

const MEMBERS = `name search status tags tagMatch createdAfter createdBefore expiresAfter expiresBefore minClicks domain sort direction`;
const field = (name: string) => {
  const input = `${name[0]!.toUpperCase()}${name.slice(1)}`;
  const success = name === 'deleteSavedView' ? 'deletedId' : `view { id ${MEMBERS} }`;
  return `mutation ($input: ${input}Input!) { ${name}(input: $input) {
    ... on ${input}Success { ${success} } ... on UserError { code message field } } }`;
};
const CREATE = field('createSavedView');
const UPDATE = field('updateSavedView');
const DELETE = field('deleteSavedView');
const ALL = `{ viewer { savedViews { id ${MEMBERS} } } }`;
const path = '/api/saved-views';

const save = (input: object, who = ada) => rest(who, 'POST', path, input);
const viewsOf = async (who = ada) => (await rest(who, 'GET', path)).body.views;
const namesOf = async (who = ada) => (await viewsOf(who)).map(({ name }: any) => name);
const nothing = {
  ...{
    search: null,
    status: null,
    tags: [],
    tag_match: null,
    min_clicks: null,
    domain: null,
    sort: null,
    direction: null,
  },
  ...{ created_after: null, created_before: null, expires_after: null, expires_before: null },
};

test('a view keeps what a list is narrowed to and ordered by, the same at both doors', async () => {
  const input = {
    ...{ name: ' Spring   links ', search: ' sale ', status: 'active', tags: ['Spring', 'SPRING', 'mail'] },
    ...{ tag_match: 'all', created_after: '2026-11-01', created_before: '2026-12-01T00:00:00+01:00' },
    ...{ min_clicks: 10, domain: ' Go.Example.com', sort: 'click_count', direction: 'asc' },
  };
  const { status, body } = await save(input);
  expect([status, body]).toMatchObject([
    201,
    {
      ...nothing,
      ...{ name: 'Spring links', search: 'sale', status: 'active', tags: ['Spring', 'mail'], tag_match: 'all' },
      ...{ created_after: '2026-11-01T00:00:00.000Z', created_before: '2026-11-30T23:00:00.000Z' },
      ...{ min_clicks: 10, domain: 'go.example.com', sort: 'clicks', direction: 'asc' },
    },
  ]);
  expect((await gql(ada, ALL)).data.viewer.savedViews).toMatchObject([
    {
      ...{ name: 'Spring links', search: 'sale', status: 'ACTIVE', tags: ['Spring', 'mail'], tagMatch: 'ALL' },
      ...{
        createdAfter: '2026-11-01T00:00:00.000Z',
        expiresAfter: null,
        minClicks: 10,
        domain: 'go.example.com',
        sort: 'CLICKS',
        direction: 'ASC',
      },
    },
  ]);
  const made = (await gql(ada, CREATE, { input: { name: 'All', status: 'EXPIRED', sort: 'TITLE' } })).data;
  expect(made.createSavedView.view).toMatchObject({
    name: 'All',
    status: 'EXPIRED',
    tags: [],
    sort: 'TITLE',
    direction: null,
  });
  expect(await viewsOf()).toMatchObject([
    { ...nothing, name: 'All', status: 'expired', sort: 'title' },
    { name: 'Spring links' },
  ]);
});

test('its members are parameters of the list, which they narrow and order', async () => {
  for (const [title, tags] of [
    ['A', ['x']],
    ['B', ['x', 'y']],
    ['C', []],
  ] as const)
    await rest(ada, 'POST', '/api/urls', { original_url: 'https://example.com/', title, tags });
  const {
    id: _,
    name: __,
    created_at: ___,
    tags,
    ...members
  } = (await save({ name: 'v', tags: ['X'], sort: 'title', direction: 'desc' })).body;
  const given = Object.entries({ ...members, tags: tags.join(',') }).filter(([, value]) => value !== null) as [
    string,
    string,
  ][];
  const { body } = await rest(ada, 'GET', `/api/urls?${new URLSearchParams(given)}`);
  expect(body.urls.map(({ title }: any) => title)).toEqual(['B', 'A']);
});

test('what is left out stays, null clears it, and a view is renamed and deleted', async () => {
  const { id } = (await save({ name: 'v', search: 'a', tags: ['x'], min_clicks: 3, status: 'active' })).body;
  const one = `${path}/${id}`;
  expect((await rest(ada, 'PUT', one, { name: 'V', min_clicks: null })).body).toMatchObject({
    ...{ name: 'V', search: 'a', tags: ['x'], min_clicks: null, status: 'active' },
  });
  const { updateSavedView } = (
    await gql(ada, UPDATE, { input: { id: String(id), tags: null, status: null, minClicks: 0 } })
  ).data;
  expect(updateSavedView.view).toMatchObject({ name: 'V', search: 'a', tags: [], status: null, minClicks: 0 });
  const node = updateSavedView.view.id;
  expect((await gql(ada, DELETE, { input: { id: node } })).data.deleteSavedView).toEqual({ deletedId: node });
  const again = (await save({ name: 'v' })).body;
  expect((await rest(ada, 'DELETE', `${path}/${again.id}`)).status).toBe(204);
  expect(await viewsOf()).toEqual([]);
});

test('a renamed tag is renamed in the views of its account, in any case', async () => {
  const eve = await person();
  for (const who of [ada, eve]) await rest(who, 'POST', '/api/tags', { name: 'Spring' });
  await save({ name: 'v', tags: ['spring', 'Other'] });
  await save({ name: 'w', tags: ['Springs'] });
  await save({ name: 'v', tags: ['Spring'] }, eve);
  const [tag] = (await rest(ada, 'GET', '/api/tags')).body.tags;
  await rest(ada, 'PUT', `/api/tags/${tag.id}`, { name: 'Summer' });
  expect((await viewsOf()).map(({ tags }: any) => tags)).toEqual([['Summer', 'Other'], ['Springs']]);
  expect((await viewsOf(eve)).map(({ tags }: any) => tags)).toEqual([['Spring']]);
});

test.each([
  ['without a name', {}, 'name', 'The name of a view must be text.'],
  ['with an empty name', { name: ' ' }, 'name', 'Please enter a name.'],
  ['with a long name', { name: 'x'.repeat(51) }, 'name', 'The name of a view can have at most 50 characters.'],
  [
    'with a name that is not printed',
    { name: 'a\u0007' },
    'name',
    'The name contains a character that cannot be used.',
  ],
  [
    'with a long search',
    { name: 'a', search: 'x'.repeat(201) },
    'search',
    'The search can have at most 200 characters.',
  ],
  [
    'with fewer clicks than none',
    { name: 'a', minClicks: -1 },
    'min_clicks',
    'The minimum number of clicks must be 0 or a larger whole number.',
  ],
  [
    'with too many tags',
    { name: 'a', tags: Array.from({ length: 21 }, (_, n) => `t${n}`) },
    'tags',
    'A link can have at most 20 tags.',
  ],
])('a view %s is refused at both doors', async (_name, input, member, message) => {
  const { minClicks, ...others } = input as { minClicks?: number };
  const { status, body } = await save({ ...others, ...(minClicks !== undefined && { min_clicks: minClicks }) });
  expect([status, body.error]).toMatchObject([400, { code: 'INVALID', message, details: { field: member } }]);
  if ('name' in input)
    expect((await gql(ada, CREATE, { input })).data.createSavedView).toMatchObject({ code: 'INVALID', message });
  expect(await namesOf()).toEqual([]);
});

test.each([
  ['status', 'gone', 'Use one of active, inactive, expired, expiring, scheduled, limit_reached.'],
  ['direction', 'up', 'Use one of asc, desc.'],
  ['created_after', 'yesterday', 'Please enter dates as 2026-01-31 or 2026-01-31T23:59:00Z.'],
])('another word for the %s is refused', async (member, value, message) => {
  const { status, body } = await save({ name: 'a', [member]: value });
  expect([status, body.error]).toMatchObject([400, { code: 'INVALID', message, details: { field: member } }]);
});

test('a name comes once, whatever the case, also when two ask at once', async () => {
  const twins = await Promise.all(['Twin', 'twin', 'TWIN'].map((name) => save({ name })));
  expect(twins.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  const other = (await save({ name: 'Other' })).body;
  const taken = { code: 'ALREADY_EXISTS', message: 'You already have a view with this name.' };
  expect((await rest(ada, 'PUT', `${path}/${other.id}`, { name: 'tWIN' })).body.error).toMatchObject({
    ...taken,
    details: { field: 'name' },
  });
  const { updateSavedView } = (await gql(ada, UPDATE, { input: { id: String(other.id), name: 'twin' } })).data;
  expect(updateSavedView).toMatchObject({ ...taken, field: 'name' });
  expect((await gql(ada, CREATE, { input: { name: 'twin' } })).data.createSavedView).toMatchObject(taken);
});

test('an account has at most 50 views, also when two are saved at once', async () => {
  for (let n = 0; n < 49; n++) expect((await save({ name: `v${n}` })).status).toBe(201);
  const last = await Promise.all([save({ name: 'a' }), save({ name: 'b' })]);
  expect(last.map(({ status }) => status).sort()).toEqual([201, 403]);
  const full = { code: 'LIMIT_REACHED', message: 'An account can have at most 50 saved views.' };
  expect((await save({ name: 'c' })).body.error).toMatchObject(full);
  expect((await gql(ada, CREATE, { input: { name: 'c' } })).data.createSavedView).toMatchObject(full);
  expect(await namesOf()).toHaveLength(50);
});

test('those of others are not found', async () => {
  const { id } = (await save({ name: 'a' })).body;
  const eve = await person();
  for (const [method, body] of [
    ['PUT', { name: 'mine' }],
    ['DELETE', undefined],
  ] as const)
    expect((await rest(eve, method, `${path}/${id}`, body)).status).toBe(404);
  const node = (await gql(ada, ALL)).data.viewer.savedViews[0].id;
  expect((await gql(eve, 'query ($id: ID!) { node(id: $id) { id } }', { id: node })).data.node).toBeNull();
  expect((await gql(eve, DELETE, { input: { id: node } })).data.deleteSavedView).toMatchObject({ code: 'NOT_FOUND' });
  expect((await gql(eve, UPDATE, { input: { id: node, name: 'x' } })).data.updateSavedView).toMatchObject({
    code: 'NOT_FOUND',
  });
  expect([await namesOf(eve), await namesOf()]).toEqual([[], ['a']]);
});
