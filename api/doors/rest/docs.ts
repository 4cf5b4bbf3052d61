import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { z } from 'zod';
import { parseInput } from '../../common/parse-input.ts';
import { docsPage } from './docs-page.ts';
import { describeRoute, head, shareSchemas } from './openapi.ts';
import type { TypedApp } from './typed.ts';

/**
 * Validates the requests of all routes registered from now on with their zod schemas, and describes them. Responses are not validated here: their schemas serve readers and the compiler, and the tests
 * check real responses against the document.
 */
export async function documentRoutes(app: TypedApp): Promise<void> {
  app.setValidatorCompiler<z.ZodType>(({ schema }) => (input) => {
    try {
      return { value: parseInput(schema, input) };
    } catch (error) {
      return { error: error as Error };
    }
  });
  app.setSerializerCompiler(() => (body) => JSON.stringify(body));
  await app.register(swagger, { openapi: head(), transform: describeRoute, transformObject: shareSchemas });
}

/** The OpenAPI document at GET /api/openapi.json, and the page made of it. */
export async function docsRoutes(app: TypedApp): Promise<void> {
  await app.register(swaggerUi, docsPage);
  let document: Buffer | undefined; // all answers share its 1.3 MB
  app.get('/api/openapi.json', { schema: { hide: true } }, async (_request, reply) => {
    void reply.header('access-control-allow-origin', '*'); // tools of other hosts read it, and it is the same for everybody
    return reply
      .type('application/json; charset=utf-8')
      .send((document ??= Buffer.from(JSON.stringify(app.swagger()))));
  });
}
