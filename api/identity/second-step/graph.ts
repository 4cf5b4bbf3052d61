import { ViewerNode } from '../../account/graph.ts';
import { profileOf } from '../../account/profile.ts';
import { builder } from '../../graph/builder.ts';
import { config } from '../../common/config.ts';
import { PRESENCE } from '../../common/descriptions.ts';
import { UserError } from '../../common/user-error.ts';
import { required, type Viewer } from '../../common/viewer.ts';
import { ownSecondStep, type OwnSecondStep } from './own-second-step.ts';
import { removeSecondStep } from './remove-second-step.ts';
import { renewRecoveryCodes } from './renew-recovery-codes.ts';
import { activateSecondStep, startSecondStep, type SecondStepSetup } from './set-up.ts';

const SecondStepType = builder.objectRef<OwnSecondStep>('SecondStep').implement({
  description: 'The second step of the sign-in: a code of an app (RFC 6238) after the password.',
  fields: (t) => ({
    activatedAt: t.expose('activatedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Since when the sign-in asks for codes; null where it does not.',
    }),
    recoveryCodesLeft: t.exposeInt('recoveryCodesLeft', {
      description: 'Codes that were not used yet; each signs in once in place of one of the app.',
    }),
  }),
});

builder.prismaObjectField(ViewerNode, 'secondStep', (t) =>
  t.field({
    authScopes: { signedIn: true },
    type: SecondStepType,
    nullable: true,
    description: 'Whether the sign-in asks for codes; null where another provider manages it.',
    resolve: (_user, _args, { viewer }) => (config.oidc ? null : ownSecondStep(required(viewer))),
  }),
);

const SetupType = builder.objectRef<SecondStepSetup>('SecondStepSetup').implement({
  description: 'What an app needs to make codes.',
  fields: (t) => ({
    secret: t.exposeString('secret', { description: 'To be typed into the app, in base32.' }),
    uri: t.exposeString('uri', { description: 'The same as an otpauth address, for a QR code.' }),
  }),
});

interface NewCodes {
  codes: string[];
  viewer: Viewer;
}
const NewCodesType = builder.objectRef<NewCodes>('NewRecoveryCodes').implement({
  description: 'Recovery codes, which are shown only this once.',
  fields: (t) => ({
    codes: t.exposeStringList('codes', { description: 'Each signs in once in place of a code of the app.' }),
    viewer: t.field({
      type: ViewerNode,
      description: 'The account after the change.',
      resolve: ({ viewer }) => profileOf(viewer),
    }),
  }),
});

const present = (name: string, description: string) =>
  builder.inputType(name, {
    description,
    fields: (t) => ({ currentPassword: t.string({ description: PRESENCE }) }),
  });
const FOR_PEOPLE = { signedIn: true } as const;

const StartInput = present('StartSecondStepInput', 'Who sets up an app for codes.');
builder.mutationField('startSecondStep', (t) =>
  t.withAuth(FOR_PEOPLE).field({
    type: SetupType,
    description: 'Makes a secret for an app; nothing changes at the sign-in before activateSecondStep.',
    args: { input: t.arg({ type: StartInput, required: true }) },
    errors: { types: [UserError], dataField: { name: 'setup', description: 'What the app needs.' } },
    resolve: (_root, { input }, { viewer }) => startSecondStep(viewer, input),
  }),
);

const codes = {
  types: [UserError],
  dataField: { name: 'recoveryCodes', description: 'The recovery codes, and the account after the change.' },
};
const ActivateInput = builder.inputType('ActivateSecondStepInput', {
  description: 'What shows that the app has the secret.',
  fields: (t) => ({ code: t.string({ required: true, description: 'The six digits that it shows.' }) }),
});
builder.mutationField('activateSecondStep', (t) =>
  t.withAuth(FOR_PEOPLE).field({
    type: NewCodesType,
    description: 'Makes the sign-in ask for codes from now on. The owner is told by email.',
    args: { input: t.arg({ type: ActivateInput, required: true }) },
    errors: codes,
    resolve: async (_root, { input }, { viewer }) => ({ codes: await activateSecondStep(viewer, input), viewer }),
  }),
);

const RenewInput = present('RenewRecoveryCodesInput', 'Who wants new recovery codes.');
builder.mutationField('renewRecoveryCodes', (t) =>
  t.withAuth(FOR_PEOPLE).field({
    type: NewCodesType,
    description: 'Makes new recovery codes; the former ones stop working. The owner is told by email.',
    args: { input: t.arg({ type: RenewInput, required: true }) },
    errors: codes,
    resolve: async (_root, { input }, { viewer }) => ({ codes: await renewRecoveryCodes(viewer, input), viewer }),
  }),
);

const RemoveInput = present('RemoveSecondStepInput', 'Who switches the codes off.');
builder.mutationField('removeSecondStep', (t) =>
  t.withAuth(FOR_PEOPLE).field({
    type: ViewerNode,
    description: 'Lets the password alone sign in again; fine without a second step. The owner is told by email.',
    args: { input: t.arg({ type: RemoveInput, required: true }) },
    errors: { types: [UserError], dataField: { name: 'viewer', description: 'The account after the change.' } },
    resolve: async (_root, { input }, { viewer }) => {
      await removeSecondStep(viewer, input);
      return profileOf(viewer);
    },
  }),
);
