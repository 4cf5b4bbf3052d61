import { z } from 'zod';
import { addPasskey, NewPasskey, PasskeyStart, startPasskey } from '../../identity/passkeys/add-passkey.ts';
import { ownPasskeys, removePasskey } from '../../identity/passkeys/own-passkeys.ts';
import { answers } from './answers.ts';
import { text, timestamp } from './fields.ts';
import { viewerOf } from './signed-in.ts';
import type { TypedApp } from './typed.ts';
import { requestSchema } from './wire.ts';

const Passkeys = z.object({
  passkeys: z
    .array(
      z.object({
        id: text.describe('The id of the passkey.'),
        name: text.describe('Where it is kept, for people.'),
        created_at: timestamp.describe('When it was added.'),
        last_used_at: timestamp.nullable().describe('When it last signed in; null where it never did.'),
      }),
    )
    .describe('Oldest first.'),
});

const tags = ['Account'];
const write = { rate: 'write' } as const;
const EMBEDDED = 'With a provider of OIDC_ISSUER this is refused with 403: it is managed there.';
const PATH = '/api/account/passkeys';

/** /api/account/passkeys: the keys by which the viewer signs in without a password (WebAuthn). */
export async function passkeyRoutes(app: TypedApp): Promise<void> {
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));
  const list = {
    tags,
    summary: 'List passkeys',
    description: `Keys by which the account signs in without its password. ${EMBEDDED}`,
    response: answers(200, 'All of them.', Passkeys, 401, 403),
  };
  app.get(PATH, { schema: list }, async (request) => ({
    passkeys: (await ownPasskeys(viewerOf(request))).map(({ id, name, createdAt, lastUsedAt }) => ({
      ...{ id, name, created_at: createdAt, last_used_at: lastUsedAt },
    })),
  }));
  const options = z
    .record(z.string(), z.unknown())
    .meta({ description: 'PublicKeyCredentialCreationOptionsJSON of WebAuthn, for navigator.credentials.create.' });
  const start = {
    tags,
    summary: 'Begin to add a passkey',
    description: `Says what it is to be made of, within ten minutes. Refused with 403 where browsers make none: it needs https and a host name. ${EMBEDDED}`,
    body: requestSchema(PasskeyStart),
    response: answers(200, 'What the browser needs.', z.object({ options }), 400, 401, 403, 429),
  };
  app.post(`${PATH}/options`, { config: write, schema: start }, async (request) => ({
    options: { ...(await startPasskey(viewerOf(request), request.body)) },
  }));
  const add = {
    tags,
    summary: 'Add a passkey',
    description: `It signs in without password and codes from now on. The owner is told by email. ${EMBEDDED}`,
    body: requestSchema(NewPasskey, {
      name: { description: 'Where it is kept, for people.' },
      credential: { type: 'object', description: 'RegistrationResponseJSON of WebAuthn, with its own names.' },
    }),
    response: answers(204, 'The passkey was added.', z.undefined(), 400, 401, 403, 409, 429),
  };
  app.post(PATH, { config: write, schema: add }, async (request, reply) => {
    await addPasskey(viewerOf(request), request.body);
    return reply.code(204).send();
  });
  const remove = {
    tags,
    summary: 'Remove a passkey',
    description: `It no longer signs in. Sessions that it began go on. ${EMBEDDED}`,
    params: z.object({ id: text.describe('The id of the passkey.') }),
    response: answers(204, 'Removed.', z.undefined(), 400, 401, 403, 404, 429),
  };
  app.delete(`${PATH}/:id`, { config: write, schema: remove }, async (request, reply) => {
    await removePasskey(viewerOf(request), request.params);
    return reply.code(204).send();
  });
}
