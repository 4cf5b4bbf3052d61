import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerPreflight } from './cross-origin.ts';
import { errorBody } from './errors.ts';
import { graphqlBody } from './graphql-errors.ts';

interface Known {
  pattern: RegExp;
  methods: Set<string>;
}

/** The route of the web app matches every path, so it is no evidence that a path exists. */
const EVERY_PATH = '/*';

/**
 * Records every route from now on. Returns the handler for unmatched requests: 405 with Allow when the path exists
 * for other methods, otherwise 404. OPTIONS of a path that exists is answered with its methods.
 */
export function answerUnrouted(app: FastifyInstance) {
  const routes = new Map<string, Known>();
  app.addHook('onRoute', ({ url, method }) => {
    if (url === EVERY_PATH) return;
    const known = routes.get(url) ?? { pattern: patternOf(url), methods: new Set<string>() };
    routes.set(url, known);
    for (const name of [method].flat()) known.methods.add(name);
  });
  return (request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split('?')[0]!;
    const fitting = [...routes.values()].filter(({ pattern }) => pattern.test(path));
    const methods = new Set(fitting.flatMap((known) => [...known.methods]));
    if (!methods.size || methods.has(request.method)) {
      return reply.code(404).send(errorBody('NOT_FOUND', 'Resource not found'));
    }
    const allowed = [...methods].sort().join(', ');
    if (request.method === 'OPTIONS') return answerPreflight(request, reply, allowed);
    const message = `This address accepts ${allowed}.`;
    const body = path === '/graphql' ? graphqlBody : errorBody;
    return reply.code(405).header('allow', allowed).send(body('METHOD_NOT_ALLOWED', message));
  };
}

/** A route's path as an expression: `:name` is one segment, `*` whatever follows. */
function patternOf(url: string): RegExp {
  const escaped = url.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replace(/:\w+/g, '[^/]+').replace(/\*/g, '.*')}$`);
}
