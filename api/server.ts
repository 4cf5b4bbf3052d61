import { config } from './config.ts';
import { migrate } from './database/migrate.ts';
import { closeDatabase } from './db.ts';
import { buildApp } from './http/app.ts';
import { step } from './progress.ts';

/** Migrates, opens every part and listens; SIGINT and SIGTERM drain and close them in the opposite order. */
export async function serve(stopDatabase: () => Promise<void>): Promise<void> {
  await step('Migrating the database', () => migrate(config.databaseUrl!));
  const app = await buildApp(() => false);
  await app.listen({ host: config.host, port: config.port });
  console.log(`Footbridge is ready on ${config.publicOrigin}`);

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await app.close();
    await closeDatabase();
    await stopDatabase();
    process.exit(0);
  };
  process.on('SIGINT', () => void stop());
  process.on('SIGTERM', () => void stop());
}
