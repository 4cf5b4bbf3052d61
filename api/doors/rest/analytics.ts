import { z } from 'zod';
import { Analytics } from '../../analytics/analytics.ts';
import { openScope } from '../../analytics/scope.ts';
import { dimensionKeys, dimensions } from '../../click-model/dimensions.ts';
import { makeDownload } from '../../downloads/open-download.ts';
import { granularityOf, ownerMembers, OwnerQuery, questionOf } from './analytics-question.ts';
import { answers, fileAnswers } from './answers.ts';
import { heatMapMembers } from './analytics-schemas.ts';
import { Analytics as AnalyticsAnswer } from './components.ts';
import { toDays, toOwnerAnalytics } from './owner-analytics.ts';
import { sendDownload } from './send-download.ts';
import { viewerOf } from './signed-in.ts';
import type { TypedApp } from './typed.ts';
import { queryFlag } from './wire.ts';

const analyticsSchema = {
  tags: ['Analytics'],
  summary: 'Analytics of all URLs, or of those clicks that meet the filters',
  description:
    'Totals with their trends, clicks over time, breakdowns, and what was measured. What is unknown is null.',
  querystring: OwnerQuery,
  response: answers(200, 'The analysis.', AnalyticsAnswer, 400, 401, 404),
};

const HeatMap = z.object(heatMapMembers).meta({ id: 'HeatMap', description: 'Clicks by hour of the week.' });

const heatMapSchema = {
  tags: ['Analytics'],
  summary: 'Clicks by the 168 hours of the week',
  description: "Summed over all days of the period, on the clocks of the account's time zone.",
  querystring: z.object(ownerMembers),
  response: answers(200, 'The hours, Monday first.', HeatMap, 400, 401, 404),
};

const files = dimensionKeys.map((dimension) => dimensions[dimension].file);
const namesOfFiles = `${files.slice(0, -1).join(', ')} and ${files.at(-1)!}`;

const exportSchema = {
  tags: ['Analytics'],
  summary: 'The same as a ZIP of CSV files',
  description:
    `summary, days, days-compared, hours-of-the-week, and a file with all values for each of ${namesOfFiles}; ` +
    'campaigns and browser-versions with at most 100,000. A cell that a spreadsheet would run has an apostrophe in ' +
    'front; what nobody measured is an empty cell.',
  querystring: z.object({
    ...ownerMembers,
    hours: queryFlag('hours').describe('Also hours.csv, for 92 days at most.'),
  }),
  response: fileAnswers('application/zip', 'The archive.', 400, 401, 404, 429),
};

/** /api/analytics: all figures of the viewer's clicks. */
export async function analyticsRoutes(app: TypedApp): Promise<void> {
  app.get('/api/analytics', { schema: analyticsSchema }, async (request) =>
    toOwnerAnalytics(
      new Analytics(await openScope(viewerOf(request), questionOf(request.query))),
      granularityOf(request.query),
    ),
  );

  app.get('/api/analytics/heat-map', { schema: heatMapSchema }, async (request) => {
    const analytics = new Analytics(await openScope(viewerOf(request), questionOf(request.query)));
    const hours = (await analytics.heatmap()).map(({ visitors, bots, ...hour }) => ({
      ...hour,
      uniqueVisitors: visitors,
      botClicks: bots,
    }));
    return { ...(await toDays(analytics)), hours };
  });

  app.get('/api/analytics/export', { config: { rate: 'bulk' }, schema: exportSchema }, async (request, reply) => {
    const wish = { ...questionOf(request.query), hours: request.query.hours === 'true' };
    return sendDownload(reply, await makeDownload(viewerOf(request), 'analytics', wish));
  });
}
