import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import * as sample from '../../web/screens/analytics/sample.ts';
import { answer, open } from './analytics-stage.tsx';

// Charts are looked at in a real browser.
vi.mock('../../web/charts/TrafficChart.tsx', () => ({ TrafficChart: () => null }));
vi.mock('../../web/charts/WorldMap.tsx', () => ({ WorldMap: () => null }));

test.each([
  [{ step: 'proof', host: null }, 'need a verified website.', 'Verify the website', 'websites'],
  [{ step: 'proof', host: 'shop.example' }, 'need proof that shop.example is yours.', 'Verify the website', 'websites'],
  [{ step: 'snippet', host: null }, 'need the snippet on your website.', 'Get the snippet', 'websites'],
  [{ step: 'attribution', host: null }, 'need Attribution, which is switched off.', 'Switch it on', 'settings'],
])('what is missing for visits is named: %o', async (visitsNeed, words, action, tab) => {
  await open();
  await answer({ analytics: { summary: { ...sample.overview.viewer.analytics.summary, visitsNeed } } });
  expect(await screen.findByText(`Bounce rate, session time and conversions ${words}`)).toBeTruthy();
  const [link] = screen.getAllByRole('link', { name: action });
  expect(link!.getAttribute('href')).toBe(`/networking?tab=${tab}`);
});
