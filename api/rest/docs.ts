import type { FastifyInstance, RouteOptions } from 'fastify';
import { openapiDocument, type Operation } from '../http/openapi.ts';
import { components } from './components.ts';
import { docsHeaders, docsPage } from './docs/page.ts';

/**
 * Notes every route with a schema that this instance and its children get from now on, and serves what they add up to:
 * GET /api/openapi.json for machines, GET /api/docs for people. Schemas describe; the use cases judge what is sent, so
 * that every door refuses alike.
 */
export function documentRoutes(app: FastifyInstance): void {
  const operations: Operation[] = [];
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => (body) => JSON.stringify(body));
  app.addHook('onRoute', (route: RouteOptions) => {
    if (route.schema && route.method !== 'HEAD')
      operations.push({ ...route, schema: route.schema, rate: route.config?.rate });
  });
  let document: ReturnType<typeof openapiDocument> | undefined;
  const written = () => (document ??= openapiDocument(operations, components));
  app.get('/api/openapi.json', async () => written());
  app.get('/api/docs', async (_request, reply) => reply.headers(docsHeaders).send(docsPage(written())));
}
