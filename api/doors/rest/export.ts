import { makeDownload } from '../../downloads/open-download.ts';
import { fileAnswers } from './answers.ts';
import { sendDownload } from './send-download.ts';
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
  app.get(
    '/api/urls/export.csv',
    { config: { rate: 'bulk', sends: ['X-Total-Rows'] }, schema },
    async (request, reply) => {
      return sendDownload(reply, await makeDownload(viewerOf(request), 'urls', request.query));
    },
  );
}
