import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { scopeOf } from '../../web/parts/analytics/scope.ts';
import { addressWithWho, restQueryWith, whoOf } from '../../web/screens/clicks/who.ts';
import { answer, FOLLOW, latest, open, page, settle, shown, useClicksPage, WAIT } from './clicks-stage.tsx';

useClicksPage();

test.each([
  ['', 'people', []],
  ['?bots=true', 'everything', []],
  ['?country=FR&only_bots=true', 'bots', []],
  ['?tab=x&only_bots=true&reason=prefetch&reason=bot_network', 'bots', ['PREFETCH', 'BOT_NETWORK']],
])('the address %s asks for %s and comes back as it went', (search, who, reasons) => {
  const address = new URLSearchParams(search);
  expect(whoOf(address)).toEqual({ who, reasons });
  expect(addressWithWho(address, whoOf(address))).toBe(search);
  expect(restQueryWith(scopeOf(address), whoOf(address))).toBe(search.replace(/^\?(tab=x&)?/, ''));
});

test('what an address says wrongly of bots counts as left out', () => {
  const read = (search: string) => whoOf(new URLSearchParams(search));
  expect(read('only_bots=1&reason=head')).toEqual({ who: 'people', reasons: [] });
  expect(read('reason=head&bots=true')).toEqual({ who: 'everything', reasons: [] });
  const odd = 'only_bots=true&bots=true&reason=telnet&reason=head&reason=head';
  expect(read(odd)).toEqual({ who: 'bots', reasons: ['HEAD'] });
});

test('only bots are listed and followed, for the reasons that are chosen', async () => {
  const router = await open('?country=FR');
  expect(latest('ClicksScreenQuery').request.variables).toMatchObject({ bots: null });
  await answer('ClicksScreenQuery', page(['1']));
  expect(screen.queryByRole('button', { name: 'Prefetch' })).toBeNull();

  fireEvent.click(screen.getByRole('radio', { name: 'Only bots' }));
  await settle();
  expect(latest('ClicksScreenQuery').request.variables).toMatchObject({ bots: { reasons: [] } });
  const prefetched = { kind: 'PREVIEW', reason: 'PREFETCH' };
  await answer('ClicksScreenQuery', page(['3', '2'], { total: 1, bots: 2, more: prefetched }));
  expect(screen.getByText(/^2 clicks by bots, newest first/)).toBeTruthy();
  const badge = within(screen.getByRole('grid')).getAllByText('Prefetch');
  expect(badge).toHaveLength(2);
  expect(latest(FOLLOW).request.variables).toMatchObject({ bots: { reasons: [] }, after: 'c3' });

  for (const name of ['Prefetch', 'HEAD request']) {
    fireEvent.click(screen.getByRole('button', { name }));
    await settle();
    await answer('ClicksScreenQuery', page(['3'], { more: prefetched }));
  }
  expect(router.state.location.search).toBe('?country=FR&only_bots=true&reason=prefetch&reason=head');
  expect(screen.getByText(/^Only bots: Prefetch or HEAD request, newest first/)).toBeTruthy();
  const bots = { reasons: ['PREFETCH', 'HEAD'] };
  expect(latest(FOLLOW).request.variables).toMatchObject({ bots });
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  await settle();
  expect(latest(WAIT).request.variables).toMatchObject({ bots });

  fireEvent.click(screen.getByText('host3.example'));
  await settle();
  const sheet = within(screen.getByRole('dialog', { name: 'Click on /spring' }));
  expect(sheet.getByText('Prefetch').textContent).toBe('PrefetchA browser loaded it in advance');
  expect(sheet.getByText('Preview')).toBeTruthy();
});

test('an empty list of bots says what is missing and links back', async () => {
  const router = await open('?only_bots=true&reason=head&reason=no_agent&country=FR');
  await answer('ClicksScreenQuery', page([]));
  const text = 'No click by a bot (HEAD request or No user agent) in this period matches the filters.';
  expect(screen.getByText(text)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Clear all filters' }));
  await settle();
  await answer('ClicksScreenQuery', page([]));
  expect(
    screen.getByText('Only clicks by bots for this reason are listed: HEAD request or No user agent.'),
  ).toBeTruthy();
  fireEvent.click(
    within(screen.getByText(/for this reason/).parentElement!).getByRole('button', { name: 'Any reason' }),
  );
  await settle();
  await answer('ClicksScreenQuery', page([]));
  expect(router.state.location.search).toBe('?only_bots=true');
  fireEvent.click(screen.getByRole('button', { name: 'Show people' }));
  await settle();
  await answer('ClicksScreenQuery', page(['1']));
  expect(router.state.location.search).toBe('');
  expect(shown()).toEqual(['1']);
});

test('the key b goes from people to everything, to bots, and to people again', async () => {
  const router = await open();
  await answer('ClicksScreenQuery', page(['1']));
  for (const search of ['?bots=true', '?only_bots=true', '']) {
    fireEvent.keyDown(document.body, { key: 'b' });
    await settle();
    await answer('ClicksScreenQuery', page(['1']));
    expect(router.state.location.search).toBe(search);
  }
});
