import { z } from 'zod';
import { revokeOwnPrograms } from '../../identity/revoke-programs.ts';
import type { ApiKey } from '../../generated/prisma/client.ts';
import { createApiKey } from '../../keys/create-key.ts';
import { listApiKeys } from '../../keys/list-keys.ts';
import { revokeApiKey } from '../../keys/revoke-key.ts';
import { keyMembers } from '../../keys/members.ts';
import { NewApiKey } from '../../keys/rules.ts';
import { answers } from './answers.ts';
import { text, whole } from './fields.ts';
import { responseMembers, requestDocs, wireValues } from './member-schemas.ts';
import { rowParameter } from './parameters.ts';
import { viewerOf } from './signed-in.ts';
import type { TypedApp } from './typed.ts';
import { requestSchema } from './wire.ts';

const Key = z
  .object({
    id: whole.describe('The number of the key.'),
    ...responseMembers(keyMembers),
  })
  .meta({ id: 'ApiKey', description: 'An API key, without its secret.' });

const toKey = (key: ApiKey) => ({ id: key.id, ...wireValues(keyMembers, key) });

const tags = ['API keys'];
const write = { rate: 'write' } as const;

/** /api/account/keys: the viewer's API keys; no key may call it. */
export async function apiKeyRoutes(app: TypedApp): Promise<void> {
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));
  const all = answers(
    200,
    'All of them, newest first.',
    z.object({ keys: z.array(Key).describe('Those that were not revoked.') }),
    401,
    403,
  );
  app.get(
    '/api/account/keys',
    {
      schema: {
        tags,
        summary: 'List API keys',
        description: 'Those that can be used and those that expired; never the keys themselves.',
        response: all,
      },
    },
    async (request) => ({
      keys: (await listApiKeys(viewerOf(request))).map(toKey),
    }),
  );

  const made = z.object({ key: Key, secret: text.describe('The key itself. It cannot be shown again.') });
  const creation = {
    tags,
    summary: 'Create an API key',
    description: 'Only with the access token of a person who signed in: a key cannot make keys.',
    body: requestSchema(NewApiKey, {
      ...requestDocs(keyMembers),
      expires_at: { type: ['string', 'null'], format: 'date-time', description: keyMembers.expiresAt.asked },
    }),
    response: answers(201, 'The new key.', made, 400, 401, 403, 429),
  };
  app.post('/api/account/keys', { config: write, schema: creation }, async (request, reply) => {
    const { apiKey, secret } = await createApiKey(viewerOf(request), request.body);
    return reply.code(201).send({ key: toKey(apiKey), secret });
  });

  const revocation = {
    tags,
    summary: 'Revoke an API key',
    description: 'It ends at once, with the streams opened with it.',
    params: rowParameter('ApiKey'),
    response: answers(204, 'Revoked.', z.undefined(), 401, 403, 404, 429),
  };
  app.delete('/api/account/keys/:id', { config: write, schema: revocation }, async (request, reply) => {
    await revokeApiKey(viewerOf(request), request.params.id);
    return reply.code(204).send();
  });
  const end = {
    tags,
    summary: 'Revoke all API keys, webhooks and passkeys',
    description: 'Every key ends at once, every passkey is removed, and every webhook is deleted with its log.',
    response: answers(204, 'Revoked.', z.undefined(), 401, 403, 429),
  };
  app.post('/api/account/revoke-access', { config: write, schema: end }, async (request, reply) => {
    await revokeOwnPrograms(viewerOf(request));
    return reply.code(204).send();
  });
}
