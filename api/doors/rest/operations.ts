import { z } from 'zod';
import { accountsFor, operatorsFor, type AccountSummary } from '../../operators/account-summary.ts';
import { ACTIONS_A_PAGE, listActions } from '../../identity/operator-actions.ts';
import { actorOf } from '../../identity/operator-actor.ts';
import { givePlan, PlanGift } from '../../operators/give-plan.ts';
import { OperatorChoice, setOperator } from '../../operators/set-operator.ts';
import { SubscriptionTier } from '../../generated/prisma/enums.ts';
import type { Viewer } from '../../common/viewer.ts';
import { answers } from './answers.ts';
import { flag, text, timestamp, whole } from './fields.ts';
import { viewerOf } from './signed-in.ts';
import type { TypedApp } from './typed.ts';
import { requestSchema } from './wire.ts';

const Account = z
  .object({
    id: whole.describe('Its number in this installation.'),
    email: text.nullable().describe('Null where the sign-in provider gives none.'),
    first_name: text.describe('The name that its owner goes by.'),
    subscription_tier: z.enum(SubscriptionTier).describe('The plan.'),
    created_at: timestamp.describe('When somebody first signed in with it.'),
    is_confirmed: flag.describe("Whether the email address is proved to be the owner's."),
    is_operator: flag.describe('Whether it runs this installation.'),
  })
  .meta({ id: 'AccountSummary', description: 'An account as operators see it.' });

const Accounts = z.object({
  accounts: z.array(Account).describe('More than one only where several providers were used.'),
});
const Operators = z.object({ operators: z.array(Account).describe('Oldest first.') });

const Actions = z.object({
  actions: z
    .array(
      z.object({
        id: whole.describe('Grows with time; `before` of the next page.'),
        at: timestamp.describe('When it was done.'),
        actor: text.describe('The email address of the operator then, or "command line" for a command on the machine.'),
        action: text.describe('What was done, as a word such as make_operator.'),
        subject: text.describe('On what: an email address, a short code or a host.'),
        reason: text.nullable().describe('Why, or to what; null where nothing was said.'),
      }),
    )
    .describe('Newest first.'),
});

const toAccount = (account: AccountSummary) => ({
  id: account.id,
  email: account.email,
  first_name: account.firstName,
  subscription_tier: account.tier,
  created_at: account.createdAt,
  is_confirmed: account.isConfirmed,
  is_operator: account.isOperator,
});

const toOperators = async (viewer: Viewer) => ({ operators: (await operatorsFor(viewer)).map(toAccount) });
const toAccounts = async (viewer: Viewer, email: string) => ({
  accounts: (await accountsFor(viewer, email)).map(toAccount),
});

const tags = ['Operators'];
/** Who may call a route, for its description. */
export const FOR_OPERATORS = 'For those who run this installation; everybody else is refused with 403.';
const ADDRESS = { email: { description: 'The email address of the account.' } };

/** /api/system/operators, accounts and actions: who runs the installation, and what was done. */
export async function operationRoutes(app: TypedApp): Promise<void> {
  const list = {
    tags,
    summary: 'Who runs the installation',
    description: FOR_OPERATORS,
    response: answers(200, 'The operators.', Operators, 401),
  };
  app.get('/api/system/operators', { schema: list }, async (request) => toOperators(viewerOf(request)));

  const change = {
    tags,
    summary: 'Make or remove an operator',
    description: `The last one stays. ${FOR_OPERATORS}`,
    body: requestSchema(OperatorChoice, {
      ...ADDRESS,
      is_operator: { description: 'Whether it is to be an operator.' },
    }),
    response: answers(200, 'The operators after the change.', Operators, 400, 401, 404, 409),
  };
  app.put('/api/system/operators', { schema: change }, async (request) => {
    await setOperator(await actorOf(viewerOf(request)), request.body);
    return toOperators(viewerOf(request));
  });

  const find = {
    tags,
    summary: 'Find an account',
    description: `By its whole email address. ${FOR_OPERATORS}`,
    querystring: z.object({ email: text.describe('The address, in any case.') }),
    response: answers(200, 'The accounts with this address.', Accounts, 400, 401),
  };
  app.get('/api/system/accounts', { schema: find }, async (request) =>
    toAccounts(viewerOf(request), request.query.email),
  );

  const plan = {
    tags,
    summary: 'Put an account on another plan',
    description: `From its next request on, and without deleting anything. ${FOR_OPERATORS}`,
    body: requestSchema(PlanGift, { ...ADDRESS, plan: { description: 'The name of the new plan.' } }),
    response: answers(200, 'The accounts with this address.', Accounts, 400, 401, 404, 409),
  };
  app.put('/api/system/accounts/plan', { schema: plan }, async (request) => {
    await givePlan(viewerOf(request), request.body);
    return toAccounts(viewerOf(request), String((request.body as { email: unknown }).email));
  });

  const actions = {
    tags,
    summary: 'What operators did',
    description: `At most ${ACTIONS_A_PAGE} at a time; the log is kept for ever. ${FOR_OPERATORS}`,
    querystring: z.object({ before: z.coerce.number().int().optional().describe('Only those before this id.') }),
    response: answers(200, 'The actions.', Actions, 400, 401),
  };
  app.get('/api/system/actions', { schema: actions }, async (request) => ({
    actions: (await listActions(viewerOf(request), request.query.before)).map(
      ({ id, at, actor, action, subject, reason }) => ({ id, at, actor, action, subject, reason }),
    ),
  }));
}
