import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { open, settings, useNetworking, viewer, website } from './networking-stage.tsx';

useNetworking();

test.each([
  [{}, {}, '1 of 3 steps to conversions done. Next: Verify the website', false],
  [{ isVerified: true }, {}, '2 of 3 steps to conversions done. Next: Put the snippet on its pages', false],
  [
    { isVerified: true, snippetSeenAt: '2026-11-20T11:57:00Z' },
    { attribution: false },
    '3 of 4 steps to conversions done. Next: Switch on Attribution',
    true,
  ],
])('a website %o with settings %o says "%s"', async (site, chosen, words, leads) => {
  const networkSettings = { ...settings, ...chosen };
  await open('?tab=websites', viewer({ websites: [{ ...website, ...site }], networkSettings }));
  const line = screen.getByText(/steps to conversions done/);
  expect(line.textContent).toBe(words);
  expect(within(line).queryByRole('link')?.getAttribute('href') ?? null).toBe(
    leads ? '/networking?tab=settings' : null,
  );
});

test('a website from which nothing keeps conversions says nothing of steps', async () => {
  const site = { ...website, isVerified: true, snippetSeenAt: '2026-11-20T11:57:00Z' };
  const networkSettings = { ...settings, level: 'none' };
  await open('?tab=websites', viewer({ websites: [site], networkSettings }));
  expect(screen.getByText('example.com')).toBeTruthy();
  expect(screen.queryByText(/steps to conversions/)).toBeNull();
});
