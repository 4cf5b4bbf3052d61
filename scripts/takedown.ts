// npm run takedown -- link CODE REASON | host HOST REASON | lift-link CODE | lift-host HOST
import { config } from '../api/common/config.ts';
import { useDatabase } from '../api/database/address.ts';
import { runningUrl } from '../api/database/embedded.ts';

const USAGE = `Usage: npm run takedown -- link CODE REASON
       npm run takedown -- host HOST REASON
       npm run takedown -- lift-link CODE
       npm run takedown -- lift-host HOST`;

/** The commands by name: what the first word names, and whether a reason follows it. */
const commands: Record<string, ['shortCode' | 'host', takesReason: boolean]> = {
  link: ['shortCode', true],
  host: ['host', true],
  'lift-link': ['shortCode', false],
  'lift-host': ['host', false],
};

async function main([name = '', subject = '', ...words]: string[]): Promise<void> {
  const [member, takesReason] = Object.hasOwn(commands, name) ? commands[name]! : [];
  if (!member || !subject || Boolean(takesReason) !== words.length > 0) throw new Error(USAGE);
  if (!config.databaseUrl) useDatabase(await runningUrl(config.dataDir));
  const { closeDatabase } = await import('../api/database/db.ts');
  const { suspend, unsuspendNamed } = await import('../api/moderation/suspend.ts');
  const { commandLine } = await import('../api/identity/operator-actor.ts');
  try {
    if (takesReason) await suspend(commandLine, { [member]: subject, reason: words.join(' ') });
    else await unsuspendNamed(commandLine, { [member]: subject });
  } finally {
    await closeDatabase();
  }
  console.log(takesReason ? `${subject} is suspended now. Nothing was deleted.` : `${subject} is no longer suspended.`);
}

await main(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
