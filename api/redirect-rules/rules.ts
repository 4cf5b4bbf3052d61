import { z } from 'zod';
import { Destination } from '../common/destination-input.ts';
import {
  Clock,
  CountryList,
  DeviceList,
  LanguageList,
  NamedVisit,
  ParameterName,
  ParameterValues,
  ReferrerList,
  SystemList,
  StoredTimestamp,
  WeekdayList,
  Zone,
} from './condition-values.ts';
import {
  conditionWords,
  dateWords,
  MAX_RULES_LENGTH,
  MOST_CONDITIONS,
  MOST_RULES,
  parameterWords,
  ruleWords,
  timeWords,
} from './members.ts';
import { grouped } from '../common/grouped.ts';

export const messages = {
  rules: 'Redirect rules are a list.',
  mostRules: `A link has at most ${MOST_RULES} rules.`,
  rule: 'A rule has a destination and its conditions.',
  conditions: `A rule has 1 to ${MOST_CONDITIONS} conditions.`,
  condition: `Each condition has exactly one of ${Object.keys(conditionWords).join(', ')}.`,
  time: 'Please name days of the week, or the hours with both from and to.',
  hours: 'from and to must be different times.',
  dates: 'Please name a date for from, for until, or for both; until comes later.',
  tooLong: `The rules of a link have at most ${grouped(MAX_RULES_LENGTH)} characters together.`,
} as const;

/** Members that are null are left out, as GraphQL clients send them. */
function withoutNulls(value: unknown): unknown {
  if (!value || typeof value !== 'object' || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([, member]) => member !== null && member !== undefined));
}

/** Files and clients that do not know the members of an object learn of a wrong one. */
const unknownMember =
  (refusal: string) =>
  ({ code, ...issue }: { code: string; keys?: readonly string[] }) =>
    code === 'unrecognized_keys' ? `There is no ${issue.keys![0]!.slice(0, MAX_TOLD)} here.` : refusal;
/** Of a wrong name that a refusal repeats. */
const MAX_TOLD = 50;

const record = <Shape extends z.ZodRawShape>(shape: Shape, refusal: string) =>
  z.strictObject(shape, { error: unknownMember(refusal) as z.core.$ZodErrorMap });
const told = <Rule extends z.ZodType>(rule: Rule) => z.preprocess(withoutNulls, rule);

const Time = told(
  record(
    {
      weekdays: WeekdayList.optional().describe(timeWords.weekdays),
      from: Clock.optional().describe(timeWords.from),
      to: Clock.optional().describe(timeWords.to),
      zone: Zone.describe(timeWords.zone),
    },
    messages.time,
  )
    .refine(({ weekdays, from, to }) => (from ? to : !to && weekdays), messages.time)
    .refine(({ from, to }) => from === undefined || from !== to, messages.hours),
);

const Dates = told(
  record(
    {
      from: StoredTimestamp.optional().describe(dateWords.from),
      until: StoredTimestamp.optional().describe(dateWords.until),
    },
    messages.dates,
  ).refine(({ from, until }) => (from && until ? from < until : from || until), messages.dates),
);

const Parameter = told(
  record(
    {
      name: ParameterName.describe(parameterWords.name),
      values: ParameterValues.optional().describe(parameterWords.values),
    },
    messages.condition,
  ),
);

const Condition = told(
  record(
    {
      device: DeviceList.optional().describe(conditionWords.device),
      os: SystemList.optional().describe(conditionWords.os),
      country: CountryList.optional().describe(conditionWords.country),
      language: LanguageList.optional().describe(conditionWords.language),
      time: Time.optional().describe(conditionWords.time),
      dates: Dates.optional().describe(conditionWords.dates),
      referrer: ReferrerList.optional().describe(conditionWords.referrer),
      parameter: Parameter.optional().describe(conditionWords.parameter),
      visit: NamedVisit.optional().describe(conditionWords.visit),
    },
    messages.condition,
  ).refine((condition) => Object.keys(condition).length === 1, messages.condition),
).describe(ruleWords.condition);

const Rule = told(
  record(
    {
      destination: Destination.describe(ruleWords.destination),
      conditions: z
        .array(Condition, messages.conditions)
        .min(1, messages.conditions)
        .max(MOST_CONDITIONS, messages.conditions)
        .describe(ruleWords.conditions),
    },
    messages.rule,
  ),
).describe(ruleWords.rule);

/** One thing that must hold of a visitor. */
export type RedirectCondition = z.output<typeof Condition>;
/** A rule as it is stored. */
export type RedirectRule = z.output<typeof Rule>;

/** The rules of a link, in order. */
export const RuleList = z
  .array(Rule, messages.rules)
  .max(MOST_RULES, messages.mostRules)
  .refine((rules) => JSON.stringify(rules).length <= MAX_RULES_LENGTH, messages.tooLong);

/** What stands in a file, which has a list as JSON; what is none is refused as such. */
function readCell(value: unknown): unknown {
  if (value === null) return [];
  if (typeof value !== 'string') return value;
  if (!value.trim()) return [];
  try {
    return JSON.parse(value) ?? [];
  } catch {
    return value;
  }
}

/** The rules of a link wherever they are sent: left out stays left out, null or an empty text is none. */
export const RedirectRules = z.preprocess(readCell, RuleList.optional());

/** The rules of a link as the database has them. */
export const storedRules = (value: unknown): RedirectRule[] => (Array.isArray(value) ? (value as RedirectRule[]) : []);

/** Where the rules of a link lead. */
export const ruleDestinations = (value: unknown): string[] => storedRules(value).map(({ destination }) => destination);

/** Whether rules tell visitors who are new today from those who return. */
export const knowsVisitors = (rules: readonly RedirectRule[]): boolean =>
  rules.some(({ conditions }) => conditions.some(({ visit }) => visit !== undefined));
