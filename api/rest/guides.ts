import type { FastifyReply } from 'fastify';
import { GUIDES, openGuide } from '../pages/guides.ts';
import { tagAnswer } from './etag.ts';
import type { TypedApp } from './typed.ts';

/** /api/docs/guides: how to use the API, for people to read. */
export async function guideRoutes(app: TypedApp): Promise<void> {
  app.addHook('onSend', tagAnswer);
  const show = (reply: FastifyReply, name?: string) => {
    const page = openGuide(name);
    if (!page) return reply.callNotFound();
    return reply.headers(page.headers).send(page.html);
  };
  const schema = { hide: true };
  app.get(GUIDES, { schema }, (_request, reply) => show(reply));
  app.get<{ Params: { name: string } }>(`${GUIDES}/:name`, { schema }, ({ params }, reply) => show(reply, params.name));
}
