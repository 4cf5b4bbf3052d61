// What becomes of somebody who uses a menu, or the mark of a tip, while its code arrives.
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { openTab, signedUp } from '../kit/chromium.ts';
import { holdBack } from '../kit/hold-back.ts';
import { useSharedStage } from '../kit/shared-stage.ts';
import { addLinks, row } from '../kit/url-list.ts';

const stage = useSharedStage();

/** Has `hold()` and `release()` in the page, between which what React plans for later waits: it goes through message ports. */
function holdPlans(): void {
  const post: (this: MessagePort, message: unknown) => void = MessagePort.prototype.postMessage;
  const held: (() => void)[] = [];
  let isHeld = false;
  MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
    if (isHeld) held.push(() => post.call(this, message));
    else post.call(this, message);
  };
  Object.assign(window, {
    hold: () => (isHeld = true),
    release: () => {
      isHeld = false;
      for (const send of held.splice(0)) send();
    },
  });
}

const tipMark = (page: Page) => page.getByRole('link', { name: /^What (is|are) / }).first();
const actionsOf = (page: Page, title: string) => row(page, title).getByRole('button', { name: /^Actions for/ });

test('a menu that is pressed at the moment its code is there stays open, with the focus', async () => {
  const tab = await openTab(stage);
  const { page, complaints } = tab;
  await page.addInitScript(holdPlans);
  await addLinks(stage.installation, await signedUp(stage, tab), 4);
  await page.goto(`${stage.installation.origin}/urls`);
  const button = actionsOf(page, 'Link 4');
  const { x, y, width, height } = (await button.boundingBox())!;
  const code = page.waitForResponse(/\/assets\/OpenableMenu-/);
  await page.evaluate('hold()');
  await page.mouse.move(x + width / 2, y + height / 2);
  const address = (await code).url();
  await page.evaluate(`import(${JSON.stringify(address)}).then(() => {})`);
  await page.mouse.down();
  await page.mouse.up();
  await page.evaluate('release()');
  const menu = page.getByRole('menu');
  await menu.waitFor();
  expect(await menu.evaluate((list) => list.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'detached' });
  expect(await button.evaluate((it) => it === document.activeElement)).toBe(true);
  expect(complaints).toEqual([]);
});

test('a menu that is opened by keys before its code is there goes on to its first entry', async () => {
  const tab = await openTab(stage);
  const { page, complaints } = tab;
  const release = await holdBack(page, /\/assets\/OpenableMenu-/);
  await addLinks(stage.installation, await signedUp(stage, tab), 1);
  await page.goto(`${stage.installation.origin}/urls`);
  const button = actionsOf(page, 'Link 1');
  await button.press('Enter');
  await button.press('Enter');
  expect(await page.getByRole('menu').count()).toBe(0);
  release();
  const first = page.getByRole('menuitem', { name: 'Open link' });
  await expect.poll(() => first.evaluate((it) => it === document.activeElement)).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => button.evaluate((it) => it === document.activeElement)).toBe(true);
  expect(complaints).toEqual([]);
});

test('the mark of a tip that a pointer rests on explains once its code arrives, and no longer when the pointer leaves', async () => {
  const tab = await openTab(stage);
  const { page, complaints } = tab;
  const release = await holdBack(page, /\/assets\/HoverTip-/);
  await addLinks(stage.installation, await signedUp(stage, tab), 1);
  await page.goto(`${stage.installation.origin}/dashboard`);
  await tipMark(page).hover();
  release();
  const tip = page.getByRole('tooltip');
  await tip.waitFor();
  await page.mouse.move(5, 5, { steps: 5 });
  await tip.waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
});

test('the mark of a tip that is pressed at the moment its code arrives leads to Help, and explains from then on', async () => {
  const tab = await openTab(stage);
  const { page, complaints } = tab;
  const release = await holdBack(page, /\/assets\/HoverTip-/);
  await addLinks(stage.installation, await signedUp(stage, tab), 1);
  await page.goto(`${stage.installation.origin}/dashboard`);
  const mark = tipMark(page);
  const { x, y, width, height } = (await mark.boundingBox())!;
  const code = page.waitForResponse(/\/assets\/HoverTip-/);
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  release();
  await page.evaluate(`import(${JSON.stringify((await code).url())}).then(() => new Promise(requestAnimationFrame))`);
  await page.mouse.up();
  await page.waitForURL('**/help**');
  await page.goBack();
  await mark.hover();
  await page.getByRole('tooltip').waitFor();
  expect(complaints).toEqual([]);
});
