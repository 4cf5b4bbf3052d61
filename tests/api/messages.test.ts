import { expect, test } from 'vitest';
import { messagesOfProduct, type Message } from '../kit/messages.ts';

const messages = messagesOfProduct();

const HOW_TO_UPDATE = `Every message of Footbridge, read from the sources; {} stands for a value. Lists of entries with their words,
such as web/csv/link-fields.ts, have theirs themselves.
A message that is added, changed or removed fails tests/api/messages.test.ts. Read the new text aloud, then run
npm run test:api -- tests/api/messages.test.ts -u`;

/** The table: each text once, under the folder that uses it first. */
function table(): string {
  const folders = new Map<string, string[]>();
  const seen = new Set<string>();
  for (const { folder, text, isEntry } of messages) {
    if (isEntry || seen.has(text)) continue;
    seen.add(text);
    const texts = folders.get(folder);
    if (texts) texts.push(text);
    else folders.set(folder, [text]);
  }
  const parts = [...folders].sort().map(([folder, texts]) => `# ${folder}\n${texts.sort().join('\n')}`);
  return `${[HOW_TO_UPDATE, ...parts].join('\n\n')}\n`;
}

test('every message of the product is in tests/kit/messages.txt, but those of entries', async () => {
  await expect(table()).toMatchFileSnapshot('../kit/messages.txt');
});

test('the table finds refusals, pages, elements, attributes and sentences in parts', () => {
  const texts = new Set(messages.map(({ text }) => text));
  for (const text of [
    'Resource not found',
    'A short code can have at most {} characters.',
    'This sign-in has expired',
    'No clicks in this period',
    'Actions for the selected links',
    'These are the {} with the most clicks. The export has all of them.',
    'You have used {}. Your links keep working when the click limit is reached.',
  ]) {
    expect(texts).toContain(text);
  }
});

/** Refusals whose words the specification gives, without a full stop. */
const specified = [
  'Authentication required',
  'Upgrade to Premium or Enterprise to unlock bulk operations',
  'Rate limit exceeded',
  'Resource not found',
  'Access forbidden',
  'Server error',
  'Please upload a CSV file',
  'Please add at least one URL',
];

/** Words that readers stumbled over, and what is wrong with each. */
const retired: readonly [RegExp, string][] = [
  [/\be-mail/i, 'email'],
  [/\bin per cent\b/i, 'as a percentage'],
  [/\blook-up\b/i, 'lookup'],
  [/\bmeanwhile\b/i, 'in the meantime'],
  [/\bwho(m|so)?ever\b/i, 'name the person'],
  [/\bcross(es|ed)\b/i, 'click'],
  [/\b(added up|so far on|led on|lead nowhere|passed over|dealt with|all the same|none of this)\b/i, 'plain words'],
  [/^"\{\}" is no /, 'Unknown … "{}".'],
  [/\bhas (at most )?\{\} .*at most\b|\bmay have\b/, 'can have at most'],
];

/** What breaks a rule of style in a message, in words; none when it reads well. */
function flawsOf({ text, isRefusal }: Message): string[] {
  const sentences = text.split(/(?<=[.?!:;]) (?=\S)/);
  const isSentence = isRefusal && /^[A-Z]/.test(text) && !specified.includes(text);
  return [
    / {2}/.test(text) && 'has two spaces in a row',
    / [,.;:?!](?!\w)/.test(text) && 'has a space before punctuation',
    (isSentence || /[a-z]{4}\. [A-Z].* \w/.test(text)) && !/[.?!…}]["”)]?$/.test(text) && 'does not end as a sentence',
    sentences.some((sentence) => sentence.split(' ').length > 25) && 'has a sentence of more than 25 words',
    ...retired.map(([words, better]) => words.test(text) && `says ${String(words)}; rather: ${better}`),
  ].filter((flaw) => flaw !== false);
}

test('every message keeps the rules of style', () => {
  const flaws = messages.flatMap((message) => flawsOf(message).map((flaw) => `${message.text} – ${flaw}`));
  expect(flaws).toEqual([]);
});

test.each([
  ['The e-mail is wrong.', 'email'],
  ['Two  spaces.', 'two spaces'],
  ['Not a sentence', 'does not end'],
  [`${'word '.repeat(26).trim()}.`, 'more than 25 words'],
  ['"{}" is no country.', 'Unknown'],
])('%j breaks a rule', (text, flaw) => {
  expect(flawsOf({ text, folder: 'api', isEntry: false, isRefusal: true }).join()).toContain(flaw);
  expect(flawsOf({ text: 'The file is larger than 5 MB.', folder: 'api', isEntry: false, isRefusal: true })).toEqual(
    [],
  );
});
