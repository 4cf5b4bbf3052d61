import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import { parseInput } from '../../common/parse-input.ts';
import { ApiDocument } from './api-document.ts';
import { docsPage } from './docs-page.ts';
import { head } from './openapi.ts';
import type { TypedApp } from './typed.ts';

const DOCUMENT = '/api/openapi.json';

/**
 * Validates the requests of all routes registered from now on with their zod schemas; resolves to the document that describes them.
 * Responses are not validated here: their schemas serve readers and the compiler, and the tests check real responses against the document.
 */
export async function documentRoutes(app: TypedApp): Promise<ApiDocument> {
  app.setValidatorCompiler<z.ZodType>(({ schema }) => (input) => {
    try {
      return { value: parseInput(schema, input) };
    } catch (error) {
      return { error: error as Error };
    }
  });
  app.setSerializerCompiler(() => (body) => JSON.stringify(body));
  const document = new ApiDocument(app);
  await app.register(swagger, { openapi: head(), transform: document.describe });
  return document;
}

/** The OpenAPI document at GET /api/openapi.json, and the page made of it. */
export async function docsRoutes(app: TypedApp, document: ApiDocument): Promise<void> {
  const send = async (reply: FastifyReply) => reply.type('application/json; charset=utf-8').send(await document.text());
  await app.register(async (page: TypedApp) => {
    page.addHook('onRequest', async ({ routeOptions: { url } }, reply) => {
      // Swagger UI's own answers make the document all at once, and write it anew for each reader.
      if (url === `${docsPage.routePrefix}/json`) return send(reply);
      if (url === `${docsPage.routePrefix}/yaml`) return reply.redirect(DOCUMENT);
    });
    await page.register(swaggerUi, docsPage);
  });
  app.get(DOCUMENT, { schema: { hide: true } }, async (_request, reply) => {
    void reply.header('access-control-allow-origin', '*'); // tools of other hosts read it, and it is the same for everybody
    return send(reply);
  });
}
