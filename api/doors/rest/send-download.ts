import type { FastifyReply } from 'fastify';
import type { Download } from '../../downloads/open-download.ts';

/** Responds with a file that is saved. */
export const sendDownload = (reply: FastifyReply, { fileName, type, rows, content }: Download) =>
  reply
    .type(type)
    .headers({
      'content-disposition': `attachment; filename="${fileName}"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      ...(rows !== null && { 'x-total-rows': rows }),
    })
    .send(content);
