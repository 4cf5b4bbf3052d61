import { builder } from '../graph/builder.ts';
import { BOT_CLICKS, DAILY_VISITORS, OF_SCOPE } from '../common/descriptions.ts';
import type { Dimension } from '../click-model/dimensions.ts';
import type { ShortUrl } from '../generated/prisma/client.ts';
import { ShortUrlNode } from '../urls/graph.ts';
import type { Breakdown, BreakdownRow } from './breakdown.ts';
import { DimensionEnum, outerKey } from './graph-scope.ts';

/** The cost of reading the clicks of a period, relative to a plain field. */
export const SCAN = 20;
/** The cost of a row's plain fields: the whole row is read at once, and rowsCost has counted it. */
export const READ = 0;
/** The cost of this many rows, in addition to the cost of their fields. */
export const rowsCost = (first: number) => ({ field: SCAN + Math.max(first, 0), multiplier: Math.max(first, 0) });
/** The form of all rates. */
export const PERCENT = 'A percentage with one decimal place.';

/** A row of a breakdown with its page, which loads the links of all rows. */
export interface Row {
  dimension: Dimension;
  row: BreakdownRow;
  breakdown: Breakdown;
}

/** One value of a dimension. */
export const RowType = builder.objectRef<Row>('AnalyticsRow').implement({
  description: 'One value of a dimension and its clicks.',
  fields: (t) => ({
    key: t.string({
      complexity: READ,
      description: 'Its key in filters: a country code, the id of a URL or a text; empty when unknown.',
      resolve: ({ dimension, row }) => outerKey(dimension, row.key),
    }),
    label: t.string({
      description: 'Its display name; for LINK the title, or the short code without one.',
      complexity: READ,
      resolve: async ({ row, breakdown }) => titleOf(await breakdown.linkOf(row)) ?? row.label,
    }),
    detail: t.string({
      complexity: READ,
      nullable: true,
      description: 'The region of a city, the number of a network or the package of an Android app; otherwise null.',
      resolve: ({ row }) => row.detail,
    }),
    countryCode: t.string({
      description: 'ISO 3166-1 alpha-2; null where unknown, and for dimensions without countries.',
      complexity: READ,
      nullable: true,
      resolve: ({ row }) => row.countryCode,
    }),
  }),
});

builder.objectFields(RowType, (t) => ({
  url: t.field({
    type: ShortUrlNode,
    nullable: true,
    description: 'For LINK; null when it has been deleted in the meantime.',
    resolve: ({ row, breakdown }) => breakdown.linkOf(row),
  }),
  clicks: t.int({
    description: OF_SCOPE,
    complexity: READ,
    resolve: ({ row }) => row.clicks,
  }),
  visitors: t.int({
    description: DAILY_VISITORS,
    complexity: READ,
    resolve: ({ row }) => row.visitors,
  }),
  bots: t.int({
    description: BOT_CLICKS,
    complexity: READ,
    resolve: ({ row }) => row.bots,
  }),
  percentage: t.float({
    complexity: READ,
    description: `Of all clicks. ${PERCENT}`,
    resolve: ({ row }) => row.percentage,
  }),
  uniqueRate: t.float({
    complexity: READ,
    nullable: true,
    description: 'Visitors as a percentage of the clicks; null without any.',
    resolve: ({ row }) => row.uniqueRate,
  }),
}));

const titleOf = (link: ShortUrl | null) => link && (link.title ?? link.shortCode);

/** A page of a breakdown. */
export const BreakdownType = builder
  .objectRef<{ dimension: Dimension; breakdown: Breakdown }>('AnalyticsBreakdown')
  .implement({
    description: 'Clicks by the values of a dimension. The clicks of all rows add up to all clicks.',
    fields: (t) => ({
      dimension: t.expose('dimension', { type: DimensionEnum, description: 'What tells the rows apart.' }),
      rows: t.field({
        type: [RowType],
        description: 'The requested rows, in the requested order.',
        complexity: { field: 0, multiplier: 1 }, // the breakdown's complexity counts its rows
        resolve: ({ dimension, breakdown }) => breakdown.rows.map((row) => ({ dimension, row, breakdown })),
      }),
      totalCount: t.int({
        description: 'The number of rows that match the search.',
        resolve: ({ breakdown }) => breakdown.totalCount,
      }),
      clicks: t.int({
        description: 'All clicks, regardless of the search.',
        resolve: ({ breakdown }) => breakdown.clicks,
      }),
    }),
  });
