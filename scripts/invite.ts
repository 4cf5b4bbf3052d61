// npm run invite -- someone@example.com: prints an address at which this person can create an account.
import { config } from '../api/config.ts';
import { runningUrl } from '../api/database/embedded.ts';

const [email, ...others] = process.argv.slice(2);

/** Prints the invitation; throws one sentence when it fails. */
async function main(): Promise<void> {
  if (!email || others.length) throw new Error('Usage: npm run invite -- someone@example.com');
  config.databaseUrl ??= await runningUrl(config.dataDir);
  const { closeDatabase } = await import('../api/db.ts');
  const { invite } = await import('../api/identity/invite.ts');
  try {
    console.log(await invite(email));
    console.log('It is valid for seven days and one account.');
  } finally {
    await closeDatabase();
  }
}

await main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
