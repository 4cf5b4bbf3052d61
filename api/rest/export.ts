import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { exportUrls } from '../urls/export-urls.ts';
import { downloadHeaders } from './download.ts';
import { answers, input, text } from './json-schema.ts';
import { filters } from './parameters.ts';
import { fromWire } from './shape.ts';
import { viewerOf } from './signed-in.ts';

/** /api/urls/export.csv: every URL of a filtered list, streamed. */
export async function exportRoutes(app: FastifyInstance): Promise<void> {
  const schema = {
    tags: ['URLs'],
    summary: 'Export URLs as CSV',
    description:
      'All pages of the filtered list. X-Total-Rows tells how many rows will come. A cell that a spreadsheet would run ' +
      'has an apostrophe in front.',
    querystring: input(filters),
    response: answers(200, 'The file.', { content: { 'text/csv': { schema: text } } }, 400, 401, 429),
  };
  app.get('/api/urls/export.csv', { config: { rate: 'bulk' }, schema }, async (request, reply) => {
    const { fileName, total, text: lines } = await exportUrls(viewerOf(request), fromWire(request.query));
    return reply
      .type('text/csv; charset=utf-8')
      .headers({
        ...downloadHeaders(fileName),
        'x-total-rows': total,
      })
      .send(Readable.from(lines));
  });
}
