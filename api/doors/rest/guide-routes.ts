import type { FastifyReply } from 'fastify';
import { config } from '../../common/config.ts';
import { GUIDES, guideText, llmsText, openGuide, VERSIONS } from '../../pages/guides.ts';
import { schemaText } from '../graphql/schema-text.ts';
import { tagAnswer } from './etag.ts';
import type { TypedApp } from './typed.ts';

/** A text for pages and tools of any host: it is the same for everybody. */
const openText = (reply: FastifyReply) =>
  reply.type('text/plain; charset=utf-8').header('access-control-allow-origin', '*');

/** The schema with the address of the policy by which it changes. */
const servedSchema = () => `# Versions and deprecation: ${config.publicOrigin}${VERSIONS}\n\n${schemaText()}`;

/** How to use the APIs, for people and programs to read: /api/docs/guides, /llms.txt and /schema.graphql. */
export async function guideRoutes(app: TypedApp): Promise<void> {
  app.addHook('onSend', tagAnswer);
  const show = (reply: FastifyReply, name?: string) => {
    const page = openGuide(name);
    if (!page) return reply.callNotFound();
    return reply.headers(page.headers).send(page.html);
  };
  const schema = { hide: true };
  app.get(GUIDES, { schema }, (_request, reply) => show(reply));
  app.get<{ Params: { name: string } }>(`${GUIDES}/:name`, { schema }, ({ params: { name } }, reply) => {
    const markdown = name.endsWith('.md') ? guideText(name.slice(0, -3)) : null;
    return markdown === null ? show(reply, name) : reply.type('text/markdown; charset=utf-8').send(markdown);
  });
  app.get('/llms.txt', { schema }, (_request, reply) => openText(reply).send(llmsText()));
  app.get('/schema.graphql', { schema }, (_request, reply) => openText(reply).send(servedSchema()));
}
