import { Tier } from '../account/graph.ts';
import { isOperator } from '../identity/operator.ts';
import { builder } from '../graph/builder.ts';
import { readsAlone } from '../graph/refusable-fields.ts';
import { NO_NODE } from '../common/descriptions.ts';
import type { OperatorAction } from '../generated/prisma/client.ts';
import { UserError } from '../common/user-error.ts';
import type { Viewer } from '../common/viewer.ts';
import { accountsFor, operatorsFor, type AccountSummary } from './account-summary.ts';
import { ACTIONS_A_PAGE, listActions } from '../identity/operator-actions.ts';
import { actorOf } from '../identity/operator-actor.ts';
import { givePlan } from './give-plan.ts';
import { setOperator } from './set-operator.ts';

const Account = builder.objectRef<AccountSummary>('AccountSummary').implement({
  description: 'An account as operators see it.',
  fields: (t) => ({
    number: t.exposeInt('id', { description: 'Its number in this installation.' }),
    email: t.exposeString('email', { nullable: true, description: 'Null where the sign-in provider gives none.' }),
    firstName: t.exposeString('firstName', { description: 'The name that its owner goes by.' }),
    tier: t.expose('tier', { type: Tier, description: 'The plan.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When somebody first signed in with it.' }),
    isConfirmed: t.exposeBoolean('isConfirmed', {
      description: "Whether the email address is proved to be the owner's.",
    }),
    isOperator: t.exposeBoolean('isOperator', { description: 'Whether it runs this installation.' }),
  }),
});

const Action = builder.objectRef<OperatorAction>('OperatorAction').implement({
  description: 'Something that was done for the installation. It is never changed or deleted.',
  fields: (t) => ({
    number: t.exposeInt('id', { description: 'Grows with time; `before` of the next page.' }),
    at: t.expose('at', { type: 'DateTime', description: 'When it was done.' }),
    actor: t.exposeString('actor', {
      description: 'The email address of the operator then, or "command line" for a command on the machine.',
    }),
    action: t.exposeString('action', { description: 'What was done, as a word such as make_operator.' }),
    subject: t.exposeString('subject', { description: 'On what: an email address, a short code or a host.' }),
    reason: t.exposeString('reason', { nullable: true, description: 'Why, or to what; null where nothing was said.' }),
  }),
});

/** Whose view of the installation it is. */
export const OperationsType = builder.objectRef<Viewer>('Operations').implement({
  ...readsAlone,
  description: 'What only those see and do who run the installation.',
  fields: (t) => ({
    id: t.id({ description: `There is one of it. ${NO_NODE}`, resolve: () => 'operations' }),
    operators: t.field({
      type: [Account],
      description: 'The accounts that run this installation, oldest first.',
      resolve: operatorsFor,
    }),
    accounts: t.field({
      type: [Account],
      description:
        'The accounts with exactly this email address; more than one only where several providers were used.',
      args: { email: t.arg.string({ required: true, description: 'The address, in any case.' }) },
      resolve: (viewer, { email }) => accountsFor(viewer, email),
    }),
    actions: t.field({
      type: [Action],
      description: `What was done, newest first, ${ACTIONS_A_PAGE} at most.`,
      complexity: { field: 1, multiplier: ACTIONS_A_PAGE },
      args: { before: t.arg.int({ description: 'The number of an action: only those before it.' }) },
      resolve: (viewer, { before }) => listActions(viewer, before),
    }),
  }),
});

builder.queryField('operations', (t) =>
  t.withAuth({ signedIn: true }).field({
    type: OperationsType,
    nullable: true,
    description: 'What those see and do who run the installation; null for everybody else.',
    resolve: async (_root, _args, { viewer }) => ((await isOperator(viewer)) ? viewer : null),
  }),
);

/** What changes of the installation return. */
export const changed = {
  types: [UserError],
  dataField: { name: 'operations', description: 'The installation after the change.' },
};

const SetOperatorInput = builder.inputType('SetOperatorInput', {
  description: 'Whether an account is to run the installation.',
  fields: (t) => ({
    email: t.string({ required: true, description: 'The email address of the account.' }),
    isOperator: t.boolean({ required: true, description: 'Whether it is to be an operator.' }),
  }),
});

builder.mutationField('setOperator', (t) =>
  t.withAuth({ signedIn: true }).field({
    type: OperationsType,
    description: 'Makes an account an operator, or takes the role from it; not from the last one. For operators only.',
    args: { input: t.arg({ type: SetOperatorInput, required: true }) },
    errors: changed,
    resolve: async (_root, { input }, { viewer }) => {
      await setOperator(await actorOf(viewer), input);
      return viewer;
    },
  }),
);

const GivePlanInput = builder.inputType('GivePlanInput', {
  description: 'Which account gets which plan.',
  fields: (t) => ({
    email: t.string({ required: true, description: 'The email address of the account.' }),
    plan: t.field({ type: Tier, required: true, description: 'The new plan.' }),
  }),
});

builder.mutationField('givePlan', (t) =>
  t.withAuth({ signedIn: true }).field({
    type: OperationsType,
    description: 'Puts an account on another plan, from its next request on. Deletes nothing. For operators only.',
    args: { input: t.arg({ type: GivePlanInput, required: true }) },
    errors: changed,
    resolve: async (_root, { input }, { viewer }) => {
      await givePlan(viewer, input);
      return viewer;
    },
  }),
);
