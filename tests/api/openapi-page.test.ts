import { beforeAll, expect, test } from 'vitest';
import { buildApp } from '../../api/doors/http/app.ts';
import { longestTurn } from '../kit/event-loop.ts';
import { listen } from '../kit/listen.ts';
import { readContract, type Contract } from '../kit/openapi.ts';
import { at, useWorld } from '../kit/world.ts';

useWorld();

let contract: Contract;
beforeAll(async () => {
  contract = await readContract();
});

test('the page and all it is made of come from here, under a policy that allows nothing else', async () => {
  const get = async (path: string) => {
    const response = await fetch(at(path));
    expect([path, response.status]).toEqual([path, 200]);
    const policy = response.headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self';");
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
    return response.text();
  };
  const html = await get('/api/docs');
  expect(html).not.toMatch(
    /<style|style=|(src|href)="(https?:)?\/\/|<script(?![^>]* src=)|<script[^>]*>\s*\S[^<]*<\/script/,
  );
  const parts = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path]) => path!);
  expect(parts.length).toBeGreaterThan(5);
  for (const path of parts) expect((await get(path)).length, path).toBeGreaterThan(100);
  expect(JSON.parse(await get('/api/docs/json'))).toEqual(contract.document);
  const yaml = await fetch(at('/api/docs/yaml'), { redirect: 'manual' }); // which JSON is
  expect([yaml.status, yaml.headers.get('location')]).toEqual([302, '/api/openapi.json']);
  const elsewhere = await fetch(at('/api/openapi.json'));
  expect(elsewhere.headers.get('content-security-policy')).toBeNull();
  for (const { operation } of contract.operations) expect(operation.summary.length).toBeGreaterThan(3);
});

test('every shared schema is used, and every reference leads somewhere', () => {
  const text = JSON.stringify(contract.document);
  const used = new Set([...text.matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name]) => name));
  expect([...used].sort()).toEqual(Object.keys(contract.document.components.schemas).sort());
});

test('redirects go on while the document is made for the first who asks', async () => {
  await using app = await buildApp(() => false);
  const origin = await listen(app);
  let text = '';
  const longest = await longestTurn(async () => {
    text = await (await fetch(`${origin}/api/openapi.json`)).text();
  });
  expect(JSON.parse(text)).toEqual(contract.document);
  expect(longest).toBeLessThan(200); // milliseconds; a part takes 40, all at once 270
});
