import { builder } from '../graph/builder.ts';
import { UserError } from '../common/user-error.ts';
import { createStreamToken, STREAM_TOKEN_MINUTES, type StreamToken } from './stream-token.ts';

const Token = builder.objectRef<StreamToken>('StreamToken').implement({
  description: 'A token that opens a stream of clicks, and nothing else, for whoever has it.',
  fields: (t) => ({
    token: t.exposeString('token', { description: 'The parameter token of GET /api/streams/clicks.' }),
    streamUrl: t.exposeString('streamUrl', {
      description: 'The address of the stream with the token, for EventSource.',
    }),
    expiresAt: t.expose('expiresAt', {
      type: 'DateTime',
      description: `${STREAM_TOKEN_MINUTES} minutes from now. A stream that is open then goes on.`,
    }),
  }),
});

const CreateStreamTokenInput = builder.inputType('CreateStreamTokenInput', {
  description: 'Which clicks a stream has.',
  fields: (t) => ({
    url: t.id({ description: 'Only clicks on this URL; on all without it.' }),
    bots: t.boolean({ description: 'Also clicks by bots, previews and prefetches.' }),
  }),
});

builder.mutationField('createStreamToken', (t) =>
  t.withAuth({ may: ['analytics'] }).field({
    type: Token,
    description:
      'Makes a token for pages, whose EventSource cannot send a header. Streams end with the key or sign-in that made it.',
    args: { input: t.arg({ type: CreateStreamTokenInput, required: true, description: 'Which clicks.' }) },
    errors: { types: [UserError], dataField: { name: 'token', description: 'The token.' } },
    resolve: (_root, { input }, { viewer }) => createStreamToken(viewer, input),
  }),
);
