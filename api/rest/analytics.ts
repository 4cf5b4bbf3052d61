import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Analytics } from '../analytics/analytics.ts';
import { exportAnalytics } from '../analytics/export-analytics.ts';
import { openScope } from '../analytics/scope.ts';
import { parseInput } from '../parse-input.ts';
import { zipStream } from '../zip.ts';
import { questionOf } from './analytics-question.ts';
import { analyticsSchema, exportSchema } from './analytics-schemas.ts';
import { downloadHeaders } from './download.ts';
import { toOwnerAnalytics } from './owner-analytics.ts';
import { viewerOf } from './signed-in.ts';

const Wishes = z.object({ hours: z.enum(['true', 'false'], 'hours is true or false.').default('false') });

/** /api/analytics: everything the clicks of the viewer tell. */
export async function analyticsRoutes(app: FastifyInstance): Promise<void> {
  app.get('/api/analytics', { schema: analyticsSchema }, async (request) =>
    toOwnerAnalytics(new Analytics(await openScope(viewerOf(request), questionOf(request.query)))),
  );

  app.get('/api/analytics/export', { config: { rate: 'bulk' }, schema: exportSchema }, async (request, reply) => {
    const { fileName, files } = await exportAnalytics(viewerOf(request), wishOf(request));
    return reply.type('application/zip').headers(downloadHeaders(fileName)).send(zipStream(files));
  });
}

function wishOf({ query }: FastifyRequest) {
  const { hours } = parseInput(Wishes, query);
  return { ...questionOf(query), hours: hours === 'true' };
}
