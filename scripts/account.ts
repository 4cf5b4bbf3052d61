// npm run account -- list | plan EMAIL PLAN | reset-password EMAIL | confirm EMAIL | invite EMAIL | operator EMAIL on|off
//   | suspend EMAIL REASON | unsuspend EMAIL | close EMAIL [--yes]
import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';
import { config } from '../api/config.ts';
import { runningUrl } from '../api/database/embedded.ts';
import type { OperatorActionName } from '../api/operators/actions.ts';

const USAGE = `Usage: npm run account -- list
       npm run account -- plan EMAIL free|premium|enterprise
       npm run account -- reset-password EMAIL
       npm run account -- confirm EMAIL
       npm run account -- invite EMAIL
       npm run account -- operator EMAIL on|off
       npm run account -- suspend EMAIL REASON
       npm run account -- unsuspend EMAIL
       npm run account -- close EMAIL [--yes]`;

const countOf = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;

type Command = (...parameters: string[]) => Promise<void>;

/** The commands by name, and how many parameters each takes. */
const commands: Record<string, [parameters: number, command: Command]> = {
  list: [0, list],
  plan: [2, plan],
  'reset-password': [1, resetPassword],
  confirm: [1, confirmAddress],
  invite: [1, invite],
  operator: [2, operator],
  suspend: [2, suspendAccount],
  unsuspend: [1, unsuspendAccount],
  close: [1, close],
};

/** How the log of operators' actions names a command; those that are not here write their own line, or change nothing. */
const logged: Record<string, OperatorActionName> = {
  plan: 'change_plan',
  'reset-password': 'reset_password',
  confirm: 'confirm_address',
  invite: 'invite',
  close: 'close_account',
};

async function list(): Promise<void> {
  const { listAccounts } = await import('../api/account/list-accounts.ts');
  const accounts = await listAccounts();
  if (!accounts.length) return console.log('There is no account yet.');
  console.table(
    accounts.map(({ clicksThisMonth, isConfirmed, isOperator, ...account }) => ({
      ...account,
      'clicks this month': clicksThisMonth,
      confirmed: isConfirmed ? 'yes' : '',
      operator: isOperator ? 'yes' : '',
    })),
  );
}

async function plan(email: string, name: string): Promise<void> {
  const { changePlan } = await import('../api/account/change-plan.ts');
  await changePlan(email, name);
  console.log(`${email} is on the ${name} plan now.`);
}

async function resetPassword(email: string): Promise<void> {
  const { offerReset } = await import('../api/identity/reset-password.ts');
  console.log(await offerReset(email));
  console.log('Whoever opens it can choose a new password, once and within an hour.');
  console.log('All sessions of the account are over.');
}

async function confirmAddress(email: string): Promise<void> {
  const { confirmEmail } = await import('../api/account/confirmed-email.ts');
  await confirmEmail(email);
  console.log(`The address ${email} is confirmed now.`);
}

async function invite(email: string): Promise<void> {
  const verb = await import('../api/identity/invite.ts');
  console.log(await verb.invite(email));
  console.log('It is valid for seven days and one account.');
}

async function operator(email: string, state: string): Promise<void> {
  if (state !== 'on' && state !== 'off') throw new Error(USAGE);
  const { setOperator } = await import('../api/operators/set-operator.ts');
  const { commandLine } = await import('../api/operators/actor.ts');
  const user = await setOperator(commandLine, { email, isOperator: state === 'on' });
  console.log(`${user.email} ${state === 'on' ? 'runs this installation now.' : 'no longer runs this installation.'}`);
}

async function suspendAccount(email: string, reason: string): Promise<void> {
  const { suspend } = await import('../api/moderation/suspend.ts');
  const { commandLine } = await import('../api/operators/actor.ts');
  await suspend(commandLine, { email, reason });
  console.log(`${email} is suspended now: its links no longer redirect. Nothing was deleted.`);
}

async function unsuspendAccount(email: string): Promise<void> {
  const { unsuspendNamed } = await import('../api/moderation/suspend.ts');
  const { commandLine } = await import('../api/operators/actor.ts');
  await unsuspendNamed(commandLine, { email });
  console.log(`${email} is no longer suspended.`);
}

/** Adds what a command did to the log of operators' actions. */
async function log(name: string, [subject = '', reason]: string[]): Promise<void> {
  const action = logged[name];
  if (!action) return;
  const { noteAction } = await import('../api/operators/actions.ts');
  const { commandLine } = await import('../api/operators/actor.ts');
  const { db } = await import('../api/db.ts');
  await noteAction(db, commandLine, { action, subject, ...(reason !== undefined && { reason }) });
}

async function close(email: string): Promise<void> {
  const { findAccount } = await import('../api/account/find-account.ts');
  await findAccount(email);
  await confirm(`Delete ${email} with all links and clicks? This cannot be undone.`, email);
  const { closeAccount } = await import('../api/account/close-account.ts');
  const { links, clicks } = await closeAccount(email);
  console.log(`Deleted ${email}, ${countOf(links, 'link')} and ${countOf(clicks, 'click')} (bots included).`);
}

/** Goes on after --yes, or once the person has typed the expected text; throws otherwise. */
async function confirm(question: string, expected: string): Promise<void> {
  if (process.argv.includes('--yes')) return;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = terminal.question(`${question}\nType ${expected} to confirm: `);
  const typed = await Promise.race([answer, once(terminal, 'close').then(() => null)]);
  terminal.close();
  if (typed === null) throw new Error('Nothing was deleted: add --yes where nobody can be asked.');
  if (typed.trim().toLowerCase() !== expected.toLowerCase()) throw new Error('Nothing was deleted.');
}

async function main(): Promise<void> {
  const [name = '', ...parameters] = process.argv.slice(2).filter((argument) => argument !== '--yes');
  const [count, command] = Object.hasOwn(commands, name) ? commands[name]! : [];
  if (!command || parameters.length !== count) throw new Error(USAGE);
  config.databaseUrl ??= await runningUrl(config.dataDir);
  const { closeDatabase } = await import('../api/db.ts');
  const { closeEngine } = await import('../api/analytics/engine/click-engine.ts');
  try {
    await command(...parameters);
    await log(name, parameters);
  } finally {
    await closeEngine();
    await closeDatabase();
  }
}

await main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
