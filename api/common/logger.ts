import { pino, type LoggerOptions } from 'pino';
import { config } from './config.ts';
import { LogOutput } from './log-output.ts';

const STANDARD_OUTPUT = 1;
const output = new LogOutput(STANDARD_OUTPUT);

const options = {
  level: config.logLevel,
  base: null,
  redact: {
    paths: ['req.headers', 'headers', '*.authorization', '*.cookie', '*.password', '*.access_token', '*.refresh_token'],
    remove: true,
  },
  // Fastify's own serialiser would log the client's address.
  serializers: { req: (request: { method: string; id: string }) => ({ id: request.id, method: request.method }) },
} satisfies LoggerOptions;

/** Structured logs on standard output; secrets and addresses are cut out wherever they might slip in. */
export const logger = pino(options, output);

/** The same for lines made of nothing but what is known to be harmless: without looking through them. */
export const plainLogger = pino({ level: config.logLevel, base: null }, output);
