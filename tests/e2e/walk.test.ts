// The way of docs/snippet.md from the first start to a conversion, on a made-up shop, with the steps of its owner counted.
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CHROME } from '../kit/agents.ts';
import {
  chromiumPath,
  expectAccessible,
  expectAccessibleAtBothWidths,
  shorten,
  signUp,
  type Stage,
} from '../kit/chromium.ts';
import { FLAGS } from '../kit/chromium-flags.ts';
import { makeInstallation } from '../kit/installation.ts';
import { migratedFolder } from '../kit/migrated-folder.ts';
import { nameServer, useNameServer } from '../kit/name-server.ts';

const SHOP = 'corner-roastery.com';
const folder = join(import.meta.dirname, '../../docs/example-site');
const types: Record<string, string> = { html: 'text/html', css: 'text/css', js: 'text/javascript' };

useNameServer();
const stage = {} as Stage;
let shop: Server;
/** What the owner pasted into the head of every page. */
let pasted = '';

beforeAll(async () => {
  nameServer.names[SHOP] = { a: ['93.184.215.14'] };
  shop = createServer((request, response) => {
    const { pathname } = new URL(request.url!, 'http://shop');
    const file = pathname === '/' ? 'index.html' : pathname.slice(1);
    const type = types[file.split('.').at(-1)!];
    if (!type || file.includes('/')) return void response.writeHead(404).end();
    const text = readFileSync(join(folder, file), 'utf8')
      .replace(/<script async .*?<\/script>/, pasted)
      .replaceAll('https://links.example.com', stage.installation.origin);
    response.writeHead(200, { 'content-type': `${type}; charset=utf-8` }).end(text);
  }).listen(0, '127.0.0.1');
  await once(shop, 'listening');
  const port = String((shop.address() as AddressInfo).port);
  const preload = `--import ${join(import.meta.dirname, '../kit/site-at-home.mjs')}`;
  const env = { DNS_SERVERS: nameServer.address, NODE_OPTIONS: preload, SITE_HOST: SHOP, SITE_PORT: port };
  stage.installation = await makeInstallation(env, migratedFolder());
  await stage.installation.start();
  stage.browser = await chromium.launch({
    executablePath: chromiumPath({ hasWindows: true }),
    args: [...FLAGS, `--user-agent=${CHROME}`, `--host-resolver-rules=MAP ${SHOP}:80 127.0.0.1:${port}`],
  });
});
afterAll(async () => {
  await (stage.browser as Browser | undefined)?.close();
  await stage.installation?.remove();
  shop.closeAllConnections();
  shop.close();
});

const visitor = async (): Promise<Page> => (await stage.browser.newContext()).newPage();

test('four steps of its owner lead from the first start to a conversion', async () => {
  let steps = 0;
  const step = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    steps++;
    return work();
  };
  const { origin } = stage.installation;
  const context = await stage.browser.newContext({ viewport: { width: 1280, height: 900 } });
  const owner = await context.newPage();

  await step(() => signUp(stage, owner));

  const code = await step(async () => {
    await owner.goto(`${origin}/networking?tab=websites`);
    await owner.getByRole('button', { name: 'Register your first website' }).click();
    await owner.getByLabel('Domain').fill(SHOP);
    await owner.getByRole('button', { name: 'Register website' }).click();
    await owner.getByRole('dialog', { name: `Connect ${SHOP}` }).waitFor();
    return owner.getByRole('region', { name: 'Snippet code' }).textContent();
  });
  await owner.getByText('Waiting for the first visit…').waitFor();
  await expectAccessibleAtBothWidths(owner);
  await owner.setViewportSize({ width: 1280, height: 900 });

  await step(async () => void (pasted = code!));
  const first = await visitor();
  await first.goto(`http://${SHOP}/`);
  await owner.getByText('First visit received').waitFor();
  await owner.getByText(`${SHOP} is verified`).waitFor();
  await expectAccessible(owner);

  const link = await step(() => shorten(stage, owner, `http://${SHOP}/order.html`));
  expect(steps).toBe(4);

  const customer = await visitor();
  await customer.goto(`${origin}/${link}`);
  expect(customer.url()).toBe(`http://${SHOP}/order.html`);
  await customer.getByRole('button', { name: 'Buy' }).click();
  await customer.getByText('Thank you!').waitFor();
  const counted = () =>
    stage.installation.query(
      `SELECT m.conversions, m.is_bounce FROM analytics.click_fact m JOIN conversion c USING (click_id) WHERE m.has_click`,
    );
  await expect.poll(counted, { timeout: 30_000 }).toEqual([{ conversions: 1, is_bounce: false }]);
  await owner.goto(`${origin}/networking?tab=websites`);
  await owner.getByRole('link', { name: 'View analytics' }).click();
  await owner.getByText('A page, unproven').last().waitFor();
  await owner.getByRole('button', { name: /^Strike out/ }).click();
  await owner.getByRole('button', { name: /^Restore/ }).waitFor();
  await expect.poll(counted).toMatchObject([{ conversions: 0 }]);
  await owner.getByRole('table', { name: 'Conversions by name' }).waitFor({ state: 'detached' });
  await expectAccessibleAtBothWidths(owner);
});
