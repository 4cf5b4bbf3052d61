import { createYoga, maskError as yogaMask } from 'graphql-yoga';
import { GraphQLError } from 'graphql';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { authenticate } from '../account/authenticate.ts';
import type { Context } from '../builder.ts';
import { config } from '../config.ts';
import { schema } from '../schema.ts';
import { UserError } from '../user-error.ts';
import { statusOf } from './errors.ts';

interface Door {
  req: FastifyRequest;
  reply: FastifyReply;
}

/** A refusal as a GraphQL error with its code, and its HTTP status where the whole request is refused. */
function asGraphQLError(error: UserError): GraphQLError {
  const status = error.code === 'UNAUTHENTICATED' || error.code === 'UNAVAILABLE' ? statusOf[error.code] : undefined;
  return new GraphQLError(error.message, {
    extensions: { code: error.code, field: error.field, ...(status && { http: { status } }) },
  });
}

const yoga = createYoga<Door, Context>({
  schema,
  graphqlEndpoint: '/graphql',
  graphiql: config.isDevelopment,
  landingPage: false,
  logging: false,
  cors: false,
  batching: false,
  maskedErrors: {
    maskError(error, message) {
      const original = error instanceof GraphQLError ? (error.originalError ?? error) : error;
      if (original instanceof UserError) return asGraphQLError(original);
      return yogaMask(error, message, config.isDevelopment);
    },
  },
  context: async ({ req }) => {
    try {
      return { viewer: await authenticate(req.headers.authorization), requestId: req.id };
    } catch (error) {
      throw error instanceof UserError ? asGraphQLError(error) : error;
    }
  },
});

/** The GraphQL door at /graphql: queries by GET or POST, mutations by POST, subscriptions as an event stream. */
export async function graphqlDoor(app: FastifyInstance): Promise<void> {
  // Yoga reads the body itself: with a parser in the way a POST would hang.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  app.route({
    url: yoga.graphqlEndpoint,
    method: ['GET', 'POST', 'OPTIONS'],
    handler: (req, reply) => yoga.handleNodeRequestAndResponse(req, reply, { req, reply }),
  });
}
