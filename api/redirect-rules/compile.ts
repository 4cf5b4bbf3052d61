import { packCountry } from '../click-model/dimensions.ts';
import { weekdayOf } from '../common/days.ts';
import { localHour } from '../common/local-time.ts';
import { languageMatcher } from './accept-language.ts';
import { countriesOf } from './condition-values.ts';
import type { RedirectCondition, RedirectRule } from './rules.ts';
import type { Visitor } from './visitor.ts';

export type ConditionKind = keyof RedirectCondition;
type ValueOf<Kind extends ConditionKind> = Exclude<RedirectCondition[Kind], undefined>;

/** A condition, made ready to be asked of one visitor after the other. */
export interface CompiledCondition {
  kind: ConditionKind;
  holds: (visitor: Visitor) => boolean;
}

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

interface LocalClock {
  /** 1 (Monday) to 7 (Sunday). */
  weekday: number;
  /** Of the day. */
  minute: number;
}

/** Reads the clocks of a zone; what it has read is good until the minute ends. */
function clockOf(zone: string): (now: number) => LocalClock {
  let readMinute = NaN;
  let known: LocalClock = { weekday: 0, minute: 0 };
  return (now) => {
    const thisMinute = Math.floor(now / MINUTE_MS);
    if (thisMinute === readMinute) return known;
    const { day, hour, startsAt } = localHour(zone, now);
    readMinute = thisMinute;
    return (known = { weekday: weekdayOf(day), minute: hour * 60 + Math.floor((now - startsAt) / MINUTE_MS) });
  };
}

/** The hours of a day, which may end on the next; they belong to the day on which they begin. */
function timeMatcher({ weekdays, from, to, zone }: ValueOf<'time'>): (now: number) => boolean {
  const days = new Set(weekdays ?? [1, 2, 3, 4, 5, 6, 7]);
  const [start, end] = from === undefined ? [0, DAY_MINUTES] : [minutesOf(from), minutesOf(to!)];
  const read = clockOf(zone);
  return (now) => {
    const { weekday, minute } = read(now);
    if (start < end) return days.has(weekday) && minute >= start && minute < end;
    if (minute >= start) return days.has(weekday);
    return minute < end && days.has(weekday === 1 ? 7 : weekday - 1);
  };
}

/** Whether a host, or a domain that it belongs to, is among some. */
function isOnOneOf(hosts: ReadonlySet<string>, host: string): boolean {
  for (let name = host; ; name = name.slice(name.indexOf('.') + 1)) {
    if (hosts.has(name)) return true;
    if (!name.includes('.')) return false;
  }
}

/** Whether a text is among some, of which there are mostly one or two: a Set would take longer. */
function isAmong(values: readonly string[]): (text: string) => boolean {
  const [only] = values;
  if (values.length === 1) return (text) => text === only;
  return (text) => values.includes(text);
}

/** Makes what each kind of condition asks. */
const makers: { [Kind in ConditionKind]: (value: ValueOf<Kind>) => (visitor: Visitor) => boolean } = {
  device: (values) => {
    const isWanted = isAmong(values);
    return ({ device }) => isWanted(device);
  },
  os: (values) => {
    const isWanted = isAmong(values);
    return ({ os }) => isWanted(os);
  },
  country: (values) => {
    const wanted = new Set(values.flatMap(countriesOf).map(packCountry));
    return ({ country }) => wanted.has(country);
  },
  language: (values) => {
    const isCovered = languageMatcher(values);
    return ({ languages }) => isCovered(languages);
  },
  time: (value) => {
    const isWithin = timeMatcher(value);
    return ({ now }) => isWithin(now);
  },
  dates: ({ from, until }) => {
    const [start, end] = [from ? Date.parse(from) : -Infinity, until ? Date.parse(until) : Infinity];
    return ({ now }) => now >= start && now < end;
  },
  referrer: (values) => {
    const wanted = new Set(values);
    return ({ referrer }) => referrer !== null && isOnOneOf(wanted, referrer);
  },
  visit:
    (value) =>
    ({ isReturning }) =>
      isReturning === (value === 'returning'),
  parameter: ({ name, values }) => {
    const wanted = new Set(values);
    if (!wanted.size) return ({ parameters }) => parameters.has(name);
    return ({ parameters }) => parameters.getAll(name).some((value) => wanted.has(value));
  },
};

/** Conditions that say something of a person; programs have no say in them. */
const OF_PEOPLE: ReadonlySet<ConditionKind> = new Set(['device', 'os', 'country', 'language', 'referrer', 'visit']);

/** What a condition asks of a visitor, without whether that is a person. */
function askOf(condition: RedirectCondition): { kind: ConditionKind; asks: (visitor: Visitor) => boolean } {
  const [[kind, value]] = Object.entries(condition) as [[ConditionKind, never]];
  return { kind, asks: makers[kind](value) };
}

/** Makes a condition ready. */
export function compileCondition(condition: RedirectCondition): CompiledCondition {
  const { kind, asks } = askOf(condition);
  return { kind, holds: OF_PEOPLE.has(kind) ? (visitor) => !visitor.isProgram && asks(visitor) : asks };
}

/** The rules of a link, made ready once for all of its visitors. */
export interface CompiledRules {
  /** The index of the first rule whose conditions all hold; -1 where none does. */
  first(visitor: Visitor): number;
}

/** A rule, made ready: whether it says something of a person is asked once. */
interface CompiledRule {
  isOfPeople: boolean;
  asked: readonly ((visitor: Visitor) => boolean)[];
}

/** What takes longest to learn is asked last. */
const LAST: ConditionKind = 'country';

function compileRule({ conditions }: RedirectRule): CompiledRule {
  const all = conditions.map(askOf).sort((a, b) => Number(a.kind === LAST) - Number(b.kind === LAST));
  return { isOfPeople: all.some(({ kind }) => OF_PEOPLE.has(kind)), asked: all.map(({ asks }) => asks) };
}

function holdsFor({ isOfPeople, asked }: CompiledRule, visitor: Visitor): boolean {
  if (isOfPeople && visitor.isProgram) return false;
  for (const asks of asked) if (!asks(visitor)) return false;
  return true;
}

/** Makes rules ready; their conditions are known to be sound. Plain loops: callbacks took most of the time of a rule. */
export function compileRules(rules: readonly RedirectRule[]): CompiledRules {
  const compiled = rules.map(compileRule);
  return {
    first(visitor) {
      for (let index = 0; index < compiled.length; index++) if (holdsFor(compiled[index]!, visitor)) return index;
      return -1;
    },
  };
}
