import { z } from 'zod';
import { referrerHost } from '../click-model/channel.ts';
import { appSystemOf } from '../click-model/app-system.ts';
import { packCountry } from '../click-model/dimensions.ts';
import type { AppSystem } from '../common/app-address.ts';
import { AppAddress } from '../common/destination-input.ts';
import { preferredLanguages } from './accept-language.ts';
import { compileCondition, type ConditionKind } from './compile.ts';
import { Country, NamedDevice, NamedSystem, NamedVisit, StoredTimestamp } from './condition-values.ts';
import { RuleList } from './rules.ts';
import type { Visitor } from './visitor.ts';

/** What each part of an imagined visitor says, for readers of either door. */
export const visitorWords = {
  device: 'The kind of device; unknown when left out.',
  os: 'The operating system; unknown when left out.',
  country: 'The country, ISO 3166-1 alpha-2; unknown when left out.',
  language: 'What the browser sends as Accept-Language: de-AT, or de-AT,de;q=0.9,en;q=0.8.',
  at: 'When the visitor comes; now when left out.',
  referrer: 'The page that linked to the URL: its address, or its host.',
  query: 'The parameters of the address that is opened: ref=mail&lang=de.',
  visit: 'new where the visitor opens the link for the first time today, returning where not; new when left out.',
  bot: 'true for a bot, a preview or a prefetch.',
} as const;

/** What is told of a trial, for readers of either door. */
export const trialWords = {
  trial: 'Where redirect rules and app destinations lead a visitor, and why.',
  rule: 'The number of the rule that decides, from 1; null where none holds.',
  destination: 'Where that rule or app leads; null without one: to the destination of the URL, or its experiment.',
  app: 'Whose destination it is where no rule holds: that of iPhones and iPads, or of Android; null where it is neither.',
  rules: 'What became of each rule, in order.',
  holds: 'Whether all of its conditions hold. The first such rule decides.',
  conditions: 'What became of each of its conditions, in order.',
  kind: 'What it is about.',
  condition: 'Whether it holds.',
} as const;

/** The app destinations to try, for readers of either door. */
export const triedApps = {
  iosUrl: 'Where people on iPhones and iPads are led once no rule holds.',
  androidUrl: 'Where people on Android are led once no rule holds.',
} as const;

const MAX_TEXT = 2_048;
const words = {
  text: `This can have at most ${MAX_TEXT} characters.`,
  visitor: 'A visitor is an object.',
  bot: 'bot must be true or false.',
} as const;
const left = (value: unknown) => (value === null || value === '' ? undefined : value);
const optional = <Rule extends z.ZodType>(rule: Rule, description: string) =>
  z.preprocess(left, rule.optional()).describe(description);
const text = z.string().max(MAX_TEXT, words.text);

const ImaginedVisitor = z.object(
  {
    device: optional(NamedDevice, visitorWords.device),
    os: optional(NamedSystem, visitorWords.os),
    country: optional(Country, visitorWords.country),
    language: optional(text, visitorWords.language),
    at: optional(StoredTimestamp, visitorWords.at),
    referrer: optional(text, visitorWords.referrer),
    query: optional(text, visitorWords.query),
    visit: optional(NamedVisit, visitorWords.visit),
    bot: optional(z.boolean(words.bot), visitorWords.bot),
  },
  words.visitor,
);

/** Rules to try, and the visitor for whom. */
export const Trial = z.object({
  redirectRules: RuleList,
  visitor: ImaginedVisitor,
  iosUrl: optional(AppAddress('ios'), triedApps.iosUrl),
  androidUrl: optional(AppAddress('android'), triedApps.androidUrl),
});

/** What became of rules for a visitor. */
export interface TrialOutcome {
  rule: number | null;
  app: AppSystem | null;
  destination: string | null;
  rules: { holds: boolean; conditions: { kind: ConditionKind; holds: boolean }[] }[];
}

function visitorOf({ at, ...told }: z.output<typeof ImaginedVisitor>): Visitor {
  const referrer = told.referrer?.trim();
  return {
    isProgram: told.bot ?? false,
    device: told.device ?? 'unknown',
    os: told.os ?? 'Unknown',
    country: packCountry(told.country),
    languages: preferredLanguages(told.language),
    now: at === undefined ? Date.now() : Date.parse(at),
    referrer: referrer ? referrerHost(referrer.includes('://') ? referrer : `https://${referrer}`) : null,
    parameters: new URLSearchParams(told.query),
    isReturning: told.visit === 'returning',
  };
}

/** Where rules lead a visitor, and what became of each of their conditions. */
export function outcomeOf({ redirectRules, visitor, iosUrl, androidUrl }: z.output<typeof Trial>): TrialOutcome {
  const imagined = visitorOf(visitor);
  const rules = redirectRules.map(({ conditions }) => {
    const outcomes = conditions.map(compileCondition).map(({ kind, holds }) => ({ kind, holds: holds(imagined) }));
    return { holds: outcomes.every(({ holds }) => holds), conditions: outcomes };
  });
  const first = rules.findIndex(({ holds }) => holds);
  if (first >= 0) return { rule: first + 1, app: null, destination: redirectRules[first]!.destination, rules };
  const kind = imagined.isProgram ? undefined : appSystemOf(imagined.os);
  const destination = kind && { ios: iosUrl, android: androidUrl }[kind];
  return { rule: null, app: (destination && kind) || null, destination: destination ?? null, rules };
}
