// Stops the embedded PostgreSQL that a crashed server left behind; does nothing while another server is running.
import { config } from '../api/common/config.ts';
import { claimDataFolder } from '../api/common/data-folder.ts';
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
