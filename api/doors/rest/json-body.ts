import type { FastifyInstance } from 'fastify';
import { refuseDeepJson } from '../../common/nesting.ts';

/**
 * Reads JSON as Fastify does, at all routes registered from now on, unless it is nested too deep: that is refused unread. A body
 * that is empty is none, as clients announce JSON also where they send nothing.
 */
export function readShallowJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (!text.trim()) return done(null, undefined);
    try {
      refuseDeepJson(text);
    } catch (error) {
      return done(error as Error);
    }
    void parse(request, text, done);
  });
}
