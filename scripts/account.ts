// npm run account -- list [--json] | plan EMAIL PLAN | reset-password EMAIL | remove-second-step EMAIL | confirm EMAIL
//   | invite EMAIL | operator EMAIL on|off | suspend EMAIL REASON | unsuspend EMAIL | close EMAIL [--yes]
import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';
import { config } from '../api/common/config.ts';
import { useDatabase } from '../api/database/address.ts';
import { runningUrl } from '../api/database/embedded.ts';
import type { OperatorActionName } from '../api/identity/operator-actions.ts';

const USAGE = `Usage: npm run account -- list [--json]
       npm run account -- plan EMAIL free|premium|enterprise
       npm run account -- reset-password EMAIL
       npm run account -- remove-second-step EMAIL
       npm run account -- confirm EMAIL
       npm run account -- invite EMAIL
       npm run account -- operator EMAIL on|off
       npm run account -- suspend EMAIL REASON
       npm run account -- unsuspend EMAIL
       npm run account -- close EMAIL [--yes]`;

const countOf = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;

/** The account that was found, as people recognise it. */
const nameOf = ({ id, email, firstName }: { id: number; email: string | null; firstName: string }) =>
  `${email} (${firstName}, account ${id})`;

type Command = (...parameters: string[]) => Promise<void>;

/** The commands by name, and how many parameters each takes. */
const commands: Record<string, [parameters: number, command: Command]> = {
  list: [0, list],
  plan: [2, plan],
  'reset-password': [1, resetPassword],
  'remove-second-step': [1, removeSecondStep],
  confirm: [1, confirmAddress],
  invite: [1, invite],
  operator: [2, operator],
  suspend: [2, suspendAccount],
  unsuspend: [1, unsuspendAccount],
  close: [1, close],
};

/** Options may stand anywhere after the command. */
const OPTIONS = ['--yes', '--json'];
const has = (option: string) => process.argv.includes(option);
/** How the log of operators' actions names a command; those that are not here write their own line, or change nothing. */
const logged: Record<string, OperatorActionName> = {
  plan: 'change_plan',
  'reset-password': 'reset_password',
  confirm: 'confirm_address',
  invite: 'invite',
  close: 'close_account',
};

async function list(): Promise<void> {
  const { listAccounts } = await import('../api/operators/list-accounts.ts');
  const accounts = await listAccounts();
  if (has('--json')) return console.log(JSON.stringify(accounts, null, 2));
  if (!accounts.length) return console.log('There is no account yet.');
  console.log(
    asColumns(
      accounts.map((account) => ({
        email: account.email,
        name: account.name,
        plan: account.plan,
        links: String(account.links),
        'clicks this month': String(account.clicksThisMonth),
        created: account.created,
        confirmed: account.isConfirmed ? 'yes' : '',
        operator: account.isOperator ? 'yes' : '',
      })),
    ),
  );
}

/** Rows below their names, in columns that are as wide as they need to be. */
function asColumns(rows: Record<string, string>[]): string {
  const names = Object.keys(rows[0]!);
  const lines = [names, ...rows.map((row) => names.map((name) => row[name]!))];
  const widths = names.map((_, column) => Math.max(...lines.map((line) => line[column]!.length)));
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

async function plan(email: string, name: string): Promise<void> {
  const { changePlan } = await import('../api/usage/change-plan.ts');
  const account = await changePlan(email, name);
  console.log(`${nameOf(account)} is on the ${name} plan now.`);
}

async function resetPassword(email: string): Promise<void> {
  const { offerReset } = await import('../api/identity/reset-password.ts');
  console.log(await offerReset(email));
  console.log('Whoever opens it can choose a new password, once and within an hour.');
  console.log('All sessions of the account are over.');
}

async function removeSecondStep(email: string): Promise<void> {
  const { removeSecondStepOf } = await import('../api/identity/second-step/remove-second-step.ts');
  const account = await removeSecondStepOf(email);
  console.log(`The password alone signs ${nameOf(account)} in again.`);
}

async function confirmAddress(email: string): Promise<void> {
  const { confirmEmail } = await import('../api/identity/confirmed-email.ts');
  const account = await confirmEmail(email);
  console.log(`The address of ${nameOf(account)} is confirmed now.`);
}

async function invite(email: string): Promise<void> {
  const verb = await import('../api/identity/invite.ts');
  console.log(await verb.invite(email));
  console.log('It is valid for seven days and one account.');
}

async function operator(email: string, state: string): Promise<void> {
  if (state !== 'on' && state !== 'off') throw new Error(USAGE);
  const { setOperator } = await import('../api/operators/set-operator.ts');
  const { commandLine } = await import('../api/identity/operator-actor.ts');
  const user = await setOperator(commandLine, { email, isOperator: state === 'on' });
  console.log(`${user.email} ${state === 'on' ? 'runs this installation now.' : 'no longer runs this installation.'}`);
}

async function suspendAccount(email: string, reason: string): Promise<void> {
  const { suspend } = await import('../api/moderation/suspend.ts');
  const { commandLine } = await import('../api/identity/operator-actor.ts');
  await suspend(commandLine, { email, reason });
  console.log(`${email} is suspended now: its links no longer redirect. Nothing was deleted.`);
}

async function unsuspendAccount(email: string): Promise<void> {
  const { unsuspendNamed } = await import('../api/moderation/suspend.ts');
  const { commandLine } = await import('../api/identity/operator-actor.ts');
  await unsuspendNamed(commandLine, { email });
  console.log(`${email} is no longer suspended.`);
}

/** Adds what a command did to the log of operators' actions. */
async function log(name: string, [subject = '', reason]: string[]): Promise<void> {
  const action = logged[name];
  if (!action) return;
  const { noteAction } = await import('../api/identity/operator-actions.ts');
  const { commandLine } = await import('../api/identity/operator-actor.ts');
  const { db } = await import('../api/database/db.ts');
  await noteAction(db, commandLine, { action, subject, ...(reason !== undefined && { reason }) });
}

async function close(email: string): Promise<void> {
  const { findAccount } = await import('../api/identity/find-account.ts');
  const account = await findAccount(email);
  const found = account.email!;
  await confirm(`Delete ${nameOf(account)} with all links and clicks? This cannot be undone.`, found);
  const { closeAccount } = await import('../api/privacy/close-account.ts');
  const { links, clicks } = await closeAccount(found);
  console.log(`Deleted ${nameOf(account)}, ${countOf(links, 'link')} and ${countOf(clicks, 'click')} (bots included).`);
}

/** Goes on after --yes, or once the person has typed the expected text; throws otherwise. */
async function confirm(question: string, expected: string): Promise<void> {
  if (has('--yes')) return;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = terminal.question(`${question}\nType ${expected} to confirm: `);
  const typed = await Promise.race([answer, once(terminal, 'close').then(() => null)]);
  terminal.close();
  if (typed === null) throw new Error('Nothing was deleted: add --yes where nobody can be asked.');
  if (typed.trim().toLowerCase() !== expected.toLowerCase()) throw new Error('Nothing was deleted.');
}

async function main(): Promise<void> {
  const [name = '', ...parameters] = process.argv.slice(2).filter((argument) => !OPTIONS.includes(argument));
  const [count, command] = Object.hasOwn(commands, name) ? commands[name]! : [];
  if (!command || parameters.length !== count) throw new Error(USAGE);
  if (!config.databaseUrl) useDatabase(await runningUrl(config.dataDir));
  const { closeDatabase } = await import('../api/database/db.ts');
  const { closeEngine } = await import('../api/figures/engine/click-engine.ts');
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
