import { ViewerNode } from '../account/graph.ts';
import { profileOf } from '../account/profile.ts';
import { builder } from '../graph/builder.ts';
import { config } from '../common/config.ts';
import { UserError } from '../common/user-error.ts';
import { required } from '../common/viewer.ts';
import { cancelOwnEmailChange } from './cancel-email-change.ts';
import { changeEmail, ownAddress, sendVerification } from './change-email.ts';
import { changePassword } from './change-password.ts';
import { requestReset } from './request-reset.ts';
import { endOtherSessions, endSession, ownSessions, type OwnSession } from './end-session.ts';

const SessionType = builder.objectRef<OwnSession>('SignedInBrowser').implement({
  description: 'A browser that is signed in to the account.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Names it in endSession; node does not look it up.' }),
    device: t.exposeString('device', { nullable: true, description: 'Browser and system; null where unknown.' }),
    signedInAt: t.expose('signedInAt', { type: 'DateTime', description: 'When the browser signed in.' }),
    lastUsedAt: t.expose('lastUsedAt', {
      type: 'DateTime',
      description: 'When the browser last used its session, to the minute.',
    }),
    isCurrent: t.exposeBoolean('isCurrent', { description: 'Whether the request came from it.' }),
  }),
});

interface OwnAddress {
  isVerified: boolean;
  pendingEmail: string | null;
}

const AddressType = builder.objectRef<OwnAddress>('SignInAddress').implement({
  description: 'The email address that the account signs in with.',
  fields: (t) => ({
    isVerified: t.exposeBoolean('isVerified', { description: 'Whether its owner confirmed the address.' }),
    pendingEmail: t.exposeString('pendingEmail', {
      nullable: true,
      description: 'The address that replaces it once its owner confirms it; null without one.',
    }),
  }),
});

builder.prismaObjectFields(ViewerNode, (t) => ({
  sendsEmail: t.boolean({
    authScopes: { signedIn: true },
    description: 'Whether this server sends emails.',
    resolve: () => config.smtp !== null,
  }),
  signInAddress: t.field({
    authScopes: { signedIn: true },
    type: AddressType,
    nullable: true,
    description: 'What is known of the email address; null where another provider manages it.',
    resolve: (_user, _args, { viewer }) => ownAddress(required(viewer)),
  }),
  identityManagedAt: t.string({
    authScopes: { signedIn: true },
    nullable: true,
    description: 'The host where email, password and sessions are managed; null where that is here.',
    resolve: () => config.oidc && new URL(config.oidc.issuer).host,
  }),
  sessions: t.field({
    authScopes: { signedIn: true },
    type: [SessionType],
    nullable: true,
    description: 'Where the account is signed in, the last used first; null where another provider manages it.',
    resolve: (_user, _args, { viewer }) => (config.oidc ? null : ownSessions(required(viewer))),
  }),
}));

const success = { types: [UserError], dataField: { name: 'viewer', description: 'The account after the change.' } };

const ChangePasswordInput = builder.inputType('ChangePasswordInput', {
  description: 'A new password to sign in with.',
  fields: (t) => ({
    currentPassword: t.string({ required: true, description: 'The password to replace.' }),
    newPassword: t.string({ required: true, description: '8 to 200 characters.' }),
  }),
});

builder.mutationField('changePassword', (t) =>
  t.withAuth({ signedIn: true }).field({
    type: ViewerNode,
    description:
      'Every other session ends, a pending change of the email address is void, and API keys, webhooks and passkeys from ' +
      'before the first confirmed address are revoked.',
    args: { input: t.arg({ type: ChangePasswordInput, required: true }) },
    errors: success,
    resolve: async (_root, { input }, { viewer }) => {
      await changePassword(viewer, input);
      return profileOf(viewer);
    },
  }),
);

const EndSessionInput = builder.inputType('EndSessionInput', {
  description: 'The browser to sign out.',
  fields: (t) => ({
    id: t.string({ required: true, description: 'The id of the signed-in browser, as in sessions.' }),
  }),
});

builder.mutationField('endSession', (t) =>
  t.withAuth({ signedIn: true }).field({
    type: ViewerNode,
    description: 'Signs one browser out: none of its tokens works any more.',
    args: { input: t.arg({ type: EndSessionInput, required: true }) },
    errors: success,
    resolve: async (_root, { input }, { viewer }) => {
      await endSession(viewer, input);
      return profileOf(viewer);
    },
  }),
);

builder.mutationField('endOtherSessions', (t) =>
  t.withAuth({ signedIn: true }).field({
    type: ViewerNode,
    description: 'Signs every other browser out: none of their tokens works any more.',
    errors: success,
    resolve: async (_root, _args, { viewer }) => {
      await endOtherSessions(viewer);
      return profileOf(viewer);
    },
  }),
);

const ChangeEmailInput = builder.inputType('ChangeEmailInput', {
  description: 'A new email address to sign in with.',
  fields: (t) => ({
    currentPassword: t.string({ required: true, description: 'The password of the account, to confirm the change.' }),
    newEmail: t.string({ required: true, description: 'The address that replaces the current one.' }),
  }),
});

builder.mutationField('changeEmail', (t) =>
  t.withAuth({ signedIn: true }).field({
    type: ViewerNode,
    description: 'Once the owner of the new address confirms it; at once where this server sends no email.',
    args: { input: t.arg({ type: ChangeEmailInput, required: true }) },
    errors: success,
    resolve: async (_root, { input }, { viewer }) => {
      await changeEmail(viewer, input);
      return profileOf(viewer);
    },
  }),
);

builder.mutationField('cancelEmailChange', (t) =>
  t.withAuth({ signedIn: true }).field({
    type: ViewerNode,
    description: 'Gives up the change of the email address that waits for its confirmation; fine without one.',
    errors: success,
    resolve: async (_root, _args, { viewer }) => {
      await cancelOwnEmailChange(viewer);
      return profileOf(viewer);
    },
  }),
);

builder.mutationField('sendVerification', (t) =>
  t.withAuth({ signedIn: true }).field({
    type: ViewerNode,
    description: 'Sends the email again that confirms the address.',
    errors: success,
    resolve: async (_root, _args, { viewer }) => {
      await sendVerification(viewer);
      return profileOf(viewer);
    },
  }),
);

const RequestPasswordResetInput = builder.inputType('RequestPasswordResetInput', {
  description: 'Who forgot the password.',
  fields: (t) => ({ email: t.string({ required: true, description: 'The address that the account signs in with.' }) }),
});

builder.mutationField('requestPasswordReset', (t) =>
  t.field({
    authScopes: { keyMay: [] },
    type: 'Boolean',
    description: 'Sends a link to a new password, where the address has an account; always true. Needs no session.',
    args: { input: t.arg({ type: RequestPasswordResetInput, required: true }) },
    errors: {
      types: [UserError],
      dataField: {
        name: 'isAccepted',
        description: 'Always true, so that nobody learns which addresses have an account.',
      },
    },
    resolve: async (_root, { input }, { address }) => {
      await requestReset(input, address);
      return true;
    },
  }),
);
