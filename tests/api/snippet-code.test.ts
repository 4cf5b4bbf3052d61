import { encodeGlobalID } from '@pothos/plugin-relay';
import { beforeAll, describe, expect, test } from 'vitest';
import { latestSnippet } from '../../api/websites/snippet-versions.ts';
import { verifiedSite } from '../kit/websites.ts';
import { at, gql, person, rest, useWorld, type Person } from '../kit/world.ts';

useWorld();

let ada: Person;
let eve: Person;
let site: Awaited<ReturnType<typeof verifiedSite>>;
beforeAll(async () => {
  [ada, eve] = [await person(), await person()];
  site = await verifiedSite(ada.id, 'shop.example');
});

describe('the snippet', () => {
  const fetched = (path: string, headers: Record<string, string> = {}) => fetch(at(path), { headers });

  test('is served for any origin, in the latest version and in one that never changes', async () => {
    for (const [path, lasts] of [
      ['/s.js', 'public, max-age=3600'],
      [`/s/${latestSnippet.version}.js`, 'public, max-age=31536000, immutable'],
    ] as const) {
      for (const encoding of ['br', 'gzip', 'identity']) {
        const response = await fetched(path, { 'accept-encoding': encoding });
        expect(Object.fromEntries(response.headers)).toMatchObject({
          ...{ 'content-type': 'text/javascript; charset=utf-8', 'cache-control': lasts },
          ...{ 'access-control-allow-origin': '*', 'timing-allow-origin': '*', vary: 'accept-encoding' },
        });
        expect(response.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
        expect(Buffer.from(await response.arrayBuffer()).equals(latestSnippet.script)).toBe(true);
      }
    }
    const { headers } = await fetched('/s.js');
    expect((await fetched('/s.js', { 'if-none-match': headers.get('etag')! })).status).toBe(304);
    for (const path of ['/s/9.9.9.js', `/s/${latestSnippet.version}`]) expect((await fetched(path)).status).toBe(404);
  });

  test('is told with its hash, at both doors, to its owner alone', async () => {
    const path = `/api/websites/${site.id}/snippet-code`;
    const { body } = await rest(ada, 'GET', path);
    const digest = Buffer.from(await crypto.subtle.digest('SHA-384', new Uint8Array(latestSnippet.script)));
    expect(body.integrity).toBe(`sha384-${digest.toString('base64')}`);
    expect(body.snippet_code).toBe(
      `<script async src="http://localhost:3000/s.js" data-site="${site.id}" data-token="${site.snippetToken}"></script>`,
    );
    expect(body.pinned_snippet_code).toContain(`/s/${body.version}.js" integrity="${body.integrity}" crossorigin=`);
    const query =
      'query ($id: ID!) { node(id: $id) { ... on Website { snippet { code pinnedCode tagManagerCode } snippetSeenAt } } }';
    const { data } = await gql(ada, query, { id: encodeGlobalID('Website', site.id) });
    expect(data.node.snippet).toEqual({
      code: body.snippet_code,
      pinnedCode: body.pinned_snippet_code,
      tagManagerCode: body.tag_manager_code,
    });
    expect((await rest(eve, 'GET', path)).status).toBe(404);
  });
});
