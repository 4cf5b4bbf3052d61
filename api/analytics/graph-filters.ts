import { builder } from '../graph/builder.ts';
import { db } from '../database/db.ts';
import type { Dimension } from '../click-model/dimensions.ts';
import { variantNames } from '../experiments/variant-names.ts';
import { rowId } from '../graph/row-id.ts';
import type { Analytics } from './analytics.ts';
import {
  absentLabel,
  closedDimension,
  describeText,
  numberOfKey,
  UNKNOWN_KEY,
} from '../figures/contract/dimension-values.ts';
import type { Filter } from './filters.ts';
import { AnalyticsType } from './graph-analytics.ts';
import { DimensionEnum, outerKey } from './graph-scope.ts';

interface NamedValue {
  key: string;
  label: string;
}

interface NamedFilter {
  dimension: Dimension;
  isNot: boolean;
  values: NamedValue[];
}

const ValueType = builder.objectRef<NamedValue>('AnalyticsFilterValue').implement({
  description: 'A value of a filter with its display name.',
  fields: (t) => ({
    key: t.exposeString('key', { description: 'Its key in filters; empty for unknown.' }),
    label: t.exposeString('label', { description: 'Its display name.' }),
  }),
});

const FilterType = builder.objectRef<NamedFilter>('AnalyticsNamedFilter').implement({
  description: 'A filter of the scope with the display names of its values.',
  fields: (t) => ({
    dimension: t.expose('dimension', { type: DimensionEnum, description: 'What the values belong to.' }),
    isNot: t.exposeBoolean('isNot', { description: 'Whether clicks with one of the values are left out.' }),
    values: t.field({
      type: [ValueType],
      description: 'The values, in the order requested.',
      resolve: ({ values }) => values,
    }),
  }),
});

builder.objectField(AnalyticsType, 'filters', (t) =>
  t.field({
    type: [FilterType],
    description: 'The filters of the scope as requested, with display names.',
    resolve: namedFilters,
  }),
);

async function namedFilters({ scope: { asked, viewerId } }: Analytics): Promise<NamedFilter[]> {
  const [titles, variants] = await Promise.all([linkTitles(viewerId, asked), namesOfVariants(viewerId, asked)]);
  return asked.map(({ dimension, values, isNot }) => ({
    dimension,
    isNot: isNot ?? false,
    values: values.map((value) => {
      const id = dimension === 'link' ? rowId(value) : 0;
      return {
        key: outerKey(dimension, id ? String(id) : value),
        label: titles.get(id) ?? variants(dimension, value) ?? labelOf(dimension, value),
      };
    }),
  }));
}

async function linkTitles(ownerId: number, asked: readonly Filter[]): Promise<Map<number, string>> {
  const ids = asked.flatMap(({ dimension, values }) => (dimension === 'link' ? values.map(rowId) : []));
  if (!ids.length) return new Map();
  const links = await db.shortUrl.findMany({ where: { ownerId, id: { in: ids } } });
  return new Map(links.map(({ id, title, shortCode }) => [id, title ?? shortCode]));
}

async function namesOfVariants(ownerId: number, asked: readonly Filter[]) {
  const ids = asked.flatMap(({ dimension, values }) => (dimension === 'variant' ? values.map(rowId) : []));
  const names = await variantNames(ownerId, ids);
  return (dimension: Dimension, value: string) =>
    dimension === 'variant' ? names.get(rowId(value))?.label : undefined;
}

/** The label of a key in breakdowns. */
function labelOf(dimension: Dimension, key: string): string {
  const list = closedDimension(dimension);
  if (list) return list.labelOf(numberOfKey(list, key)!);
  if (key === UNKNOWN_KEY) return absentLabel(dimension);
  return describeText(dimension, key).label;
}
