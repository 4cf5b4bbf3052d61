import { expect, test } from 'vitest';
import { readOptions, type Options } from './options.ts';
import { profiles } from './profiles.ts';

const read = (...args: string[]) => readOptions(args) as Options;
const combinationsOf = ({ wanted }: Options) => wanted.map(({ frontEnd, browser }) => `${frontEnd.name} ${browser}`);

test('without a choice every line is visited by Chromium over own TLS with HTTP/2', () => {
  const options = read();
  expect(options).toMatchObject({ runs: 20, isPlain: false, lines: profiles });
  expect(combinationsOf(options)).toEqual(['own-h2 chromium']);
});

test('front ends, browsers and lines are chosen by name, each as often as wanted', () => {
  const wanted = ['--front-end', 'plain', '--front-end', 'nginx-h1', '--browser', 'all', '--line', 'EDGE', '--plain'];
  const options = read(...wanted);
  const combinations = ['plain chromium', 'plain firefox', 'nginx-h1 chromium', 'nginx-h1 firefox'];
  expect(combinationsOf(options)).toEqual(combinations);
  expect([options.lines.map(({ name }) => name), options.isPlain]).toEqual([['EDGE'], true]);
  expect(read('--front-end', 'all').wanted).toHaveLength(6);
});

test.each([
  [['--line', 'ISDN'], 'There is no line "ISDN"'],
  [['--front-end', 'apache'], 'There is no front-end "apache"'],
  [['--browser', 'lynx'], 'There is no browser "lynx"'],
  [['--runs', '0'], '--runs is a number from 1 to 1000.'],
  [['--runs', 'x'], '--runs is a number from 1 to 1000.'],
])('%j is refused in a sentence', (args, sentence) => {
  expect(readOptions(args)).toContain(sentence);
});
