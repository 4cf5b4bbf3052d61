import type { FastifyInstance } from 'fastify';
import { PICTURE_END, PICTURE_PATH } from '../../cards/members.ts';
import { servedPicture } from '../../cards/served-picture.ts';
import { UserError } from '../../common/user-error.ts';

const YEAR_SECONDS = 31_536_000;

/** The picture at an address never changes, and nothing but a picture is ever there. */
const headers = {
  'content-type': 'image/jpeg',
  'cache-control': `public, max-age=${YEAR_SECONDS}, immutable`,
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
} as const;

/** The pictures of social cards, for whoever asks: previews have no session. */
export async function pictureDoor(app: FastifyInstance): Promise<void> {
  app.get<{ Params: { file: string } }>(`${PICTURE_PATH}:file`, async ({ params: { file } }, reply) => {
    const bytes = file.endsWith(PICTURE_END) ? await servedPicture(file.slice(0, -PICTURE_END.length)) : null;
    if (!bytes) throw new UserError('NOT_FOUND', 'Resource not found');
    return reply.headers(headers).send(bytes);
  });
}
