import { expect, test } from 'vitest';
import { expectAccessible, expectToFit, openTab, useStage } from '../kit/chromium.ts';

const stage = useStage();
/** How many operations are opened. */
const SHOWN = 5;

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
  const calls = page.locator('[id^="operations-"]');
  await expect.poll(() => calls.count()).toBeGreaterThanOrEqual(operations.length);
  const listed = new Map(await calls.evaluateAll((all) => all.map((call) => [call.id, call.textContent] as const)));
  for (const { path, operation } of operations) {
    const heading = listed.get(idOf(operation))?.replaceAll('\u200b', '');
    expect(heading).toContain(path);
    expect(heading).toContain(operation.summary);
    // The page takes seconds to open one on a busy machine: those with most to show, each of another group.
    if (!shown.has(operation)) continue;
    const call = page.locator(`[id="${idOf(operation)}"]`);
    await call.getByRole('button', { expanded: false }).first().click();
    await call.locator('.responses-inner').waitFor();
    const names = await call
      .locator('[data-param-name]')
      .evaluateAll((rows) => rows.map((row) => row.dataset.paramName));
    expect(names).toEqual(expect.arrayContaining((operation.parameters ?? []).map(({ name }) => name)));
    const statuses = await call.locator('tbody .response-col_status').allTextContents();
    expect(statuses.map((text) => text.slice(0, 3)).sort()).toEqual(Object.keys(operation.responses).sort());
    for (const { schema } of Object.values(operation.requestBody?.content ?? {})) {
      const body = await call.locator('.opblock-section-request-body').textContent();
      for (const name of Object.keys(schema.properties)) expect(body, path).toContain(name);
    }
    await call.getByRole('button', { expanded: true }).first().click();
  }
  await expect(page.getByRole('link', { name: /What each figure means/ }).count()).resolves.toBeGreaterThan(0);
  expect(foreign).toEqual([]);
  expect(complaints).toEqual([]);
});

test('the page of the API fits every width, and a call opens by its address', async () => {
  const { page, complaints } = await openTab(stage);
  await page.goto(`${stage.installation.origin}/api/docs#/URLs/postApiUrls`);
  await page.locator('#operations-URLs-postApiUrls').getByText('original_url').first().waitFor();
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
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of [1280, 375]) {
      await page.setViewportSize({ width, height: 900 });
      await expectToFit(page);
      await expectAccessible(page);
    }
  }
  expect(complaints).toEqual([]);
});
