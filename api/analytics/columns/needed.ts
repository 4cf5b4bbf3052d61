import { facetOf, totalsOf, type ColumnName, type Facet } from '../../columns/layout.ts';
import type { ColumnsOf } from './owner-columns.ts';
import type { Ask, Question } from './question.ts';
import type { Stretch } from './stretch.ts';

export type NewestAsk = Extract<Ask, { kind: 'newest' }>;
export type GroupAsk = Extract<Ask, { kind: 'page' | 'combinations' }>;
export type TimelineAsk = Exclude<Ask, GroupAsk | NewestAsk>;

const timelineColumns: Record<Exclude<TimelineAsk['kind'], 'topOfEach'>, ColumnName[]> = {
  days: [],
  moments: ['at'],
  weekHours: ['hour'],
  people: ['at'],
};

export const isGroup = (ask: Ask): ask is GroupAsk => ask.kind === 'page' || ask.kind === 'combinations';
export const isTimeline = (ask: Ask): ask is TimelineAsk => !isGroup(ask) && ask.kind !== 'newest';

/** The facet whose codes are counted. */
export const facetFor = (ask: GroupAsk): Facet => (ask.kind === 'page' ? facetOf(ask.part).facet : ask.facet);

/** Which columns of each stretch it takes to answer a question. */
export function columnsFor(question: Question): ColumnsOf {
  const { asks } = question;
  if (!asks.length) return () => [];
  const columns = rowColumns(question);
  const totals = [...new Set(asks.filter(isGroup).map((ask) => totalsOf[facetFor(ask)]))];
  return (stretch) => (answeredByTotals(stretch, question) ? totals : columns);
}

/** Whether a stretch's totals answer a question: it asks for nothing but groups, of everything the stretch holds. */
export function answeredByTotals({ totals, gone, days }: Stretch, { asks, filters, from, to }: Question): boolean {
  if (!totals || gone.length || filters.length || !asks.every(isGroup)) return false;
  return days.every(({ day }) => day >= from && day <= to);
}

function rowColumns({ asks, filters }: Question): ColumnName[] {
  const columns = new Set<ColumnName>(['flags', ...filters.map(({ part }) => facetOf(part).facet)]);
  for (const ask of asks) {
    if (ask.kind === 'newest') columns.add('at');
    else if (isGroup(ask)) columns.add(facetFor(ask));
    else if (ask.kind === 'topOfEach') for (const part of [ask.each, ask.part]) columns.add(facetOf(part).facet);
    else for (const column of timelineColumns[ask.kind]) columns.add(column);
  }
  return [...columns];
}
