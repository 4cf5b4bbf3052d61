import { builder } from '../graph/builder.ts';
import { coverageOf, gapReasons, type Coverage, type Gap, type GapReason } from './coverage.ts';
import { AnalyticsType } from './graph-analytics.ts';
import { rowsCost } from './graph-rows.ts';

const Reason = builder.enumType('MeasurementGapReason', {
  description: 'Why something was not measured of a click, by what was known when the click was recorded.',
  values: Object.fromEntries(
    Object.entries(gapReasons).map(([name, description]) => [name, { description }]),
  ) as Record<GapReason, { description: string }>,
});

const GapType = builder.objectRef<Gap>('MeasurementGap').implement({
  description: 'Clicks by people of which something was not measured, for one reason.',
  fields: (t) => ({
    reason: t.expose('reason', { type: Reason, description: 'Why it was not measured.' }),
    label: t.string({ description: 'The reason in words.', resolve: ({ reason }) => gapReasons[reason] }),
    clicks: t.exposeInt('clicks', { description: 'How many clicks by people.' }),
  }),
});

const CoverageType = builder.objectRef<Coverage>('MeasurementCoverage').implement({
  description: 'On how many clicks by people figures rest, and why not on the others.',
  fields: (t) => ({
    measured: t.exposeInt('measured', { description: 'Clicks of which it was measured.' }),
    clicks: t.exposeInt('clicks', { description: 'All clicks by people.' }),
    gaps: t.expose('gaps', {
      type: [GapType],
      description: 'The others by reason, most clicks first; with the measured ones they are all clicks by people.',
    }),
  }),
});

const FEW_ROWS = 10;

builder.objectFields(AnalyticsType, (t) => ({
  roundTripCoverage: t.field({
    type: CoverageType,
    description: 'What round trips rest on, and why others are missing.',
    complexity: rowsCost(FEW_ROWS),
    resolve: (analytics) => coverageOf(analytics, 'roundTrip'),
  }),
  speedCoverage: t.field({
    type: CoverageType,
    description: 'What speeds rest on, and why others are missing.',
    complexity: rowsCost(FEW_ROWS),
    resolve: (analytics) => coverageOf(analytics, 'speed'),
  }),
}));
