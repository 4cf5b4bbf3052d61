import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { HelpScreen } from '../../web/screens/help/HelpScreen.tsx';
import { metrics, rules } from '../../web/screens/help/explained.ts';

const WANTED = [
  ...['clicks', 'bots', 'visitors', 'unique-rate', 'channel', 'visit', 'bounce-rate', 'session-time', 'conversion'],
  ...['mobile-share', 'peak-hour', 'coverage', 'quality', 'days', 'privacy'],
];

test('every figure has its place, a link to it and at least two sentences of at most 25 words', () => {
  render(<HelpScreen />);
  const contents = within(screen.getByRole('navigation', { name: 'On this page' }));
  for (const id of WANTED) {
    const place = document.getElementById(id)!;
    const name = within(place).getByRole('heading', { level: 3 }).textContent!;
    expect(contents.getByRole('link', { name }).getAttribute('href')).toBe(`#${id}`);
  }
  const ids = [...metrics, ...rules].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { id, text } of [...metrics, ...rules]) {
    const sentences = text.split(/(?<=\.) /);
    expect(sentences.length, id).toBeGreaterThanOrEqual(2);
    for (const sentence of sentences) {
      expect(sentence).toMatch(/\.$/);
      expect(sentence.split(' ').length, sentence).toBeLessThanOrEqual(25);
    }
  }
});
