import { z } from 'zod';
import { Analytics } from '../analytics/analytics.ts';
import { exportAnalytics } from '../analytics/export-analytics.ts';
import { openScope } from '../analytics/scope.ts';
import { zipStream } from '../zip.ts';
import { granularityOf, ownerMembers, OwnerQuery, questionOf } from './analytics-question.ts';
import { answers, fileAnswers } from './answers.ts';
import { Analytics as AnalyticsAnswer } from './components.ts';
import { downloadHeaders } from './download.ts';
import { toOwnerAnalytics } from './owner-analytics.ts';
import { viewerOf } from './signed-in.ts';
import type { TypedApp } from './typed.ts';
import { queryFlag } from './wire.ts';

const analyticsSchema = {
  tags: ['Analytics'],
  summary: 'Analytics of all URLs, or of those clicks that meet the filters',
  querystring: OwnerQuery,
  response: answers(200, 'The analysis.', AnalyticsAnswer, 400, 401, 404),
};

const exportSchema = {
  tags: ['Analytics'],
  summary: 'The same as a ZIP of CSV files',
  description:
    'summary, days, days-compared, hours-of-the-week, and a file with all values for each of urls, countries, cities, ' +
    'devices, operating-systems, browsers, channels, referrers, utm-sources, utm-mediums, utm-campaigns and networks; ' +
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

  app.get('/api/analytics/export', { config: { rate: 'bulk' }, schema: exportSchema }, async (request, reply) => {
    const wish = { ...questionOf(request.query), hours: request.query.hours === 'true' };
    const { fileName, files } = await exportAnalytics(viewerOf(request), wish);
    return reply.type('application/zip').headers(downloadHeaders(fileName)).send(zipStream(files));
  });
}
