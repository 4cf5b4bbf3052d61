import type { FastifyInstance } from 'fastify';
import { refuseDeepJson } from '../nesting.ts';

/** Reads JSON as Fastify does, at all routes registered from now on, unless it is nested too deep: that is refused unread. */
export function readShallowJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    try {
      refuseDeepJson(text);
    } catch (error) {
      return done(error as Error);
    }
    void parse(request, text, done);
  });
}
