// From the code of a website to its first visit, and to its figures.
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answer, deliver, open, operation, settle, useNetworking, viewer, website } from './networking-stage.tsx';

useNetworking();

const connect = () => within(screen.getByRole('dialog', { name: 'Connect example.com' }));
async function openConnect(more: object = {}) {
  await open('?tab=websites', viewer({ websites: [{ ...website, ...more }] }));
  fireEvent.click(screen.getByRole('button', { name: 'Get code snippet' }));
  await settle();
}
const LIVE = 'SnippetStatusSubscription';
const VERIFY = 'useWebsiteMutationsVerifyMutation';
const looked = (isVerified: boolean, reason: string | null) => ({
  verifyWebsite: {
    __typename: 'VerifyWebsiteSuccess',
    verification: {
      website: { ...website, snippetSeenAt: '2026-11-20T12:00:00Z', isVerified },
      checks: [{ method: 'script', isProved: isVerified, reason }],
    },
  },
});

test('the snippet is shown in both versions, with what the site must allow, and copied', async () => {
  const writeText = vi.fn(async () => {});
  vi.stubGlobal('navigator', Object.assign(navigator, { clipboard: { writeText } }));
  await open('?tab=websites', viewer({ websites: [website] }));
  fireEvent.click(screen.getByRole('button', { name: 'Get code snippet' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Connect example.com' }));
  expect(dialog.getByText(website.snippet.code)).toBeTruthy();
  expect(dialog.getByText('https://links.example')).toBeTruthy();
  fireEvent.click(dialog.getByRole('radio', { name: 'Fixed version' }));
  expect(dialog.getByText(/stays at version 1\.2\.3/)).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Copy to clipboard' }));
  await settle();
  expect(writeText).toHaveBeenCalledWith(website.snippet.pinnedCode);
  expect(dialog.getByText('Snippet code copied to clipboard!')).toBeTruthy();
  await settle(2_000);
  expect(dialog.queryByText('Snippet code copied to clipboard!')).toBeNull();
});

test('every way to build a website has its place for the code', async () => {
  await openConnect();
  for (const [tab, words] of [
    ['WordPress', /WPCode/],
    ['Webflow', /Head code/],
    ['Shopify', /theme\.liquid/],
    ['Tag Manager', /proves nothing/],
    ['React', /index\.html/],
    ['Next.js', /root layout/],
  ] as const) {
    fireEvent.mouseDown(connect().getByRole('tab', { name: tab }), { button: 0 });
    expect(connect().getByText(words)).toBeTruthy();
    const code = tab === 'Tag Manager' ? website.snippet.tagManagerCode : website.snippet.code;
    expect(connect().getByRole('region', { name: 'Snippet code' }).textContent).toBe(code);
  }
});

test('the first report is shown as it comes, and proves the website by itself', async () => {
  await openConnect();
  expect(connect().getByText(/^Waiting for the first visit…/)).toBeTruthy();
  expect(operation(VERIFY)).toBeUndefined();
  await deliver(LIVE, { websiteReported: { website: { ...website, snippetSeenAt: '2026-11-20T12:00:00Z' } } });
  expect(connect().getByText('First visit received')).toBeTruthy();
  expect(operation(VERIFY).request.variables).toEqual({ input: { id: 'W1' } });
  await answer(VERIFY, looked(true, null));
  expect(connect().getByText('example.com is verified')).toBeTruthy();
  const link = connect().getByRole('link', { name: 'View analytics' });
  expect(link.getAttribute('href')).toBe('/networking?tab=analytics&website=W1');
});

test('where the snippet is no proof, it says why and leads to the other ways', async () => {
  await openConnect({ snippetSeenAt: '2026-11-20T11:57:00Z' });
  const reason = "The snippet is not in the page's head.";
  await answer(VERIFY, looked(false, reason));
  expect(connect().getByRole('alert').textContent).toBe(`Not verified yet. ${reason}`);
  expect(connect().queryByRole('link', { name: 'View analytics' })).toBeNull();
  fireEvent.click(connect().getByRole('button', { name: 'Other ways to verify' }));
  const others = within(screen.getByRole('dialog', { name: 'Verify example.com' }));
  expect(others.getByText(website.proofs.scriptTag)).toBeTruthy();
});

test('a card leads to the figures of its website, and names a subdomain that was refused', async () => {
  await open('?tab=websites', viewer({ websites: [{ ...website, refusedHost: 'blog.example.com' }] }));
  const card = within(screen.getByRole('article'));
  expect(card.getByText(/^Pages of blog\.example\.com were refused: the proof covers example\.com alone/)).toBeTruthy();
  expect(card.getByRole('link', { name: 'View analytics' }).getAttribute('href')).toBe(
    '/networking?tab=analytics&website=W1',
  );
});

const delays = { measurements: 0, p50Ms: null, p95Ms: null, p99Ms: null, byCountry: [], byNetwork: [] };
const analytics = (websites: object[]) => viewer({ websites, shown: null, network: { delays, fallbacks: [] } });

test('an id that is no website of the account says so, and leads to one that is', async () => {
  await open('?tab=analytics&website=W9', analytics([website]));
  expect(screen.getByText('Website not found')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Register a website' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Show example.com' }));
  await settle();
  expect(operation('NetworkingScreenQuery').request.variables).toMatchObject({ website: 'W1' });
});

test('without any website the figures lead to the first one', async () => {
  await open('?tab=analytics', analytics([]));
  expect(screen.getByText('No website analytics available')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Register a website' })).toBeTruthy();
});
