import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { expectAccessible, expectAccessibleAtBothWidths, expectToFit, openTab } from '../kit/chromium.ts';
import { useSharedStage } from '../kit/shared-stage.ts';

const stage = useSharedStage();
/** How many operations are opened. */
const SHOWN = 4;

interface Operation {
  operationId: string;
  summary: string;
  tags: string[];
  parameters?: { name: string }[];
  requestBody?: { content: Record<string, { schema: { properties: object } }> };
  responses: Record<string, object>;
}

async function documented(): Promise<{ path: string; operation: Operation }[]> {
  const response = await fetch(`${stage.installation.origin}/api/openapi.json`);
  const { paths } = (await response.json()) as { paths: Record<string, Record<string, Operation>> };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.values(methods).map((operation) => ({ path, operation })),
  );
}

/** Opens a call, which shows its parameters, answers and body, and closes it again. */
async function expectWhole(call: Locator, { path, operation }: Awaited<ReturnType<typeof documented>>[number]) {
  await call.getByRole('button', { expanded: false }).first().click();
  await call.locator('.responses-inner').waitFor();
  const names = await call.locator('[data-param-name]').evaluateAll((rows) => rows.map((row) => row.dataset.paramName));
  expect(names).toEqual(expect.arrayContaining((operation.parameters ?? []).map(({ name }) => name)));
  const statuses = await call.locator('tbody .response-col_status').allTextContents();
  expect(statuses.map((text) => text.slice(0, 3)).sort()).toEqual(Object.keys(operation.responses).sort());
  for (const { schema } of Object.values(operation.requestBody?.content ?? {})) {
    const body = await call.locator('.opblock-section-request-body').textContent();
    for (const name of Object.keys(schema.properties)) expect(body, path).toContain(name);
  }
  await call.getByRole('button', { expanded: true }).first().click();
}

/** Scrolls nearly a screen and waits until it is drawn; false at the end of the page. */
const scrollOn = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const before = scrollY;
    scrollBy(0, innerHeight * 0.8);
    for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
    return scrollY > before;
  });

test('the page lists every operation, shows all of it, and loads nothing from elsewhere', async () => {
  const { page, complaints } = await openTab(stage);
  const { origin } = stage.installation;
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(origin)) foreign.push(request.url());
  });
  await page.goto(`${origin}/api/docs`);
  await page.getByRole('heading', { name: 'Calls' }).waitFor();
  const operations = await documented();
  expect(operations.length).toBeGreaterThan(30);
  const largest = new Map<string, Operation>();
  for (const { operation } of operations) {
    const [tag] = operation.tags;
    const rival = largest.get(tag!);
    if (!rival || JSON.stringify(operation).length > JSON.stringify(rival).length) largest.set(tag!, operation);
  }
  expect(largest.size).toBeGreaterThan(SHOWN);
  const bySize = [...largest.values()].sort((one, other) => JSON.stringify(other).length - JSON.stringify(one).length);
  const shown = new Set(bySize.slice(0, SHOWN));
  const idOf = ({ tags, operationId }: Operation) => `operations-${tags[0]!.replaceAll(' ', '_')}-${operationId}`;
  const unseen = new Map(operations.map((each) => [idOf(each.operation), each]));
  // The page draws the calls that are in sight, and more as it is scrolled.
  do {
    const calls = page.locator('[id^="operations-"]');
    const drawn = await calls.evaluateAll((all) => all.map((call) => [call.id, call.textContent] as const));
    for (const [id, heading] of drawn) {
      const known = unseen.get(id);
      if (!known) continue;
      unseen.delete(id);
      expect(heading.replaceAll('\u200b', '')).toContain(known.path);
      expect(heading).toContain(known.operation.summary);
      // The page takes seconds to open one on a busy machine: those with most to show, each of another group.
      if (shown.has(known.operation)) await expectWhole(page.locator(`[id="${id}"]`), known);
    }
  } while (unseen.size && (await scrollOn(page)));
  expect([...unseen.keys()]).toEqual([]);
  await expect(page.getByRole('link', { name: /What each figure means/ }).count()).resolves.toBeGreaterThan(0);
  expect(foreign).toEqual([]);
  expect(complaints).toEqual([]);
});

test('the page of the API fits every width, and a call opens by its address', async () => {
  const { page, complaints } = await openTab(stage);
  await page.goto(`${stage.installation.origin}/api/docs#/URLs/createUrl`);
  await page.locator('#operations-URLs-createUrl').getByText('original_url').first().waitFor();
  for (const width of [1280, 375]) {
    await page.setViewportSize({ width, height: 900 });
    await expectToFit(page);
  }
  await expectAccessible(page); // once: it reads every operation, and nothing of it depends on the width
  expect(complaints).toEqual([]);
});

test('the guides fit every width, are readable in both themes, and their examples can be copied', async () => {
  const { origin } = stage.installation;
  const { page, context, complaints } = await openTab(stage);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${origin}/api/docs`);
  const address = await page.getByRole('link', { name: 'The guides' }).getAttribute('href');
  expect(address).toBe(`${origin}/api/docs/guides`);
  await page.goto(address!);
  await page.getByRole('heading', { level: 1, name: 'Guides' }).waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Shorten links' }).click();
  await page.getByRole('heading', { level: 1, name: 'Shorten links' }).waitFor();
  const example = page.locator('.code').first();
  await example.getByRole('button', { name: 'Copy' }).click();
  await example.getByRole('button', { name: 'Copied' }).waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('curl "$FOOTBRIDGE/api/urls"');
  await expect(page.locator('.output').first().getByRole('button').count()).resolves.toBe(0);
  await expectAccessibleAtBothWidths(page);
  expect(complaints).toEqual([]);
});

test('the page has a search for every word of addresses, names and descriptions', async () => {
  const { page, complaints } = await openTab(stage);
  await page.goto(`${stage.installation.origin}/api/docs`);
  await page.getByRole('heading', { name: 'Calls' }).waitFor();
  const search = page.getByRole('search').getByLabel('Search the calls');
  const calls = page.locator('.opblock-tag-section .opblock, .operations-virtual .opblock'); // events of webhooks are apart
  await search.fill('upsertUrl');
  await expect.poll(() => calls.count()).toBe(1);
  await search.fill('short-codes');
  await expect.poll(() => calls.allTextContents()).toEqual([expect.stringContaining('/api/short-codes/{code}')]);
  await search.fill('copy title');
  await expect.poll(() => calls.allTextContents()).toEqual([expect.stringContaining('/duplicate')]);
  await search.fill('nothing is called so');
  await expect.poll(() => calls.count()).toBe(0);
  await search.fill('');
  await expect.poll(() => calls.count()).toBeGreaterThan(1);
  await expectAccessible(page);
  expect(complaints).toEqual([]);
});
