import { ViewerNode } from '../account/graph.ts';
import { profileOf } from '../account/profile.ts';
import { revokeOwnPrograms } from '../identity/revoke-programs.ts';
import { builder } from '../graph/builder.ts';
import { GLOBAL_ID, PRESENCE } from '../common/descriptions.ts';
import { ApiKeyScope } from '../generated/prisma/enums.ts';
import { NO_ROW, rowId, rowOfEither } from '../graph/row-id.ts';
import { UserError } from '../common/user-error.ts';
import { createApiKey, type CreatedKey } from './create-key.ts';
import { exposedFields, type Exposed } from '../graph/member-fields.ts';
import { listApiKeys } from './list-keys.ts';
import { keyMembers, SCOPES } from './members.ts';
import { revokeApiKey } from './revoke-key.ts';
import { MAX_KEYS } from './rules.ts';

const Scope = builder.enumType(ApiKeyScope, {
  name: 'ApiKeyScope',
  description: SCOPES,
});

const FOR_PEOPLE = { signedIn: true } as const;

/** An API key of the viewer; a stranger's id reads as "no such node", and no key sees another. */
export const ApiKeyNode = builder.prismaNode('ApiKey', {
  id: { field: 'id', description: GLOBAL_ID },
  authScopes: FOR_PEOPLE,
  findUnique: (id, { viewer }) => ({ id: rowId(id), ownerId: viewer?.id ?? NO_ROW }),
  nullable: true,
  description: 'A key with which a program calls the API for the account.',
  fields: (t) => ({
    ...exposedFields(keyMembers, Object.keys(keyMembers), { scopes: Scope }, (name, options) =>
      t.expose(name as 'name', options as Exposed),
    ),
    isExpired: t.boolean({
      description: 'Whether its expiry has passed; it is refused then.',
      resolve: ({ expiresAt }) => expiresAt !== null && expiresAt.getTime() <= Date.now(),
    }),
  }),
});

builder.prismaObjectField(ViewerNode, 'apiKeys', (t) =>
  t.field({
    authScopes: FOR_PEOPLE,
    type: [ApiKeyNode],
    description: `Newest first; at most ${MAX_KEYS}. Revoked keys are not among them.`,
    complexity: { field: 1, multiplier: MAX_KEYS },
    resolve: (viewer) => listApiKeys(viewer),
  }),
);

const NewKey = builder.objectRef<CreatedKey>('NewApiKey').implement({
  description: 'A new API key.',
  fields: (t) => ({
    apiKey: t.field({ type: ApiKeyNode, description: 'The key as lists show it.', resolve: ({ apiKey }) => apiKey }),
    secret: t.exposeString('secret', { description: 'The key itself. It cannot be shown again.' }),
  }),
});

const CreateApiKeyInput = builder.inputType('CreateApiKeyInput', {
  description: 'What a new API key is for and what it allows.',
  fields: (t) => ({
    name: t.string({ required: true, description: keyMembers.name.asked }),
    scopes: t.field({ type: [Scope], required: true, description: keyMembers.scopes.asked }),
    expiresAt: t.field({ type: 'DateTime', description: keyMembers.expiresAt.asked }),
    origins: t.stringList({ description: keyMembers.origins.asked }),
    currentPassword: t.string({ description: PRESENCE }),
  }),
});

builder.mutationField('createApiKey', (t) =>
  t.withAuth(FOR_PEOPLE).field({
    type: NewKey,
    description: 'Makes an API key. Only people who signed in can.',
    args: { input: t.arg({ type: CreateApiKeyInput, required: true }) },
    errors: {
      types: [UserError],
      dataField: { name: 'key', description: 'The new key, which is shown only this once.' },
    },
    resolve: (_root, { input }, { viewer }) => createApiKey(viewer, input),
  }),
);

builder.mutationField('revokeAllAccess', (t) =>
  t.withAuth(FOR_PEOPLE).field({
    type: ViewerNode,
    description:
      'Revokes every API key, removes every passkey, and deletes every webhook of the account at once, with its log.',
    errors: { types: [UserError], dataField: { name: 'viewer', description: 'The account after the change.' } },
    resolve: async (_root, _args, { viewer }) => {
      await revokeOwnPrograms(viewer);
      return profileOf(viewer);
    },
  }),
);

const RevokeApiKeyInput = builder.inputType('RevokeApiKeyInput', {
  description: 'The API key to end.',
  fields: (t) => ({ id: t.id({ required: true, description: 'The global id of the key.' }) }),
});

builder.mutationField('revokeApiKey', (t) =>
  t.withAuth(FOR_PEOPLE).field({
    type: 'ID',
    description: 'Ends an API key at once, with the streams opened with it.',
    args: { input: t.arg({ type: RevokeApiKeyInput, required: true }) },
    errors: { types: [UserError], dataField: { name: 'deletedId', description: 'The id as sent in the request.' } },
    resolve: async (_root, { input: { id } }, { viewer }) => {
      await revokeApiKey(viewer, rowOfEither('ApiKey', String(id)));
      return id;
    },
  }),
);
