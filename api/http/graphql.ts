import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createYoga, type Plugin } from 'graphql-yoga';
import { authenticate } from '../account/authenticate.ts';
import type { Context } from '../builder.ts';
import { config } from '../config.ts';
import { schema } from '../schema.ts';
import { UserError } from '../user-error.ts';
import { asGraphQLError, currentRequest, maskError, refuseRequest } from './graphql-errors.ts';
import { documentLimits, MAX_BODY_BYTES } from './graphql-limits.ts';
import { sharedSubscriptions } from './shared-subscriptions.ts';

interface Door {
  req: FastifyRequest;
  reply: FastifyReply;
}

/** Proxies hold small answers back until there is more of them; an event must not wait for the next. */
const unbufferedStreams: Plugin = {
  onResponse({ response }) {
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
    if (isStream) response.headers.set('x-accel-buffering', 'no');
  },
};

const yoga = createYoga<Door, Context>({
  schema,
  graphqlEndpoint: '/graphql',
  graphiql: config.isDevelopment,
  landingPage: false,
  logging: false,
  cors: false,
  batching: false,
  multipart: false,
  plugins: [documentLimits, unbufferedStreams, sharedSubscriptions],
  maskedErrors: { maskError },
  context: async ({ req }) => {
    try {
      return { viewer: await authenticate(req.headers.authorization), requestId: req.id };
    } catch (error) {
      throw error instanceof UserError ? asGraphQLError(error) : error;
    }
  },
});

/**
 * The GraphQL door at /graphql: queries by GET or POST, mutations by POST, subscriptions by POST as an event stream. A
 * body is application/json and nothing else: no page of another site can send that without being asked first.
 */
export async function graphqlDoor(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers();
  // The text goes to Yoga as it is; read here, so that no larger body is ever held.
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: MAX_BODY_BYTES },
    async (_request: FastifyRequest, body: string) => body,
  );
  app.setErrorHandler(refuseRequest);
  app.route({
    url: yoga.graphqlEndpoint,
    method: ['GET', 'POST', 'OPTIONS'],
    handler: (req, reply) => {
      if (req.method === 'POST' && !req.body) throw Object.assign(new Error('no body'), { statusCode: 400 });
      return currentRequest.run(req, () => yoga.handleNodeRequestAndResponse(req, reply, { req, reply }));
    },
  });
}
