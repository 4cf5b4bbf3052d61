import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { exportUrls } from '../urls/export-urls.ts';
import { fromWire } from './shape.ts';
import { viewerOf } from './signed-in.ts';

/** /api/urls/export.csv: every URL of a filtered list, streamed. */
export async function exportRoutes(app: FastifyInstance): Promise<void> {
  app.get('/api/urls/export.csv', { config: { rate: 'bulk' } }, async (request, reply) => {
    const { fileName, total, text } = await exportUrls(viewerOf(request), fromWire(request.query));
    return reply
      .type('text/csv; charset=utf-8')
      .headers({
        'content-disposition': `attachment; filename="${fileName}"`,
        'cache-control': 'private, no-store',
        'x-total-rows': total,
      })
      .send(Readable.from(text));
  });
}
