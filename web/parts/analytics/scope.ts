import { dimensions, type DimensionKey } from './dimensions.ts';
import { MAX_FILTER_TEXT, MAX_FILTER_VALUES } from './filter-limits.ts';
import { granularities, type GranularityKey } from './granularity.ts';
import { periods, type PeriodKey } from './periods.ts';

export type CompareKey = 'previous_period' | 'previous_year' | 'none';

/** Only clicks that have one of the values, or with isNot, none of them. */
export interface ScopeFilter {
  dimension: DimensionKey;
  isNot: boolean;
  /** Keys of breakdown rows; the empty key means unknown. */
  values: readonly string[];
}

/** Which clicks a page covers. The address of the page contains it all, with the names of GET /api/analytics. */
export interface AddressScope {
  period: PeriodKey;
  /** Days, YYYY-MM-DD, on the owner's calendar, in place of the period; empty when there is no range. */
  from: string;
  to: string;
  /** The id of the only URL it is about. */
  url: string | null;
  /** The id of the tag whose URLs it is about. */
  tag: string | null;
  /** At most one for each dimension and direction, in the order of the dimensions. */
  filters: readonly ScopeFilter[];
  compare: CompareKey;
  /** Compare with days that begin on the same day of the week. */
  weekdays: boolean;
  /** The points of charts over time; null for what suits the days. */
  granularity: GranularityKey | null;
  bots: boolean;
}

export const periodKeys = Object.keys(periods) as PeriodKey[];
export const compareKeys: readonly CompareKey[] = ['previous_period', 'previous_year', 'none'];

const chosenPeriod = localStorage.getItem('default_period');

/** The account's period, or the last thirty days, of everything, bots left out. */
export const plainScope: AddressScope = {
  period: periodKeys.find((key) => key === chosenPeriod) ?? '30d',
  from: '',
  to: '',
  url: null,
  tag: null,
  filters: [],
  compare: 'previous_period',
  weekdays: false,
  granularity: null,
  bots: false,
};

const wordOf = <T extends string>(words: readonly T[], value: string | null, otherwise: T): T =>
  words.find((word) => word === value) ?? otherwise;

function dayOf(value: string | null): string {
  if (!value || !/^\d{4}-\d\d-\d\d$/.test(value)) return '';
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value) ? value : '';
}

/** A range needs a first day and must not end before it. */
function rangeOf(address: URLSearchParams): Pick<AddressScope, 'from' | 'to'> {
  const from = dayOf(address.get('from'));
  const to = dayOf(address.get('to'));
  return from && (!to || from <= to) ? { from, to } : { from: '', to: '' };
}

const paramOf = (name: string, isNot: boolean) => (isNot ? `${name}_not` : name);

function filtersOf(address: URLSearchParams): ScopeFilter[] {
  return dimensions.flatMap(({ key: dimension, param }) =>
    [false, true].flatMap((isNot) => {
      const given = address.getAll(paramOf(param, isNot)).filter((value) => value.length <= MAX_FILTER_TEXT);
      const values = [...new Set(given)].slice(0, MAX_FILTER_VALUES);
      return values.length ? [{ dimension, isNot, values }] : [];
    }),
  );
}

/** The scope in a page's address; invalid parameters are ignored. */
export function scopeOf(address: URLSearchParams): AddressScope {
  return {
    period: wordOf(periodKeys, address.get('period'), plainScope.period),
    ...rangeOf(address),
    url: address.get('url') || null,
    tag: address.get('tag') || null,
    filters: filtersOf(address),
    compare: wordOf(compareKeys, address.get('compare'), plainScope.compare),
    weekdays: address.get('match_weekdays') === 'true',
    granularity: granularities.find((one) => one === address.get('granularity')) ?? null,
    bots: address.get('bots') === 'true',
  };
}

/** The parameters of a scope: only those that differ from the default. */
export function parametersOf(scope: AddressScope): URLSearchParams {
  const parameters = new URLSearchParams();
  if (scope.from) {
    parameters.set('from', scope.from);
    if (scope.to) parameters.set('to', scope.to);
  } else if (scope.period !== plainScope.period) {
    parameters.set('period', scope.period);
  }
  setLinks(parameters, scope);
  if (scope.compare !== plainScope.compare) parameters.set('compare', scope.compare);
  if (scope.weekdays && scope.compare !== 'none') parameters.set('match_weekdays', 'true');
  if (scope.granularity) parameters.set('granularity', scope.granularity);
  if (scope.bots) parameters.set('bots', 'true');
  for (const { dimension, isNot, values } of scope.filters) {
    const { param } = dimensions.find(({ key }) => key === dimension)!;
    for (const value of values) parameters.append(paramOf(param, isNot), value);
  }
  return parameters;
}

function setLinks(parameters: URLSearchParams, { url, tag }: AddressScope): void {
  if (url) parameters.set('url', url);
  if (tag) parameters.set('tag', tag);
}

const ours = new Set([
  ...['period', 'from', 'to', 'url', 'tag', 'compare', 'match_weekdays', 'granularity', 'bots'],
  ...dimensions.flatMap(({ param }) => [param, `${param}_not`]),
]);

/** An address with another scope; its other parameters, such as the tab, are kept. */
export function addressWith(address: URLSearchParams, scope: AddressScope): string {
  const kept = [...address].filter(([name]) => !ours.has(name));
  const all = new URLSearchParams([...kept, ...parametersOf(scope)]).toString();
  return all && `?${all}`;
}

/** The query of GET /api/analytics and its export; they always compare, which changes no figure. */
export function restQueryOf(scope: AddressScope): string {
  return parametersOf({
    ...scope,
    granularity: null,
    compare: scope.compare === 'none' ? 'previous_period' : scope.compare,
  }).toString();
}

const comparisons = {
  previous_period: 'PREVIOUS_PERIOD',
  previous_year: 'PREVIOUS_YEAR',
  none: 'PREVIOUS_PERIOD',
} as const;

/** The scope as the server takes it. */
export const inputOf = ({ period, from, to, url, tag, filters, compare, weekdays, bots }: AddressScope) => ({
  ...(from ? { from, to: to || null } : { period: periods[period].period }),
  url,
  tag,
  filters: filters.map((filter) => ({ ...filter, values: [...filter.values] })),
  compare: comparisons[compare],
  matchWeekdays: weekdays && compare !== 'none',
  includeBots: bots,
});
