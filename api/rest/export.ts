import { Readable } from 'node:stream';
import { exportUrls } from '../urls/export-urls.ts';
import { fileAnswers } from './answers.ts';
import { downloadHeaders } from './download.ts';
import { filters } from './parameters.ts';
import { viewerOf } from './signed-in.ts';
import type { TypedApp } from './typed.ts';

/** /api/urls/export.csv: every URL of a filtered list, streamed. */
export async function exportRoutes(app: TypedApp): Promise<void> {
  const schema = {
    tags: ['URLs'],
    summary: 'Export URLs as CSV',
    description:
      'All pages of the filtered list. X-Total-Rows tells how many rows will come. A cell that a spreadsheet would run ' +
      'has an apostrophe in front.',
    querystring: filters,
    response: fileAnswers('text/csv', 'The file.', 400, 401, 429),
  };
  app.get('/api/urls/export.csv', { config: { rate: 'bulk' }, schema }, async (request, reply) => {
    const { fileName, total, text: lines } = await exportUrls(viewerOf(request), request.query);
    return reply
      .type('text/csv; charset=utf-8')
      .headers({
        ...downloadHeaders(fileName),
        'x-total-rows': total,
      })
      .send(Readable.from(lines));
  });
}
