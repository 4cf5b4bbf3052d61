import { pino } from 'pino';
import { config } from './config.ts';

/** Structured logs on standard output; secrets and addresses are cut out wherever they might slip in. */
export const logger = pino({
  level: config.logLevel,
  base: null,
  redact: {
    paths: ['req.headers', 'headers', '*.authorization', '*.cookie', '*.password', '*.access_token', '*.refresh_token'],
    remove: true,
  },
  // Fastify's own serialiser would log the address of whoever asked.
  serializers: { req: (request: { method: string; id: string }) => ({ id: request.id, method: request.method }) },
});
