// The conversions of a website on its screen: what is proven, and what its owner strikes out.
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answer, open, operation, reports, settle, useNetworking, viewer, website } from './networking-stage.tsx';

vi.mock('../../web/charts/WorldMap.tsx', () => ({ WorldMap: () => null }));
useNetworking();

const nothing = { count: 0, p50: null, p75: null, p95: null };
const quantities = { roundTrip: nothing, speed: nothing, score: nothing };
const lists = { qualities: [], connectionTypes: [], effectiveTypes: [], providers: [], countries: [], days: [] };
const delays = { measurements: 0, p50Ms: null, p95Ms: null, p99Ms: null, byCountry: [], byNetwork: [] };
const statistics = { totalMeasurements: 0, ...quantities, ...lists };
const show = (more: object = {}) =>
  open(
    '?tab=analytics',
    viewer({
      websites: [website],
      shown: { ...website, ...reports, statistics, snippetMeasurements: { edges: [] }, ...more },
      network: { delays, fallbacks: [] },
    }),
  );
const panel = () => within(screen.getByRole('region', { name: 'Conversions' }));
const cells = (caption: string) =>
  within(panel().getByRole('table', { name: caption }))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );

test('what a server proved stands beside all that was reported', async () => {
  await show();
  expect(cells('Conversions by name')).toEqual([
    ['3', '1', '320.00 EUR', '1 · 20.00 EUR'],
    ['2', '0', '—', 'None'],
  ]);
  expect(cells('Latest conversions')[0]!.slice(0, 2)).toEqual(['300.00 EUR', 'A page, unproven']);
});

test('a conversion is struck out, and restored', async () => {
  await show();
  const STRIKE = 'useStrikeConversionMutation';
  const struck = (isStruck: boolean) => ({
    strikeConversion: { __typename: 'StrikeConversionSuccess', conversion: { id: 'C1', isStruck } },
  });
  fireEvent.click(panel().getByRole('button', { name: 'Strike out order-1' }));
  await settle();
  expect(operation(STRIKE).request.variables).toEqual({ input: { websiteId: 'W1', id: 'order-1', isStruck: true } });
  await answer(STRIKE, struck(true));
  expect(panel().getByText('Struck out')).toBeTruthy();
  fireEvent.click(panel().getByRole('button', { name: 'Restore order-1' }));
  await settle();
  expect(operation(STRIKE).request.variables).toEqual({ input: { websiteId: 'W1', id: 'order-1', isStruck: false } });
  await answer(STRIKE, struck(false));
  expect(panel().getByText('Yes', { exact: false })).toBeTruthy();
});

test('without any conversion it says what would be here', async () => {
  await show({ conversions: [], reportedConversions: { edges: [] } });
  expect(panel().getByText(/^Orders and sign-ups appear here/)).toBeTruthy();
});
