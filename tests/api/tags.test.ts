import { beforeEach, expect, test } from 'vitest';
import { CREATE_URL, numberOf, shorten, UPDATE_URL } from '../kit/queries.ts';
import { upload } from '../kit/upload.ts';
import { gql, person, rest, useWorld, type Person } from '../kit/world.ts';

useWorld();

let ada: Person;
beforeEach(async () => {
  ada = await person({ tier: 'enterprise' });
});

const A = 'https://example.com/a';
const field = (name: string, input: string) => `mutation ($input: ${input}!) { ${name}(input: $input) {
  ... on ${input.replace('Input', 'Success')} { ${name === 'deleteTag' ? 'deletedId' : 'tag { id name color linkCount }'} }
  ... on UserError { code message field } } }`;
const CREATE = field('createTag', 'CreateTagInput');
const UPDATE = field('updateTag', 'UpdateTagInput');
const DELETE = field('deleteTag', 'DeleteTagInput');
const TAGS = '{ viewer { tags { id name color linkCount } } }';
const LIST = `query ($filter: UrlFilter) { viewer { urls(filter: $filter, order: { field: TITLE, direction: ASC }) {
  totalCount nodes { title tags { name } } } } }`;
const BULK = `mutation ($input: BulkUpdateUrlsInput!) { bulkUpdateUrls(input: $input) {
  ... on BulkUpdateUrlsSuccess { results { ok isChanged url { tags { name } } error { code message field } } }
  ... on UserError { code message field } } }`;

const make = async (input: object) => (await rest(ada, 'POST', '/api/urls', { original_url: A, ...input })).body;
const tagsOf = async (who = ada) => (await rest(who, 'GET', '/api/tags')).body.tags;
const namesOf = async (id: number) => (await rest(ada, 'GET', `/api/urls/${id}`)).body.tags;
/** The titles of the links that both doors list for tags; they must be the same. */
async function titlesWith(tags: string, match?: 'any' | 'all', others = {}): Promise<string[]> {
  const query = new URLSearchParams({
    tags,
    sort: 'title',
    direction: 'asc',
    ...(match && { tag_match: match }),
    ...others,
  });
  const { body } = await rest(ada, 'GET', `/api/urls?${query}`);
  const filter = { tags: tags.split(','), ...(match && { tagMatch: match.toUpperCase() }), ...others };
  const { nodes, totalCount } = (await gql(ada, LIST, { filter })).data.viewer.urls;
  const titles = nodes.map(({ title }: { title: string }) => title);
  expect(body.urls.map(({ title }: { title: string }) => title)).toEqual(titles);
  expect([body.total, totalCount]).toEqual([titles.length, titles.length]);
  return titles;
}

test('names that are new become tags, in any case the same one, and are told in their order at both doors', async () => {
  const link = await make({ tags: ['Spring', ' news   letter ', 'SPRING'] });
  expect(link.tags).toEqual(['news letter', 'Spring']);
  const { id } = await shorten(ada, { tags: ['spring', 'Ärger', 'zebra'] });
  expect(await namesOf(numberOf(id))).toEqual(['Ärger', 'Spring', 'zebra']);
  const listed = (await gql(ada, TAGS)).data.viewer.tags;
  expect(listed.map(({ name, linkCount }: { name: string; linkCount: number }) => [name, linkCount])).toEqual([
    ['Ärger', 1],
    ['news letter', 1],
    ['Spring', 2],
    ['zebra', 1],
  ]);
  expect(new Set(listed.map(({ color }: { color: string }) => color)).size).toBe(4);
  expect(await tagsOf()).toMatchObject(
    listed.map(({ name, color }: { name: string; color: string }) => ({ name, color })),
  );
});

test('what is left out stays, null and an empty list take all away, and a text is a list', async () => {
  const { id } = await make({ tags: 'one; two,three' });
  const path = `/api/urls/${id}`;
  expect((await rest(ada, 'PUT', path, { title: 'T' })).body.tags).toEqual(['one', 'three', 'two']);
  expect((await rest(ada, 'PUT', path, { tags: ['two'] })).body.tags).toEqual(['two']);
  await gql(ada, UPDATE_URL, { input: { id: String(id), tags: [] } });
  expect(await namesOf(id)).toEqual([]);
  await rest(ada, 'PUT', path, { tags: ['x'] });
  expect((await rest(ada, 'PUT', path, { tags: null })).body.tags).toEqual([]);
});

test.each([
  ['too long', ['x'.repeat(51)], 'A tag can have at most 50 characters.'],
  ['unnamed', [' '], 'Please enter a name.'],
  ['with a separator', ['a;b'], 'A tag cannot contain a comma, a semicolon or |.'],
  ['with a character that is not printed', ['a\u0007b'], 'The tag contains a character that cannot be used.'],
  ['too many', Array.from({ length: 21 }, (_, n) => `t${n}`), 'A link can have at most 20 tags.'],
])('tags that are %s are refused at both doors, and nothing is made', async (_name, tags, message) => {
  const { status, body } = await rest(ada, 'POST', '/api/urls', { original_url: A, tags });
  expect([status, body.error.code, body.error.message]).toEqual([400, 'INVALID', message]);
  expect(body.error.details.field).toMatch(/^tags/);
  const { data } = await gql(ada, CREATE_URL, { input: { originalUrl: A, tags } });
  expect(data.createUrl).toMatchObject({ code: 'INVALID', message });
  expect([await tagsOf(), (await rest(ada, 'GET', '/api/urls')).body.total]).toEqual([[], 0]);
});

test('an account has at most 100 tags: one more is refused, also for one row of many', async () => {
  for (let at = 0; at < 100; at += 20) await make({ tags: Array.from({ length: 20 }, (_, n) => `t${at + n}`) });
  const full = 'An account can have at most 100 tags.';
  const refusedUrl = await rest(ada, 'POST', '/api/urls', { original_url: A, tags: ['t1', 'new'] });
  expect([refusedUrl.status, refusedUrl.body.error]).toMatchObject([
    403,
    { code: 'LIMIT_REACHED', message: full, details: { field: 'tags' } },
  ]);
  expect((await rest(ada, 'POST', '/api/tags', { name: 'new' })).body.error).toMatchObject({ code: 'LIMIT_REACHED' });
  expect((await gql(ada, CREATE, { input: { name: 'new' } })).data.createTag).toMatchObject({ message: full });
  const rows = [
    { original_url: A, tags: ['new'] },
    { original_url: A, tags: ['T2'] },
  ];
  const { results } = (await rest(ada, 'POST', '/api/urls/bulk', { urls: rows })).body;
  expect(results).toMatchObject([
    { success: false, error: full, error_code: 'LIMIT_REACHED', error_field: 'tags' },
    { success: true, url: { tags: ['t2'] } },
  ]);
  const [first, second] = (await rest(ada, 'GET', '/api/urls')).body.urls;
  const changed = await rest(ada, 'PATCH', '/api/urls/bulk', {
    urls: [
      { id: first.id, tags: ['other'] },
      { id: second.id, tags: ['t3'] },
    ],
  });
  expect(changed.body.results).toMatchObject([{ error_code: 'LIMIT_REACHED' }, { url: { tags: ['t3'] } }]);
  expect(await tagsOf()).toHaveLength(100);
});

test('a tag is made, renamed and recolored at both doors, and its links show it at once', async () => {
  const { status, body: tag } = await rest(ada, 'POST', '/api/tags', { name: 'News', color: 'teal' });
  expect([status, tag]).toMatchObject([201, { name: 'News', color: 'teal', link_count: 0 }]);
  const { id } = await make({ tags: ['news'] });
  expect((await rest(ada, 'PUT', `/api/tags/${tag.id}`, { name: 'Newsletter' })).body).toMatchObject({
    name: 'Newsletter',
    color: 'teal',
    link_count: 1,
  });
  expect(await namesOf(id)).toEqual(['Newsletter']);
  const { updateTag } = (await gql(ada, UPDATE, { input: { id: String(tag.id), color: 'pink' } })).data;
  expect(updateTag.tag).toMatchObject({ name: 'Newsletter', color: 'pink', linkCount: 1 });
  expect((await gql(ada, UPDATE, { input: { id: String(tag.id), name: 'NEWSLETTER' } })).data.updateTag.tag.name).toBe(
    'NEWSLETTER',
  );
});

test('a name that another tag has, a color that is none and unnamed tags are refused', async () => {
  await make({ tags: ['one', 'two'] });
  const [one] = await tagsOf();
  const taken = { code: 'ALREADY_EXISTS', message: 'You already have a tag with this name.' };
  expect((await rest(ada, 'PUT', `/api/tags/${one.id}`, { name: 'TWO' })).body.error).toMatchObject(taken);
  expect((await rest(ada, 'POST', '/api/tags', { name: 'Two' })).status).toBe(409);
  expect((await gql(ada, CREATE, { input: { name: 'Two' } })).data.createTag).toMatchObject({
    ...taken,
    field: 'name',
  });
  const colorless = await rest(ada, 'POST', '/api/tags', { name: 'three', color: 'beige' });
  expect(colorless.body.error).toMatchObject({
    message: 'Choose one of the colors of tags.',
    details: { field: 'color' },
  });
  expect((await rest(ada, 'POST', '/api/tags', {})).status).toBe(400);
  expect(await tagsOf()).toHaveLength(2);
});

test('a tag is deleted and its links stay; those of others are not found', async () => {
  const { id } = await make({ tags: ['gone', 'kept'] });
  const [gone, kept] = await tagsOf();
  const eve = await person();
  for (const [method, body] of [
    ['PUT', { name: 'mine' }],
    ['DELETE', undefined],
  ] as const) {
    expect((await rest(eve, method, `/api/tags/${gone.id}`, body)).status).toBe(404);
  }
  const node = (await gql(ada, TAGS)).data.viewer.tags[0].id;
  expect(
    (await gql(eve, '($id: ID!)'.replace('(', 'query (') + ' { node(id: $id) { id } }', { id: node })).data.node,
  ).toBeNull();
  expect((await gql(eve, DELETE, { input: { id: node } })).data.deleteTag).toMatchObject({ code: 'NOT_FOUND' });
  expect((await gql(eve, UPDATE, { input: { id: node, name: 'x' } })).data.updateTag).toMatchObject({
    code: 'NOT_FOUND',
  });
  expect((await rest(ada, 'DELETE', `/api/tags/${gone.id}`)).status).toBe(204);
  expect((await gql(ada, DELETE, { input: { id: node } })).data.deleteTag).toMatchObject({ code: 'NOT_FOUND' });
  expect(await namesOf(id)).toEqual(['kept']);
  expect(await titlesWith('gone')).toEqual([]);
  expect((await tagsOf()).map((tag: { id: number }) => tag.id)).toEqual([kept.id]);
});

test('lists are filtered by tags: any of them, or all; also beside a search, and as a file', async () => {
  await make({ title: 'A', tags: ['red', 'big'] });
  await make({ title: 'B', tags: ['red'] });
  await make({ title: 'C', tags: ['big', 'cold'] });
  await make({ title: 'D' });
  expect(await titlesWith('red')).toEqual(['A', 'B']);
  expect(await titlesWith('RED,cold')).toEqual(['A', 'B', 'C']);
  expect(await titlesWith('red,big', 'all')).toEqual(['A']);
  expect(await titlesWith('red,unknown', 'all')).toEqual([]);
  expect(await titlesWith('red,unknown', 'any')).toEqual(['A', 'B']);
  expect(await titlesWith('big', 'any', { search: 'example' })).toEqual(['A', 'C']);
  const eve = await person();
  expect((await rest(eve, 'GET', '/api/urls?tags=red')).body.total).toBe(0);
  const file = await rest(ada, 'GET', '/api/urls/export.csv?tags=big&sort=title&direction=asc');
  const lines = file.body.trim().split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines[0].endsWith(',Tags')).toBe(true);
  expect(lines[1].endsWith(',big; red')).toBe(true);
  const refused = await rest(ada, 'GET', '/api/urls?tags=a&tag_match=none');
  expect([refused.status, refused.body.error.message]).toEqual([400, 'Use one of any, all.']);
});

test('a file brings tags, and they are exported as they are read', async () => {
  const file =
    'original_url,title,Tags\nhttps://example.com/1,One,"a, b"\nhttps://example.com/2,Two,c; a\nhttps://example.com/3,Three,\n';
  const { body } = await upload(ada, file);
  expect(body.results.map(({ url }: any) => url.tags)).toEqual([['a', 'b'], ['a', 'c'], []]);
  const exported = await rest(ada, 'GET', '/api/urls/export.csv');
  const eve = await person({ tier: 'enterprise' });
  const { results } = (await upload(eve, exported.body.replace(/^\uFEFF?Short Code/, 'Code of then'))).body;
  expect(results.map(({ url }: any) => url.tags).sort()).toEqual([[], ['a', 'b'], ['a', 'c']]);
});

test('copies have the tags, and an undone deletion brings them back, without those that are gone', async () => {
  const { id } = await make({ tags: ['a', 'b'] });
  expect((await rest(ada, 'POST', `/api/urls/${id}/duplicate`)).body.tags).toEqual(['a', 'b']);
  await rest(ada, 'DELETE', `/api/urls/${id}`);
  expect((await tagsOf()).map(({ link_count: count }: any) => count)).toEqual([1, 1]);
  await rest(ada, 'DELETE', `/api/tags/${(await tagsOf())[0].id}`);
  expect((await rest(ada, 'POST', `/api/urls/${id}/restore`)).body.tags).toEqual(['b']);
});

test('tags are added to many links and taken away; what a link has besides stays', async () => {
  const links = [await make({ tags: ['a'] }), await make({ tags: ['b'] }), await make({})];
  const twenty = await make({ tags: Array.from({ length: 20 }, (_, n) => `t${n}`) });
  const ids = [...links, twenty].map(({ id }) => id);
  const added = await rest(ada, 'POST', '/api/urls/bulk-update', {
    ids: [...ids, 999_999],
    action: 'add_tags',
    tags: ['A'],
  });
  expect(added.body.results).toMatchObject([
    { is_changed: false, url: { tags: ['a'] } },
    { is_changed: true, url: { tags: ['a', 'b'] } },
    { is_changed: true, url: { tags: ['a'] } },
    { success: false, error_code: 'INVALID', error: 'A link can have at most 20 tags.' },
    { success: false, error_code: 'NOT_FOUND' },
  ]);
  const input = { ids: ids.map(String), action: 'REMOVE_TAGS', tags: ['a', 'b', 'unknown'] };
  const { results } = (await gql(ada, BULK, { input })).data.bulkUpdateUrls;
  expect(results.map(({ isChanged, url }: any) => [isChanged, url.tags.length])).toEqual([
    [true, 0],
    [true, 0],
    [true, 0],
    [false, 20],
  ]);
  expect(await tagsOf()).toHaveLength(22);
});

test('to add no tags, tags with another action, and tags of nobody else are refused', async () => {
  const { id } = await make({});
  const ids = [id];
  const none = await rest(ada, 'POST', '/api/urls/bulk-update', { ids, action: 'add_tags' });
  expect([none.status, none.body.error]).toMatchObject([
    400,
    { message: 'Please choose at least one tag.', details: { field: 'tags' } },
  ]);
  const others = { ids: [String(id)], action: 'ACTIVATE', tags: ['a'] };
  expect((await gql(ada, BULK, { input: others })).data.bulkUpdateUrls).toMatchObject({
    code: 'INVALID',
    field: 'tags',
  });
  const eve = await person();
  const foreign = await rest(eve, 'POST', '/api/urls/bulk-update', { ids, action: 'add_tags', tags: ['a'] });
  expect(foreign.body.results).toMatchObject([{ success: false, error_code: 'NOT_FOUND' }]);
  expect([await tagsOf(eve), await namesOf(id)]).toEqual([[], []]);
});
