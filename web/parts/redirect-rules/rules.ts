/** Whether a visitor opens the link for the first time today. */
export type Visit = 'new' | 'returning';

/** One thing that must hold of a visitor: exactly one member. */
export interface Condition {
  device?: readonly string[];
  os?: readonly string[];
  country?: readonly string[];
  language?: readonly string[];
  time?: { weekdays?: readonly number[]; from?: string; to?: string; zone: string };
  dates?: { from?: string; until?: string };
  referrer?: readonly string[];
  parameter?: { name: string; values?: readonly string[] };
  visit?: Visit;
}

export type Kind = keyof Condition;

/** In the order in which they are offered. */
export const kinds = [
  'device',
  'os',
  'country',
  'language',
  'time',
  'dates',
  'referrer',
  'parameter',
  'visit',
] as const;

/** Leads visitors for whom all conditions hold to a destination of its own. */
export interface Rule {
  destination: string;
  conditions: readonly Condition[];
}

/** As the server bounds them. */
export const MOST_RULES = 20;
export const MOST_CONDITIONS = 10;
export const MOST_VALUES = 50;

export const kindOf = (condition: Condition): Kind => Object.keys(condition)[0] as Kind;

const withoutNulls = (_name: string, value: unknown): unknown => (value === null ? undefined : value);

/** The rules that a form or a file has as text; none where it is none. */
export function rulesIn(text: string): readonly Rule[] {
  try {
    const rules: unknown = JSON.parse(text || '[]', withoutNulls);
    return Array.isArray(rules) ? (rules as Rule[]) : [];
  } catch {
    return [];
  }
}

/** Rules as a form has them: nothing for none. */
export const textOf = (rules: readonly unknown[]): string =>
  rules.length ? JSON.stringify(JSON.parse(JSON.stringify(rules), withoutNulls)) : '';

/** A list with one of its entries at another place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const next = [...list];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}
