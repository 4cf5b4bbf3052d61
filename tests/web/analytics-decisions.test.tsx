// The panels of what decided where clicks were led: A/B tests and redirect rules.
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import * as sample from '../../web/screens/analytics/sample.ts';
import { answer, click, open, panel } from './analytics-stage.tsx';

// Charts are looked at in a real browser.
vi.mock('../../web/charts/TrafficChart.tsx', () => ({ TrafficChart: () => null }));
vi.mock('../../web/charts/WorldMap.tsx', () => ({ WorldMap: () => null }));

describe('the panel of A/B tests', () => {
  const { rows } = sample.deepDive.viewer.analytics.variants;
  const variants = (...of: object[]) => ({
    variants: { dimension: 'VARIANT', totalCount: of.length, rows: of.map((more) => ({ ...rows[0]!, ...more })) },
  });
  const none = { key: '', label: 'No A/B test', detail: null };
  const shown = async (analytics: object) => {
    const router = await open('?tab=deep');
    await answer({ analytics });
    return router;
  };

  test('says how to start one, where no click belongs to any', async () => {
    await shown(variants(none));
    expect(panel('A/B tests').getByText('No clicks in an A/B test')).toBeTruthy();
  });

  test('lists destinations by their names, each a filter', async () => {
    const router = await shown(
      variants(none, { key: '7', label: 'spring · Short page', detail: 'https://b.example/' }),
    );
    expect(panel('A/B tests').getByText('https://b.example/')).toBeTruthy();
    await click(panel('A/B tests').getByRole('button', { name: /^spring · Short page/ }));
    expect(new URLSearchParams(router.state.location.search).get('variant')).toBe('7');
  });
});

test('redirect rules have a panel on a link that has some, each a filter', async () => {
  const { rows } = sample.deepDive.viewer.analytics.variants;
  const rules = {
    dimension: 'RULE',
    totalCount: 1,
    rows: [{ ...rows[0]!, key: 'Rule 2', label: 'Rule 2', detail: null }],
  };
  const link = { id: 'U1', shortCode: 'spring', title: null, originalUrl: 'https://example.org/', domain: null };
  const router = await open('?tab=deep&url=U1');
  await answer({ analytics: { rules, url: { ...link, redirectRules: [] } } });
  expect(screen.queryByRole('region', { name: 'Redirect rules' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  await answer({ analytics: { rules, url: { ...link, redirectRules: [{ destination: 'https://example.org/de' }] } } });
  await click(panel('Redirect rules').getByRole('button', { name: /^Rule 2/ }));
  expect(new URLSearchParams(router.state.location.search).get('rule')).toBe('Rule 2');
});
