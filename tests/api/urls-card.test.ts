// What previews in chats and feeds show of a link, and what they are not told.
import { beforeEach, describe, expect, test } from 'vitest';
import { pool } from '../../api/database/db.ts';
import { agents, useClicks } from '../kit/clicks.ts';
import { ADD_PICTURE, png, sendPicture, useSite } from '../kit/pictures.ts';
import { CREATE_URL, numberOf, shorten, UPDATE_URL } from '../kit/queries.ts';
import { upload } from '../kit/upload.ts';
import { at, gql, operator, person, rest, useWorld, type Person } from '../kit/world.ts';

const clicks = useClicks();
useWorld(clicks.handler);
const html =
  (text: string) => (response: { setHeader: (name: string, value: string) => void; end: (text: string) => void }) => {
    response.setHeader('content-type', 'text/html');
    response.end(text);
  };
const site = useSite({
  '/card.png': async (response) => response.end(await png(40, 40)),
  '/page': html(`<!doctype html><head><title>Plain</title><meta property="og:title" content="A &amp; B  &lt;b&gt;">
    <meta name="description" content="What it is about"><meta property="og:image" content="/card.png"></head>`),
  '/plain': html(`<title>\n Only a title </title><body><meta property="og:title" content="of a visitor">`),
  '/script': html('<meta property="og:image" content="javascript:alert(1)"><meta name="twitter:title" content="X">'),
  '/long': html(`<title>${'😀'.repeat(150)}</title>${'<p>more</p>'.repeat(100_000)}`),
  '/latin': (response) => {
    response.setHeader('content-type', 'text/html; charset=iso-8859-1');
    response.end(Buffer.from('<title>Caf\xe9</title>', 'latin1'));
  },
  '/data': (response) => response.setHeader('content-type', 'application/json').end('{}'),
  '/inside': (response) => response.writeHead(302, { location: 'http://inside.example/' }).end(),
});

let ada: Person;
beforeEach(async () => {
  ada = await person({ tier: 'premium' });
});

const A = 'https://example.com/a';
const NETWORKS = [
  agents.slackbot,
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'Twitterbot/1.0',
  'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)',
  'WhatsApp/2.23.20.0',
  'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)',
  'TelegramBot (like TwitterBot)',
];

async function make(members: object) {
  const { status, body } = await rest(ada, 'POST', '/api/urls', { original_url: A, ...members });
  expect([status, body.error]).toEqual([201, undefined]);
  return body as { id: number; short_code: string; card_picture_url: string | null };
}

async function look(code: string, agent: string = agents.slackbot, init: RequestInit = {}) {
  const headers = { 'user-agent': agent };
  const response = await fetch(at(`/${code}`), { redirect: 'manual', headers, ...init });
  return { status: response.status, headers: response.headers, html: await response.text() };
}

describe('previews', () => {
  test('of every network that is known get the card, escaped, and everybody else is led on', async () => {
    const picture = (await sendPicture(ada, await png())).body;
    const { short_code: code } = await make({
      card_title: `Spring "Sale" <script>alert(1)</script>`,
      card_description: `Up to 50 % & more`,
      card_picture: picture.id,
    });
    for (const agent of NETWORKS) {
      const { status, headers, html } = await look(code, agent);
      expect(status, agent).toBe(200);
      expect(html).toContain(
        '<meta property="og:title" content="Spring &quot;Sale&quot; &lt;script&gt;alert(1)&lt;/script&gt;">',
      );
      expect(html).toContain('<meta property="og:description" content="Up to 50 % &amp; more">');
      expect(html).toContain(`<meta property="og:image" content="${picture.url}">`);
      expect(html).toContain('<meta property="og:image:width" content="1200">');
      expect(html).toContain('<meta name="twitter:card" content="summary_large_image">');
      expect(html).toMatch(new RegExp(`<link rel="canonical" href="http[^"]*/${code}">`));
      expect(html).not.toContain('<script>');
      expect(headers.get('cache-control')).toBe('private, no-store');
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
    for (const agent of [agents.chrome, agents.iphone, agents.googlebot, 'curl/8.0'])
      expect((await look(code, agent)).headers.get('location'), agent).toBe(A);
    expect(await look(code, agents.slackbot, { method: 'HEAD' })).toMatchObject({ status: 200, html: '' });
  });

  test('count as previews, as they did before, and a link without a card leads them on', async () => {
    const { id, short_code: code } = await make({ card_title: 'Look' });
    const plain = await make({});
    expect((await look(code)).status).toBe(200);
    expect((await look(plain.short_code)).headers.get('location')).toBe(A);
    await look(code, agents.chrome);
    await clicks.settle();
    const { body } = await rest(ada, 'GET', `/api/urls/${id}`);
    expect([body.click_count, body.bot_count]).toEqual([1, 1]);
    const kinds = await rest(ada, 'GET', `/api/urls/${id}/clicks?only_bots=true`);
    expect(JSON.stringify(kinds.body)).toContain('preview');
    const { body: other } = await rest(ada, 'GET', `/api/urls/${plain.id}`);
    expect([other.click_count, other.bot_count]).toEqual([0, 1]);
  });

  test('see a change at either door at once, also of rules and an experiment that lead people elsewhere', async () => {
    const { id, shortCode: code } = await shorten(ada, { originalUrl: A, cardTitle: 'One' });
    expect((await look(code)).html).toContain('content="One"');
    const rules = [{ destination: 'https://example.com/all', conditions: [{ device: ['desktop'] }] }];
    expect(
      (await gql(ada, UPDATE_URL, { input: { id, cardTitle: 'Two', redirectRules: rules } })).errors,
    ).toBeUndefined();
    expect((await look(code)).html).toContain('content="Two"');
    expect((await look(code, agents.chrome)).headers.get('location')).toBe('https://example.com/all');
    await rest(ada, 'PUT', `/api/urls/${numberOf(id)}`, { card_title: null, card_description: 'Only this' });
    const { html } = await look(code);
    expect(html).toContain('content="Only this"');
    expect(html).toMatch(new RegExp(`og:title" content="[^"]+/${code}"`));
    await rest(ada, 'PUT', `/api/urls/${numberOf(id)}`, { card_description: '' });
    expect((await look(code)).status).toBe(302);
  });

  test('are told nothing of a link that asks for a password, has not begun, has ended, is off or suspended', async () => {
    const secret = { card_title: 'Merger of A and B', card_description: 'Hush' };
    const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
    const locked = await make({ ...secret, password: 'open sesame' });
    const early = await make({ ...secret, starts_at: inAnHour });
    const late = await make({ ...secret, expires_at: inAnHour });
    await pool.query(`UPDATE short_url SET expires_at = now() - interval '1 second' WHERE id = $1`, [late.id]);
    await rest(ada, 'PUT', `/api/urls/${late.id}`, { title: 'Ended' }); // which every process hears of
    const off = await make(secret);
    expect((await rest(ada, 'PUT', `/api/urls/${off.id}`, { is_active: false })).status).toBe(200);
    const held = await make(secret);
    const suspension = { short_code: held.short_code, reason: 'Spam' };
    expect((await rest(await operator(), 'POST', '/api/system/suspensions', suspension)).status).toBe(201);
    for (const link of [locked, early, late, off, held]) {
      const { status, html } = await look(link.short_code);
      expect([status >= 400 || link === locked, html.includes('Merger'), html.includes('Hush')]).toEqual([
        true,
        false,
        false,
      ]);
    }
  });
});

describe('the options of a card', () => {
  test('are taken by every call, come in files, are copied and come back', async () => {
    const picture = (await sendPicture(ada, await png(400, 300))).body;
    const card = { card_title: 'T', card_description: 'D', card_picture: picture.id };
    const url = await make({ ...card, card_picture: picture.url });
    expect(url).toMatchObject({ ...card, card_picture_url: picture.url });
    expect((await rest(ada, 'POST', `/api/urls/${url.id}/duplicate`)).body).toMatchObject(card);
    const file = `original_url,card_title,card_description,card_picture\n${A},T,D,${picture.id}\n${A},,,nobody-has-this-one-0\n`;
    const { body: ofFile } = await upload(ada, file);
    expect(ofFile.results[0].url).toMatchObject(card);
    expect(ofFile.results[1]).toMatchObject({ error_code: 'INVALID', error_field: 'card_picture' });
    const { body: many } = await rest(ada, 'POST', '/api/urls/bulk', { urls: [{ original_url: A, ...card }] });
    expect(many.results[0].url).toMatchObject(card);
    const { body: changed } = await rest(ada, 'PATCH', '/api/urls/bulk', {
      urls: [
        { id: many.results[0].url.id, card_picture: null },
        { id: url.id, card_picture: 'nobody-has-this-one-0' },
      ],
    });
    expect(changed.results[0].url.card_picture_url).toBeNull();
    expect(changed.results[1].error_field).toBe('card_picture');
    const { body: exported } = await rest(ada, 'GET', '/api/urls/export.csv');
    expect(exported).toContain('Card Title,Card Description,Card Picture');
    expect(exported).toContain(`T,D,${picture.id}`);
    await rest(ada, 'DELETE', `/api/urls/${url.id}`);
    expect((await rest(ada, 'POST', `/api/urls/${url.id}/restore`)).body).toMatchObject(card);
  });

  test('refuse what is too long, cannot be stored, and pictures of others, at both doors', async () => {
    const bob = await person();
    const { id } = (await gql(bob, ADD_PICTURE, { input: { data: (await png(9, 9)).toString('base64') } })).data
      .addPicture.picture;
    const own = await make({});
    for (const [name, value] of [
      ['card_title', 'x'.repeat(201)],
      ['card_description', 'x'.repeat(501)],
      ['card_title', 'NUL \0'],
      ['card_picture', id],
      ['card_picture', '../../etc/passwd'],
      ['card_picture', 'https://elsewhere.example/card.png'],
      ['card_picture', 7],
    ] as const) {
      const { status, body } = await rest(ada, 'POST', '/api/urls', { original_url: A, [name]: value });
      expect([status, body.error.code, body.error.details.field], name).toEqual([400, 'INVALID', name]);
      expect((await rest(ada, 'PUT', `/api/urls/${own.id}`, { [name]: value })).status).toBe(400);
      if (typeof value === 'number') continue;
      const field = name.replace(/_([a-z])/g, (_all, letter: string) => letter.toUpperCase());
      const { data } = await gql(ada, CREATE_URL, { input: { originalUrl: A, [field]: value } });
      expect(data.createUrl, name).toMatchObject({ code: 'INVALID', field });
    }
  });
});

describe('the card of a destination', () => {
  const READ = `query ($url: String!) { destinationCard(url: $url) {
    ... on DestinationCardSuccess { card { title description pictureUrl } } ... on UserError { code message field } } }`;
  const read = async (url: string) => {
    const { status, body } = await rest(ada, 'POST', '/api/urls/destination-card', { url });
    const { data } = await gql(ada, READ, { url });
    return { status, body, graphql: data.destinationCard };
  };

  test('is read at both doors, in its encoding, and cut to what a card can have', async () => {
    const { body, graphql } = await read(site.at('/page'));
    expect(body).toEqual({ title: 'A & B <b>', description: 'What it is about', picture_url: site.at('/card.png') });
    expect(graphql.card).toMatchObject({ title: 'A & B <b>', pictureUrl: body.picture_url });
    expect((await read(site.at('/plain'))).body).toEqual({
      title: 'Only a title',
      description: null,
      picture_url: null,
    });
    expect((await read(site.at('/script'))).body).toEqual({ title: 'X', description: null, picture_url: null });
    expect((await read(site.at('/latin'))).body.title).toBe('Café');
    const { title } = (await read(site.at('/long'))).body;
    expect([title.length <= 200, title.isWellFormed(), title.at(-1)]).toEqual([true, true, '…']);
    expect((await read(site.at('/data'))).body).toEqual({ title: null, description: null, picture_url: null });
  });

  test('is refused inside of the network, behind a redirect there, and where nothing answers', async () => {
    for (const url of [
      'http://inside.example/',
      'http://192.168.0.1/',
      site.at('/inside'),
      'http://nowhere.example/',
    ]) {
      const { status, body, graphql } = await read(url);
      expect([status, body.error.message], url).toEqual([400, 'This address was not found on the public internet.']);
      expect(graphql).toMatchObject({ code: 'INVALID', field: 'url' });
    }
    for (const url of ['javascript:alert(1)', 'http://localhost/', 'http://a.example/\0', '']) {
      const { status, body, graphql } = await read(url);
      expect([status, body.error.details.field], url).toEqual([400, 'url']);
      expect(graphql).toMatchObject({ code: 'INVALID', field: 'url' });
    }
  });
});
