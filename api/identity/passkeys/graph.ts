import { ViewerNode } from '../../account/graph.ts';
import { profileOf } from '../../account/profile.ts';
import { builder } from '../../graph/builder.ts';
import { config } from '../../common/config.ts';
import { PRESENCE } from '../../common/descriptions.ts';
import { UserError } from '../../common/user-error.ts';
import { required } from '../../common/viewer.ts';
import { addPasskey, startPasskey } from './add-passkey.ts';
import { passkeyHost } from './host.ts';
import { MAX_PASSKEYS, ownPasskeys, removePasskey, type OwnPasskey } from './own-passkeys.ts';

const PasskeyType = builder.objectRef<OwnPasskey>('Passkey').implement({
  description: 'A passkey, which signs in to the account without its password.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Names it in removePasskey; node does not look it up.' }),
    name: t.exposeString('name', { description: 'Where it is kept, for people.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was added.' }),
    lastUsedAt: t.expose('lastUsedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it last signed in; null where it never did.',
    }),
  }),
});

builder.prismaObjectFields(ViewerNode, (t) => ({
  passkeys: t.field({
    authScopes: { signedIn: true },
    type: [PasskeyType],
    nullable: true,
    description: `Oldest first; at most ${MAX_PASSKEYS}. Null where another provider manages the sign-in.`,
    complexity: { field: 1, multiplier: MAX_PASSKEYS },
    resolve: (_user, _args, { viewer }) => (config.oidc ? null : ownPasskeys(required(viewer))),
  }),
  canAddPasskeys: t.boolean({
    authScopes: { signedIn: true },
    description: 'Whether browsers make passkeys for this server: it needs https and a host name.',
    resolve: () => config.oidc === null && passkeyHost() !== null,
  }),
}));

const FOR_PEOPLE = { signedIn: true } as const;
const success = { types: [UserError], dataField: { name: 'viewer', description: 'The account after the change.' } };

const StartInput = builder.inputType('StartPasskeyInput', {
  description: 'Who wants to make a passkey.',
  fields: (t) => ({ currentPassword: t.string({ description: PRESENCE }) }),
});
builder.mutationField('startPasskey', (t) =>
  t.withAuth(FOR_PEOPLE).field({
    type: 'String',
    description: 'Says what a new passkey is to be made of. addPasskey follows within ten minutes.',
    args: { input: t.arg({ type: StartInput, required: true }) },
    errors: {
      types: [UserError],
      dataField: {
        name: 'options',
        description: 'PublicKeyCredentialCreationOptionsJSON of WebAuthn for navigator.credentials.create, as JSON.',
      },
    },
    resolve: async (_root, { input }, { viewer }) => JSON.stringify(await startPasskey(viewer, input)),
  }),
);

const AddInput = builder.inputType('AddPasskeyInput', {
  description: 'A passkey that the browser has made.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'Where it is kept, for people; at most 60 characters.' }),
    credential: t.string({ required: true, description: 'RegistrationResponseJSON of WebAuthn, as JSON.' }),
  }),
});
builder.mutationField('addPasskey', (t) =>
  t.withAuth(FOR_PEOPLE).field({
    type: ViewerNode,
    description: 'Adds a passkey, which signs in without password and codes from now on. The owner is told by email.',
    args: { input: t.arg({ type: AddInput, required: true }) },
    errors: success,
    resolve: async (_root, { input }, { viewer }) => {
      await addPasskey(viewer, { ...input, credential: parsed(input.credential) });
      return profileOf(viewer);
    },
  }),
);

/** A JSON text as a value; undefined for another text. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const RemoveInput = builder.inputType('RemovePasskeyInput', {
  description: 'The passkey to remove.',
  fields: (t) => ({ id: t.string({ required: true, description: 'The id of the passkey, as in passkeys.' }) }),
});
builder.mutationField('removePasskey', (t) =>
  t.withAuth(FOR_PEOPLE).field({
    type: ViewerNode,
    description: 'Removes a passkey: it does not sign in any more. Sessions that it began go on.',
    args: { input: t.arg({ type: RemoveInput, required: true }) },
    errors: success,
    resolve: async (_root, { input }, { viewer }) => {
      await removePasskey(viewer, input);
      return profileOf(viewer);
    },
  }),
);
