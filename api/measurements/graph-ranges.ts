import { builder } from '../graph/builder.ts';
import type { SnippetRange } from './snippet-ranges.ts';

const values = {
  DAY: { value: '24h' },
  WEEK: { value: '7d' },
  MONTH: { value: '30d' },
  QUARTER: { value: '90d' },
} as const;

const Range = builder.enumType('WebsiteRange', {
  description: 'The last 24 hours, 7, 30 or 90 days.',
  values: values satisfies Record<string, { value: SnippetRange }>,
});

/** The argument that names a range; the last 7 days without it. */
export const RangeArgument = { type: Range, required: true, defaultValue: '7d', description: 'How far back.' } as const;
