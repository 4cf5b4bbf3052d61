// An ingester beside a test: the real process, with a journal and a claim of its own.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Journal } from '../../api/clicks/journal.ts';
import { claimNode } from '../../api/clicks/node-claim.ts';
import { config } from '../../api/common/config.ts';
import { startIngester, type Ingester } from '../../api/worker/ingester.ts';

const JOURNAL_BYTES = 1024 * 1024;

export interface OwnIngester {
  ingester: Ingester;
  journal: Journal;
  /** Stores the rest of the journal, ends the process, and removes the folder. */
  close(): Promise<void>;
}

/** Starts an ingester for a new journal of a megabyte. It has the settings that this process has now. */
export async function openIngester(): Promise<OwnIngester> {
  const data = mkdtempSync(join(tmpdir(), 'footbridge-ingester-'));
  const folder = join(data, 'journal');
  mkdirSync(folder);
  const claim = await claimNode({ connectionString: config.databaseUrl!, folder: data, onLost: () => {} });
  const journal = new Journal({ folder, maxBytes: JOURNAL_BYTES, syncMs: 100 });
  const ingester = startIngester(folder, claim);
  const close = async () => {
    journal.close();
    await ingester.stop();
    await claim.release(true);
    rmSync(data, { recursive: true, force: true });
  };
  return { ingester, journal, close };
}
