import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { z } from 'zod';
import { parseInput } from '../parse-input.ts';
import { docsPage } from './docs-page.ts';
import { describeRoute, head, shareSchemas } from './openapi.ts';
import type { TypedApp } from './typed.ts';

/**
 * Parses the requests of every route that this instance and its children get from now on by their zod schemas, and
 * serves what they add up to at GET /api/openapi.json. Answers are written as they are: their schemas describe them to
 * readers and to the compiler, and the tests hold real answers against the document.
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
  await app.register(swaggerUi, docsPage);
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
}
