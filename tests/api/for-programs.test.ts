import { buildSchema } from 'graphql';
import { expect, test } from 'vitest';
import { config } from '../../api/common/config.ts';
import { readContract } from '../kit/openapi.ts';
import { sameAtBothDoors } from '../kit/same-at-both-doors.ts';
import { at, useWorld } from '../kit/world.ts';

useWorld();

const open = async (path: string) => {
  const response = await fetch(at(path), { headers: { origin: 'https://tools.example' } });
  return { response, text: await response.text() };
};
const POLICY = `${config.publicOrigin}/api/docs/guides/apis#versions`;

test('/schema.graphql is the schema, open to tools of any host, with the policy by which it changes', async () => {
  const { response, text } = await open('/schema.graphql');
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(buildSchema(text).getQueryType()?.getFields()).toHaveProperty('viewer');
  expect(text).toContain(POLICY);
  const tag = response.headers.get('etag')!;
  expect((await fetch(at('/schema.graphql'), { headers: { 'if-none-match': tag } })).status).toBe(304);
});

test('/llms.txt leads to everything that there is to read, as text', async () => {
  const { response, text } = await open('/llms.txt');
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(text).toMatch(/^# Footbridge\n\n> /);
  const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, link]) => link!);
  expect(links).toContain(POLICY);
  expect(links.filter((link) => link.endsWith('.md')).length).toBeGreaterThan(8);
  for (const link of links) {
    const path = link.replace(config.publicOrigin, '').replace(/#.*/, '');
    const page = await open(path);
    expect([link, page.response.status]).toEqual([link, 200]);
    if (link.endsWith('.md')) expect(page.text).toMatch(/^# /);
  }
  expect((await open('/api/docs/guides/nothing.md')).response.status).toBe(404);
  expect((await open('/api/docs/guides/..%2f..%2fREADME.md')).response.status).toBe(404);
});

test('operations have names that make good methods, those of GraphQL where both doors have them', async () => {
  const { document, operations } = await readContract();
  const ids = operations.map(({ operation }) => operation.operationId);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[a-z]+([A-Z][a-z]+)*$/);
  const idOf = new Map(operations.map(({ method, path, operation }) => [`${method} ${path}`, operation.operationId]));
  const mutations = sameAtBothDoors.filter(([name]) => name.startsWith('Mutation.'));
  const other = mutations.filter(([name, call]) => idOf.get(call) !== name.slice('Mutation.'.length));
  expect(other).toEqual([]);
  expect(document.info.description).toContain(POLICY);
});
