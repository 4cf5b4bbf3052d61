// What rows say of links that do more than lead on.
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer, list, open, url } from './url-list-stage.tsx';

const rowOf = (title: string) => within(screen.getByRole('link', { name: title }).closest('[role=row]') as HTMLElement);
const marksOf = (title: string) =>
  rowOf(title)
    .queryAllByRole('img')
    .map((mark) => mark.getAttribute('aria-label'));

test('rules, a password, a limit and a schedule are marked, each with its name', async () => {
  await open();
  await answer(
    'UrlsScreenQuery',
    list({
      urls: [
        url('A', {
          redirectRules: [{ __typename: 'RedirectRule' }, { __typename: 'RedirectRule' }],
          hasPassword: true,
          maxClicks: 1,
          startsAt: '2026-12-01T09:00:00Z',
          expiresAt: '2026-12-24T18:00:00Z',
        }),
        url('B'),
      ],
    }),
  );
  const [rules, password, limit, schedule] = marksOf('Title A');
  expect([rules, password, limit]).toEqual(['2 redirect rules', 'Asks for a password', 'Ends after 1 click']);
  expect(schedule).toMatch(/^Starts .*Dec.*\. Expires .*Dec/);
  expect(marksOf('Title B')).toEqual([]);
});
