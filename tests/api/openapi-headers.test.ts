import { beforeAll, expect, test } from 'vitest';
import { rates } from '../../api/account/rates.ts';
import { withKey } from '../kit/api-keys.ts';
import { readContract, type Contract } from '../kit/openapi.ts';
import { at, person, rest, useWorld, type Person } from '../kit/world.ts';

useWorld();

let contract: Contract;
let ada: Person;
beforeAll(async () => {
  contract = await readContract();
  ada = await person();
});

test('a creation that is sent again says so, and an answer that did not change is not sent again, as documented', async () => {
  const creation = async () => {
    const headers = {
      authorization: `Bearer ${ada.token}`,
      'content-type': 'application/json',
      'idempotency-key': 'k',
    };
    const response = await fetch(at('/api/urls'), {
      method: 'POST',
      headers,
      body: JSON.stringify({ original_url: 'https://example.com/' }),
    });
    return { status: response.status, headers: response.headers, body: await response.json() };
  };
  const [first, second] = [await creation(), await creation()];
  expect([first, second].map(({ headers }) => headers.get('idempotency-replayed'))).toEqual([null, 'true']);
  for (const answer of [first, second]) contract.hold('POST /api/urls', answer);
  expect(contract.document.paths['/api/urls'].post.responses[201].headers).toHaveProperty('Idempotency-Replayed');
  const path = `/api/urls/${first.body.id}`;
  const tag = (await rest(ada, 'GET', path)).headers.get('etag')!;
  const headers = { authorization: `Bearer ${ada.token}`, 'if-none-match': tag };
  const unchanged = await fetch(at(path), { headers });
  expect(unchanged.status).toBe(304);
  contract.hold('GET /api/urls/{id}', { status: 304, headers: unchanged.headers, body: await unchanged.text() });
});

test('a key without the scope, and too many calls, are refused as documented', async () => {
  const key = await withKey(ada, ['write']);
  const refused = await rest(key, 'GET', '/api/urls');
  expect([refused.status, refused.headers.get('www-authenticate')]).toEqual([
    403,
    expect.stringContaining('scope="read"'),
  ]);
  contract.hold('GET /api/urls', refused);
  const eve = await person();
  const { id: website } = (await rest(eve, 'POST', '/api/websites', { domain: 'eve.example.com' })).body;
  const answers = [];
  for (let times = 0; times <= rates.verify.max; times++)
    answers.push(await rest(eve, 'POST', `/api/websites/${website}/verify`));
  expect(answers.at(-1)!.status).toBe(429);
  for (const answer of answers) contract.hold('POST /api/websites/{id}/verify', answer);
});

test('every response names the id of its request, and every header that is named is described', () => {
  const { document, operations } = contract;
  const described = Object.keys(document.components.headers);
  const named = new Set<string>();
  for (const { method, path, operation } of operations) {
    for (const [status, { headers }] of Object.entries<any>(operation.responses)) {
      expect([method, path, status, Object.keys(headers)]).toEqual([
        method,
        path,
        status,
        expect.arrayContaining(['X-Request-Id']),
      ]);
      for (const [name, { $ref }] of Object.entries<any>(headers)) {
        expect($ref).toBe(`#/components/headers/${name}`);
        named.add(name);
      }
    }
    expect(Object.keys(operation)).not.toContain('x-sends');
  }
  expect([...named].sort()).toEqual(described.toSorted());
});

test.each([
  ['GET /api/urls', 200, ['ETag', 'RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset']],
  ['GET /api/urls', 304, ['ETag', 'RateLimit-Remaining']],
  ['GET /api/urls', 401, ['WWW-Authenticate']],
  ['GET /api/urls', 403, ['WWW-Authenticate']],
  ['POST /api/urls', 201, ['Location', 'Idempotency-Replayed']],
  ['POST /api/urls', 429, ['Retry-After', 'RateLimit-Reset']],
  ['GET /api/urls/export.csv', 200, ['Content-Disposition', 'X-Total-Rows']],
  ['GET /api/analytics/export', 200, ['Content-Disposition']],
  ['POST /api/visits', 429, ['Retry-After', 'RateLimit-Limit']],
  ['POST /api/auth/refresh', 200, ['RateLimit-Remaining']],
  ['PUT /api/own-clicks', 200, ['Set-Cookie']],
])('%s documents for %i the headers %j', (name, status, expected) => {
  const [method, path] = name.split(' ') as [string, string];
  const { headers } = contract.document.paths[path][method.toLowerCase()].responses[status];
  expect(Object.keys(headers)).toEqual(expect.arrayContaining(expected));
});

test('answers with members that will go say since when and until when, as documented, and no others do', async () => {
  const { document, operations } = contract;
  const isMarked = (part: any): boolean => {
    if (!part || typeof part !== 'object') return false;
    if (part.deprecated === true) return true;
    if (typeof part.$ref === 'string')
      return isMarked(
        part.$ref
          .split('/')
          .slice(1)
          .reduce((of: any, name: string) => of[name], document),
      );
    return Object.values(part).some(isMarked);
  };
  const marked = operations.filter(({ operation }) => isMarked(operation.responses[200]?.content));
  const told = operations.filter(({ operation }) => operation.responses[200]?.headers?.Deprecation);
  const names = (some: typeof operations) => some.map(({ method, path }) => `${method} ${path}`);
  expect(names(told)).toEqual(names(marked));
  expect(names(told)).toContain('GET /api/dashboard');
  const answer = await rest(ada, 'GET', '/api/dashboard');
  contract.hold('GET /api/dashboard', answer);
  const since = Number(answer.headers.get('deprecation')!.slice(1)) * 1_000;
  const until = Date.parse(answer.headers.get('sunset')!);
  expect(until - since).toBeGreaterThanOrEqual(365 * 86_400_000);
  expect(answer.headers.get('link')).toMatch(/\/api\/docs\/guides\/apis#versions>; rel="deprecation"/);
  expect((await rest(ada, 'GET', '/api/account/usage')).headers.get('deprecation')).toBeNull();
});
