// Ends the embedded PostgreSQL that a server which died has left behind; does nothing where another server runs.
import { config } from '../api/config.ts';
import { claimDataFolder } from '../api/data-folder.ts';
import { endOrphan } from '../api/database/embedded.ts';

if (!config.databaseUrl) {
  try {
    using _claim = claimDataFolder(config.dataDir);
    await endOrphan(config.dataDir);
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
