import { beforeEach, expect, test } from 'vitest';
import { gql, person, rest, useWorld, type Person } from '../kit/world.ts';

useWorld();

let ada: Person;
beforeEach(async () => {
  ada = await person({ tier: 'enterprise' });
});

const field = (name: string) => {
  const input = `${name[0]!.toUpperCase()}${name.slice(1)}`;
  const success =
    name === 'deleteUtmTemplate' ? 'deletedId' : 'template { id name source medium campaign term content }';
  return `mutation ($input: ${input}Input!) { ${name}(input: $input) {
    ... on ${input}Success { ${success} } ... on UserError { code message field } } }`;
};
const CREATE = field('createUtmTemplate');
const UPDATE = field('updateUtmTemplate');
const DELETE = field('deleteUtmTemplate');
const ALL = '{ viewer { utmTemplates { id name source medium campaign term content } } }';
const path = '/api/utm-templates';

const create = (input: object, who = ada) => rest(who, 'POST', path, input);
const namesOf = async (who = ada) => (await rest(who, 'GET', path)).body.templates.map(({ name }: any) => name);

test('a template is made, changed and deleted at both doors', async () => {
  const made = await create({ name: ' News   letter ', source: ' newsletter ', medium: 'email', term: '' });
  expect([made.status, made.body]).toMatchObject([
    201,
    { name: 'News letter', source: 'newsletter', medium: 'email', campaign: null, term: null, content: null },
  ]);
  const { createUtmTemplate } = (await gql(ada, CREATE, { input: { name: 'Ärger', content: 'Über uns' } })).data;
  expect(createUtmTemplate.template).toMatchObject({ name: 'Ärger', source: null, content: 'Über uns' });
  const { utmTemplates } = (await gql(ada, ALL)).data.viewer;
  expect(utmTemplates.map(({ name }: any) => name)).toEqual(['Ärger', 'News letter']);
  expect(await namesOf()).toEqual(['Ärger', 'News letter']);

  const one = `${path}/${made.body.id}`;
  expect((await rest(ada, 'PUT', one, { name: 'NEWS LETTER', medium: null })).body).toMatchObject({
    name: 'NEWS LETTER',
    source: 'newsletter',
    medium: null,
  });
  const changed = (await gql(ada, UPDATE, { input: { id: String(made.body.id), campaign: 'spring' } })).data;
  expect(changed.updateUtmTemplate.template).toMatchObject({ source: 'newsletter', campaign: 'spring' });
  expect((await rest(ada, 'DELETE', one)).status).toBe(204);
  const { id } = createUtmTemplate.template;
  expect((await gql(ada, DELETE, { input: { id } })).data.deleteUtmTemplate).toEqual({ deletedId: id });
  expect(await namesOf()).toEqual([]);
});

const CONTROL = 'The UTM parameter contains a character that cannot be used.';
test.each([
  ['without a name', { source: 'a' }, 'name', 'The name of a template must be text.'],
  ['with an empty name', { name: ' ', source: 'a' }, 'name', 'Please enter a name.'],
  [
    'with a long name',
    { name: 'x'.repeat(51), source: 'a' },
    'name',
    'The name of a template can have at most 50 characters.',
  ],
  [
    'with a name that is not printed',
    { name: 'a\u0007', source: 'a' },
    'name',
    'The name contains a character that cannot be used.',
  ],
  ['without a value', { name: 'a', source: ' ' }, undefined, 'Please fill in at least one UTM parameter.'],
  [
    'with a long value',
    { name: 'a', term: 'x'.repeat(201) },
    'term',
    'A UTM parameter can have at most 200 characters.',
  ],
  ['with a control character', { name: 'a', content: 'a\nb' }, 'content', CONTROL],
  ['with NUL', { name: 'a', medium: '\0' }, 'medium', CONTROL],
  ['with half a character', { name: 'a', medium: '\ud800' }, 'medium', CONTROL],
])('a template %s is refused at both doors', async (_name, input, member, message) => {
  const { status, body } = await create(input);
  expect([status, body.error.code, body.error.message, body.error.details?.field ?? undefined]).toEqual([
    400,
    'INVALID',
    message,
    member,
  ]);
  if ('name' in input) {
    const { data } = await gql(ada, CREATE, { input });
    expect(data.createUtmTemplate).toMatchObject({ code: 'INVALID', message, field: member ?? null });
  }
  expect(await namesOf()).toEqual([]);
});

test('a name comes once, whatever the case, also when two ask at once', async () => {
  const twins = await Promise.all(['Twin', 'twin', 'TWIN'].map((name) => create({ name, source: 'a' })));
  expect(twins.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  const other = (await create({ name: 'Other', source: 'a' })).body;
  const taken = { code: 'ALREADY_EXISTS', message: 'You already have a template with this name.' };
  expect((await rest(ada, 'PUT', `${path}/${other.id}`, { name: 'tWIN' })).body.error).toMatchObject({
    ...taken,
    details: { field: 'name' },
  });
  const renamed = (await gql(ada, UPDATE, { input: { id: String(other.id), name: 'twin' } })).data.updateUtmTemplate;
  expect(renamed).toMatchObject({ ...taken, field: 'name' });
  expect((await gql(ada, CREATE, { input: { name: 'twin', source: 'a' } })).data.createUtmTemplate).toMatchObject(
    taken,
  );
});

test('an account has at most 50 templates, also when two are made at once', async () => {
  for (let n = 0; n < 49; n++) expect((await create({ name: `t${n}`, source: 'a' })).status).toBe(201);
  const last = await Promise.all([create({ name: 'a', source: 'a' }), create({ name: 'b', source: 'a' })]);
  expect(last.map(({ status }) => status).sort()).toEqual([201, 403]);
  const full = { code: 'LIMIT_REACHED', message: 'An account can have at most 50 UTM templates.' };
  expect((await create({ name: 'c', source: 'a' })).body.error).toMatchObject(full);
  expect((await gql(ada, CREATE, { input: { name: 'c', source: 'a' } })).data.createUtmTemplate).toMatchObject(full);
  expect(await namesOf()).toHaveLength(50);
});

test('what is left must have a value, and those of others are not found', async () => {
  const { id } = (await create({ name: 'a', source: 'a', medium: 'b' })).body;
  const empty = await rest(ada, 'PUT', `${path}/${id}`, { source: null, medium: '' });
  expect([empty.status, empty.body.error.message]).toEqual([400, 'Please fill in at least one UTM parameter.']);
  const eve = await person();
  for (const [method, body] of [
    ['PUT', { name: 'mine' }],
    ['DELETE', undefined],
  ] as const)
    expect((await rest(eve, method, `${path}/${id}`, body)).status).toBe(404);
  const node = (await gql(ada, ALL)).data.viewer.utmTemplates[0].id;
  expect((await gql(eve, 'query ($id: ID!) { node(id: $id) { id } }', { id: node })).data.node).toBeNull();
  expect((await gql(eve, DELETE, { input: { id: node } })).data.deleteUtmTemplate).toMatchObject({ code: 'NOT_FOUND' });
  expect((await gql(eve, UPDATE, { input: { id: node, name: 'x' } })).data.updateUtmTemplate).toMatchObject({
    code: 'NOT_FOUND',
  });
  expect([await namesOf(eve), await namesOf()]).toEqual([[], ['a']]);
});
