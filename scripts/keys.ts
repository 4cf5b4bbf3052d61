// npm run keys -- list | rotate KEY|all | replace KEY|all
import { config } from '../api/common/config.ts';
import { useDatabase } from '../api/database/address.ts';
import { runningUrl } from '../api/database/embedded.ts';

const USAGE = `Usage: npm run keys -- list
       npm run keys -- rotate KEY|all     a new key; what the former one made stays valid for its time
       npm run keys -- replace KEY|all    a new key; what the former one made ends, as somebody else may know it`;

type Command = (name: string) => Promise<void>;

/** The commands by name, and how many parameters each takes. */
const commands: Record<string, [parameters: number, command: Command]> = {
  list: [0, list],
  rotate: [1, rotate],
  replace: [1, replace],
};

const date = (at: Date) => at.toISOString().slice(0, 16).replace('T', ' ');

async function list(): Promise<void> {
  const { listSecrets } = await import('../api/secrets/list-secrets.ts');
  const secrets = await listSecrets();
  if (!secrets.length) return console.log('There is no key yet; the server makes them at its first start.');
  for (const { purpose, use, state, startsAt, endsAt, fileKey } of secrets) {
    const facts = [
      `${purpose}, ${state}`,
      `since ${date(startsAt)} UTC`,
      ...(endsAt ? [`accepted until ${date(endsAt)} UTC`] : []),
      fileKey ? `encrypted with the file key ${fileKey}` : 'not encrypted',
    ];
    console.log(`${facts.join(', ')}${state === 'current' ? `: ${use}` : ''}.`);
  }
}

async function rotate(name: string): Promise<void> {
  const { rotateSecrets } = await import('../api/secrets/renew.ts');
  await tell(await rotateSecrets(name));
}

async function replace(name: string): Promise<void> {
  const { replaceSecrets } = await import('../api/secrets/renew.ts');
  await tell(await replaceSecrets(name));
}

async function tell(renewed: { purpose: string; follows: string }[]): Promise<void> {
  const { TAKEOVER_MS } = await import('../api/secrets/renew.ts');
  for (const { purpose, follows } of renewed) console.log(`${purpose}: ${follows}`);
  console.log(`Servers that run use the new keys in ${TAKEOVER_MS / 1000} seconds, without a restart.`);
}

async function main(): Promise<void> {
  const [name = '', ...parameters] = process.argv.slice(2);
  const [count, command] = Object.hasOwn(commands, name) ? commands[name]! : [];
  if (!command || parameters.length !== count) throw new Error(USAGE);
  if (!config.databaseUrl) useDatabase(await runningUrl(config.dataDir));
  const { closeDatabase } = await import('../api/database/db.ts');
  try {
    await command(parameters[0] ?? '');
  } finally {
    await closeDatabase();
  }
}

await main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
