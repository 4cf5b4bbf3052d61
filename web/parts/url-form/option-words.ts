import { rulesIn } from '../redirect-rules/rules.ts';
import { isFlag, type OptionName } from './url-options.ts';

interface OptionWords {
  /** What it is called over its field and in tables. */
  label: string;
  /** The same where there is little room; the label by default. */
  brief?: string;
  /** What it is called within a sentence. */
  noun: string;
  hint?: string;
  /** What can be chosen, with names; the first is what new links have. */
  choices?: readonly (readonly [string, string])[];
}

const asInSettings = ['', 'As in settings'] as const;

/** How the options of a link are shown; apart from what they are, as a form shows few of them at first. */
const words: Record<OptionName, OptionWords> = {
  title: { label: 'Title', noun: 'title' },
  description: { label: 'Description', noun: 'description' },
  domain: { label: 'Domain', noun: 'domain' },
  measurementLevel: {
    label: 'Network measurement',
    brief: 'Network',
    noun: 'measurement level',
    hint: 'Full measures the connection of each visitor.',
    choices: [asInSettings, ['none', 'None'], ['essential', 'Essential'], ['full', 'Full']],
  },
  measurementMethod: {
    label: 'Measurement method',
    brief: 'Method',
    noun: 'measurement method',
    hint: 'How level Full measures.',
    choices: [asInSettings, ['redirect', 'Redirect'], ['embed', 'Embed'], ['hybrid', 'Hybrid']],
  },
  noIndex: {
    label: 'Search engines',
    brief: 'Search',
    noun: 'listing by search engines',
    hint: 'Short links that are posted publicly may turn up in search results.',
    choices: [
      ['', 'May list it'],
      ['true', 'Asked not to list it'],
    ],
  },
  referrerPolicy: {
    label: 'Referrer',
    noun: 'referrer policy',
    hint: 'What the destination learns of the page that the link was on.',
    choices: [
      ['', 'As that page decides'],
      ['no_referrer', 'Nothing'],
      ['strict_origin', 'Its site'],
      ['unsafe_url', 'Its whole address'],
    ],
  },
  redirectStatus: {
    label: 'Kind of redirect',
    brief: 'Redirect',
    noun: 'redirect status',
    hint: 'Browsers may remember permanent ones, and later clicks are missed.',
    choices: [
      ['', 'Found (302)'],
      ['temporary_redirect', 'Temporary (307)'],
      ['moved_permanently', 'Moved permanently (301)'],
      ['permanent_redirect', 'Permanent (308)'],
    ],
  },
  queryForwarding: {
    label: 'Parameters',
    noun: 'query forwarding',
    hint: 'What follows the question mark in the address that visitors open.',
    choices: [
      ['', 'Are not passed on'],
      ['add', 'Are added to the destination'],
      ['override', 'Replace the destination’s own'],
    ],
  },
  pathForwarding: {
    label: 'Path',
    noun: 'path forwarding',
    hint: 'What follows the code and a slash in the address that visitors open.',
    choices: [
      ['', 'Is not passed on'],
      ['true', 'Is added to the destination’s'],
    ],
  },
  noPreview: {
    label: 'Preview',
    noun: 'preview',
    hint: 'With + added, the short address shows where the link leads.',
    choices: [
      ['', 'Is shown'],
      ['true', 'Is switched off'],
    ],
  },
  startsAt: { label: 'Start', noun: 'start', hint: 'Until then, visitors read that the link is not open yet.' },
  fallbackUrl: {
    label: 'Fallback destination',
    brief: 'Fallback',
    noun: 'fallback destination',
    hint: 'Where visitors are sent once the link has ended. Without one, they read that it has ended.',
  },
  iosUrl: {
    label: 'iPhones and iPads',
    noun: 'destination on iPhones and iPads',
    hint: 'Leads people there to a page, or into an app, as myapp://page does. Redirect rules come first.',
  },
  androidUrl: {
    label: 'Android',
    noun: 'destination on Android',
    hint: 'The same for people on Android.',
  },
  maxClicks: {
    label: 'Click limit',
    noun: 'limit of clicks',
    hint: 'The link ends after this many clicks by people, counted from when you set it.',
  },
  password: {
    label: 'Password',
    noun: 'password',
    hint: 'Visitors are asked for it before they get to the destination.',
  },
  externalId: { label: 'External id', noun: 'external id' },
  cardTitle: { label: 'Card title', noun: 'title of the social card' },
  cardDescription: { label: 'Card description', noun: 'description of the social card' },
  cardPicture: { label: 'Card picture', noun: 'picture of the social card' },
  redirectRules: { label: 'Redirect rules', brief: 'Rules', noun: 'redirect rules' },
  tags: { label: 'Tags', noun: 'tags' },
};

/** How an option is shown. */
export const wordsOf = (name: OptionName): OptionWords => words[name];

/** What is wrong with an option as it was written; null for nothing. */
export function optionProblem(name: OptionName, written: string): string | null {
  const { choices, noun } = words[name];
  if (name === 'redirectRules' && written && !rulesIn(written).length) return `The ${noun} must be a list as JSON.`;
  if (!choices || choices.some(([choice]) => choice === written)) return null;
  if (isFlag(name)) return `The ${noun} must be true or false.`;
  const [last, ...others] = choices.flatMap(([choice]) => choice || []).reverse();
  return `The ${noun} must be ${others.reverse().join(', ')} or ${last}.`;
}

/** What a choice is called; what is none is shown as it was written. */
export function nameOfChoice(name: OptionName, value: string): string {
  const count = name === 'redirectRules' ? rulesIn(value).length : 0;
  if (count) return count === 1 ? '1 rule' : `${count} rules`;
  return words[name].choices?.find(([choice]) => choice === value)?.[1] ?? value;
}
