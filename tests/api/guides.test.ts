import { createHash } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { useProvider } from '../../api/openid/identity-provider.ts';
import { inTurn, TURNS } from '../../api/account/concurrent-calls.ts';
import { config } from '../../api/common/config.ts';
import { startListening } from '../../api/live/listen.ts';
import { API_GUIDES } from '../../web/paths.ts';
import { makeKey } from '../kit/api-keys.ts';
import { storeClicks } from '../kit/clicks.ts';
import { cuttableWay } from '../kit/cuttable.ts';
import { examplesOf, guides, patternOf, run, shapeOf, start, type Environment, type Example } from '../kit/guides.ts';
import { useImportJob } from '../kit/imports.ts';
import { ForeignProvider } from '../kit/provider.ts';
import { numberOf, shorten } from '../kit/queries.ts';
import { trustTestIssuer } from '../kit/tokens.ts';
import { at, person, rest, useWorld, type Person } from '../kit/world.ts';

useWorld();
useImportJob();

const SECRET = `whsec_${Buffer.from('twenty-four secret bytes').toString('base64')}`;
const OTHER_SECRET = `whsec_${Buffer.from('another secret of before').toString('base64')}`;
const examples = guides.flatMap(examplesOf);
const provider = new ForeignProvider();
let stopListening = async () => {};
let ada: Person;
/** What the examples find in the environment. */
let environment: Environment;

beforeAll(async () => {
  stopListening = await startListening();
  await provider.start();
  const listed = await linkOf('spring');
  ({ owner: ada, environment } = listed);
  for (const shortCode of ['summer', 'autumn']) await shorten(ada, { shortCode });
  await storeClicks(['DE-1', 'DE-2', 'DE-3'].map((address) => ({ linkId: listed.linkId, address })));
});
afterAll(async () => {
  await provider.stop();
  await stopListening();
});

/** A new account with one link and a key. */
async function linkOf(shortCode: string) {
  const owner = await person();
  const linkId = numberOf((await shorten(owner, { shortCode })).id);
  const { secret } = await makeKey(owner, ['read', 'write', 'analytics']);
  const environment = { FOOTBRIDGE: at(''), FOOTBRIDGE_KEY: secret, LINK_ID: String(linkId) };
  return { owner, linkId, environment };
}

function expectShown({ shown, isJson }: Example, printed: string): void {
  if (isJson) expect(shapeOf(JSON.parse(printed))).toEqual(shapeOf(JSON.parse(shown)));
  else expect(printed.trimEnd().replaceAll(config.publicOrigin, 'https://links.example.com')).toMatch(patternOf(shown));
}

/** Has a provider of its own, and an access token that works no more. */
async function withProvider(example: Example): Promise<void> {
  const subject = crypto.randomUUID();
  const fresh = await provider.accessToken(subject);
  const tokens = {
    access_token: fresh,
    id_token: await provider.idToken(subject, { given_name: 'Ada' }),
    refresh_token: 'refresh-2',
  };
  provider.answer = { status: 200, body: tokens };
  const { issuer, clientId } = provider;
  useProvider({ issuer, clientId, clientSecret: undefined, audience: undefined, ask: fetch });
  const signIn = { code: 'code', redirect_uri: `${config.publicOrigin}/auth/callback` };
  expect((await rest(null, 'POST', '/api/auth/oauth/callback', signIn)).status).toBe(200);
  const printed = await run(example, { ...environment, ACCESS_TOKEN: 'ended', REFRESH_TOKEN: 'refresh-1' });
  trustTestIssuer();
  expectShown(example, printed);
}

/** Keeps every turn of the account busy until the example has been refused. */
async function whileBusy(example: Example): Promise<void> {
  const leaving = new AbortController();
  const { promise, resolve } = Promise.withResolvers<void>();
  const busy = Array.from({ length: TURNS.running + TURNS.waiting }, () =>
    inTurn(ada.id, leaving.signal, () => promise),
  );
  const program = start(example, environment);
  const printed: string[] = [];
  for await (const line of program.lines) {
    printed.push(line);
    resolve();
  }
  await Promise.all(busy);
  expect(await program.ended).toBe('');
  expectShown(example, printed.join('\n'));
}

/** Lets the answers name the address where the server of the tests is, which the example follows. */
async function following(example: Example): Promise<void> {
  const { publicOrigin } = config;
  config.publicOrigin = at('');
  try {
    expectShown(example, await run(example, environment));
  } finally {
    config.publicOrigin = publicOrigin;
  }
}

/** Stores clicks one by one, the last of them while the connection is broken. */
async function live(example: Example): Promise<void> {
  const { linkId, environment } = await linkOf(`live-${crypto.randomUUID().slice(0, 8)}`);
  const way = await cuttableWay(at(''));
  const program = start(example, { ...environment, FOOTBRIDGE: way.origin });
  const printed: string[] = [];
  for await (const line of program.lines) {
    if (printed.at(-1) === line) continue;
    printed.push(line);
    if (line.startsWith('0 clicks')) await storeClicks([{ linkId, address: 'DE-1' }]);
    if (line.startsWith('1 clicks')) {
      way.cut();
      await storeClicks([{ linkId, address: 'DE-2' }]);
      way.mend();
    }
    if (line.startsWith('2 clicks')) break;
  }
  program.process.kill();
  way.close();
  await program.ended;
  expectShown(example, printed.join('\n'));
}

/** Delivers a challenge, a message as it should be, one that somebody changed, and one that somebody kept for an hour. */
async function deliver(example: Example): Promise<void> {
  const program = start(example, { WEBHOOK_SECRET: SECRET, PORT: '0' });
  const lines = program.lines[Symbol.asyncIterator]();
  const listening: string = (await lines.next()).value;
  const port = /\d+$/.exec(listening)![0];
  const [challengeType, shownType] = Array.from(example.shown.matchAll(/msg_1: (\S+)/g), ([, type]) => type);
  const bodyOf = (type: string | undefined, data: object) =>
    JSON.stringify({ type, timestamp: '2026-03-01T09:30:00.000Z', data });
  const body = bodyOf(shownType, { id: 5 });
  const post = (sentBody: string, signedAt: Date, secrets = [SECRET], signed = body) => {
    const signatures = secrets.map((secret) => new Webhook(secret).sign('msg_1', signedAt, signed));
    const headers = {
      'webhook-id': 'msg_1',
      'webhook-timestamp': String(Math.floor(signedAt.getTime() / 1000)),
      'webhook-signature': signatures.join(' '),
    };
    return fetch(`http://127.0.0.1:${port}`, { method: 'POST', headers, body: sentBody });
  };
  const send = async (...sent: Parameters<typeof post>) => (await post(...sent)).status;
  const now = new Date();
  const challenge = bodyOf(challengeType, { challenge: 'echo-me' });
  expect(await (await post(challenge, now, [SECRET], challenge)).text()).toBe('echo-me');
  expect(await send(body, now, [OTHER_SECRET, SECRET])).toBe(204);
  expect(await send(body.replace('5', '6'), now)).toBe(400);
  expect(await send(body, new Date(now.getTime() - 3_600_000))).toBe(400);
  const printed = [listening.replace(port, '8080')];
  for (let left = 4; left > 0; left--) printed.push((await lines.next()).value);
  program.process.kill();
  expectShown(example, printed.join('\n'));
}

/** The examples that need something to happen beside them, by their headings. */
const beside: Record<string, (example: Example) => Promise<void>> = {
  'Use an access token': withProvider,
  'The same over REST': following,
  'Stay within the rates': whileBusy,
  'With graphql-sse': live,
  'With fetch alone': live,
  'With the package standardwebhooks': deliver,
  'With node:crypto alone': deliver,
};

test.each(examples)('$guide, $heading: the $language example prints what is shown', async (example) => {
  const drive = beside[example.heading];
  if (drive) return drive(example);
  // The guides on shortening and moving create links, which the others would list.
  const { FOOTBRIDGE_KEY } = ['shorten.md', 'move.md'].includes(example.guide)
    ? (await linkOf(crypto.randomUUID())).environment
    : environment;
  expectShown(example, await run(example, { ...environment, FOOTBRIDGE_KEY: FOOTBRIDGE_KEY! }));
});

test('every guide has examples, and those that need something beside them are there', () => {
  expect(guides.length).toBeGreaterThan(4);
  const withPrograms = guides.filter((guide) => !guide.startsWith('move-from-')); // those are about files of others
  for (const guide of withPrograms)
    expect(examples.filter((example) => example.guide === guide).length).toBeGreaterThan(1);
  expect(Object.keys(beside).filter((heading) => !examples.some((example) => example.heading === heading))).toEqual([]);
});

describe('the guides as pages', () => {
  const open = async (path: string) => {
    const response = await fetch(at(path));
    return { status: response.status, headers: response.headers, html: await response.text() };
  };

  test('every page is there, and every link of every page leads somewhere', async () => {
    const pages = new Map<string, string>();
    const waiting = [API_GUIDES];
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      if (pages.has(path)) continue;
      const { status, html } = await open(path);
      expect([path, status]).toEqual([path, 200]);
      pages.set(path, html);
      const links = [...html.matchAll(/ href="(\/api\/docs\/guides[^"#]*)/g)].map(([, link]) => link!);
      waiting.push(...links);
    }
    expect([...pages.keys()]).toEqual(
      expect.arrayContaining(guides.map((name) => `${API_GUIDES}/${name.slice(0, -3)}`)),
    );
    for (const [path, html] of pages) {
      expect(html).toMatch(/<title>[^<]+ · Footbridge<\/title>/);
      expect(html.match(/<h1>/g)).toHaveLength(1);
      const fragments = [...html.matchAll(/ href="([^"#]*)#([^"]+)"/g)].map(([, to, id]) => [to || path, id!] as const);
      for (const [to, id] of fragments) {
        expect(pages.get(to), `${path} links to ${to}#${id}`).toContain(` id="${id}"`);
      }
    }
  });

  test('a page shows the text of its file, for this installation', async () => {
    const { html, headers } = await open(`${API_GUIDES}/authenticate`);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(html).toContain('<h2 id="make-an-api-key">Make an API key');
    expect(html).toContain(`export FOOTBRIDGE=${config.publicOrigin}`);
    expect(html).toContain('Bearer error=&quot;invalid_token&quot;');
    expect(html).not.toContain('links.example.com');
  });

  test('its policy allows its own style and script, and nothing else', async () => {
    const { html, headers } = await open(`${API_GUIDES}/shorten`);
    const policy = headers.get('content-security-policy')!;
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[^ ]+'; script-src 'sha256-[^ ]+'; img-src data:;/);
    expect(policy).toContain("form-action 'none'; frame-ancestors 'none'; base-uri 'none'");
    for (const [, text] of html.matchAll(/<(?:style|script)>(.*?)<\/(?:style|script)>/gs)) {
      expect(policy).toContain(createHash('sha256').update(text!).digest('base64'));
    }
    expect(html).not.toMatch(/ (?:style|on\w+)="|src="/);
  });

  test('who has a page gets it no second time, and a guide that is not there is not found', async () => {
    const { headers } = await open(API_GUIDES);
    const again = await fetch(at(API_GUIDES), { headers: { 'if-none-match': headers.get('etag')! } });
    expect(again.status).toBe(304);
    expect((await open(`${API_GUIDES}/nothing`)).status).toBe(404);
    expect((await open(`${API_GUIDES}/..%2Fapi`)).status).toBe(404);
  });
});
