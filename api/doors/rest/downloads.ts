import { z } from 'zod';
import { inTurn } from '../../account/concurrent-calls.ts';
import { openDownload } from '../../downloads/open-download.ts';
import { limitedBy } from '../http/address-limit.ts';
import { clientGone } from '../http/client-gone.ts';
import { Limiter, ROUGHLY } from '../../common/limiter.ts';
import { fileAnswers } from './answers.ts';
import { text } from './fields.ts';
import { RATE_HEADERS } from './response-headers.ts';
import { sendDownload } from './send-download.ts';
import type { TypedApp } from './typed.ts';

/** Downloads a minute and IP address, wherever they are from. */
export const DOWNLOADS = { max: 60, windowMs: 60_000 } as const;
const onRequest = limitedBy(new Limiter({ name: 'downloads', ...DOWNLOADS, apart: ROUGHLY }));

/** /api/downloads: files for whoever has their address, which GraphQL gives. */
export async function downloadRoutes(app: TypedApp): Promise<void> {
  const schema = {
    tags: ['Downloads'],
    summary: 'A file by an address of `urlsExport`, `clicksExport` or `analyticsExport` of GraphQL',
    description: 'For browsers, which cannot send a header with a download. The address works for a short time.',
    security: [],
    querystring: z.object({
      token: text.optional().describe('The token of the address, which works for a short time.'),
    }),
    response: fileAnswers('text/csv', 'The file: CSV, or ZIP for analytics.', 400, 404, 429),
  };
  const config = { sends: ['X-Total-Rows', ...RATE_HEADERS] } as const;
  app.get('/api/downloads', { config, onRequest, schema }, async (request, reply) => {
    const { viewer, make } = await openDownload(request.query.token ?? '');
    return inTurn(viewer.id, clientGone(reply), async () => sendDownload(reply, await make()));
  });
}
