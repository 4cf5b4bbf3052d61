import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { tagColors } from '../../web/parts/tags/tag-colors.ts';
import { answer, open, save, sent, stored } from './edit-url-stage.tsx';

vi.mock('sonner', () => ({ toast: { success: vi.fn(), error: vi.fn() } }));

const tag = (name: string, color = 'blue') => ({ __typename: 'Tag', id: `T-${name}`, name, color, linkCount: 3 });
const known = { viewer: { id: 'V1', tags: [tag('Newsletter', 'red'), tag('Podcast'), tag('Spring')] } };
const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Tags' });
const press = (key: string) => fireEvent.keyDown(box(), { key });
const write = (text: string) => fireEvent.change(box(), { target: { value: text } });
const options = () => {
  const shown = screen.queryByRole('listbox', { name: 'Tags' });
  return shown ? within(shown).getAllByRole('option') : [];
};
const offered = () => options().map((option) => option.textContent);
const chips = () =>
  screen.getAllByRole('button', { name: /^Remove / }).map((button) => button.getAttribute('aria-label'));

async function openWith(...names: string[]) {
  await open({ ...stored, tags: names.map((name) => tag(name)) });
  await screen.findByRole('combobox', { name: 'Tags' });
  fireEvent.focus(box());
  await answer('useKnownTagsQuery', known);
}

/** The contrast of two colors by WCAG 2. */
function contrast(one: string, other: string): number {
  const luminance = (color: string) => {
    const [r, g, b] = [1, 3, 5].map((at) => {
      const part = parseInt(color.slice(at, at + 2), 16) / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
  };
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}

test.each(Object.entries(tagColors))('%s can be read in both themes', (_name, { text, ground }) => {
  for (const theme of [0, 1] as const) expect(contrast(text[theme], ground[theme])).toBeGreaterThanOrEqual(4.5);
});

test('tags are found, chosen and made by the keyboard alone, and sent as a list', async () => {
  await openWith('Spring');
  expect([chips(), offered()]).toEqual([['Remove Spring'], ['Newsletter3', 'Podcast3']]);
  write('o');
  expect(offered()).toEqual(['Podcast3', 'Create “o”']);
  expect(box().getAttribute('aria-activedescendant')).toBe(options()[0]!.id);
  press('Enter');
  write('newsletter');
  press('ArrowUp');
  press('Enter');
  write('brand new');
  press(',');
  expect(chips()).toEqual(['Remove Spring', 'Remove Podcast', 'Remove Newsletter', 'Remove brand new']);
  press('Backspace');
  write('left behind');
  fireEvent.blur(box());
  fireEvent.click(save());
  expect(sent().tags).toEqual(['Spring', 'Podcast', 'Newsletter', 'left behind']);
});

test('a name in another case is the tag that is there, and none comes twice', async () => {
  await openWith('Spring');
  write('SPRING');
  expect(offered()).toEqual([]);
  press('Enter');
  write('podcast');
  expect(offered()).toEqual(['Podcast3']);
  fireEvent.mouseDown(options()[0]!);
  expect(chips()).toEqual(['Remove Spring', 'Remove Podcast']);
  fireEvent.click(screen.getByRole('button', { name: 'Remove Spring' }));
  fireEvent.click(screen.getByRole('button', { name: 'Remove Podcast' }));
  fireEvent.click(save());
  expect(sent().tags).toEqual([]);
});

test('Escape closes the list and keeps what is typed; twenty tags are enough', async () => {
  await openWith(...Array.from({ length: 19 }, (_, n) => `tag ${n}`));
  write('pod');
  press('Escape');
  expect([offered(), box().value]).toEqual([[], 'pod']);
  press('ArrowDown');
  press('Enter');
  expect([box().disabled, box().placeholder, chips().length]).toEqual([true, 'At most 20', 20]);
});
