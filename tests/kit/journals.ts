// Journals in a folder of their own, and what stands in them.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { Journal, type JournalOptions } from '../../api/clicks/journal.ts';
import type { JournalBatch } from '../../api/clicks/journal-reader.ts';
import { listJournalFiles, logPath } from '../../api/clicks/journal-files.ts';
import { appendAll } from './clicks.ts';

/** The beginning of every journal. */
export const START = { file: 0, offset: 0 };

/** The links whose clicks are in a batch, in its order. */
export const idsOf = (batch: JournalBatch | null) => batch?.clicks.map((one) => one.linkId) ?? null;

/** Writes one frame for each number. */
export async function frames(journal: Journal, ...linkIds: number[]): Promise<void> {
  for (const linkId of linkIds) await appendAll(journal, [{ linkId }]);
}

/** Gives every test of a file an empty folder for journals, closes them and removes it afterwards. */
export function useJournals() {
  let journals: Journal[] = [];
  const kit = {
    folder: '',
    /** Opens a journal in the folder, after those that were there. */
    open(options: Partial<JournalOptions> = {}): Journal {
      const journal = new Journal({ folder: kit.folder, maxBytes: 64 * 1024 * 1024, syncMs: 100, ...options });
      journals.push(journal);
      return journal;
    },
    /** The process is gone: what it had open is closed, and nothing else is said. */
    abandon(journal: Journal): void {
      journal.close();
      journals = journals.filter((one) => one !== journal);
    },
    firstLog: () => logPath(kit.folder, listJournalFiles(kit.folder)[0]!),
  };
  beforeEach(() => {
    kit.folder = mkdtempSync(join(tmpdir(), 'footbridge-journal-'));
  });
  afterEach(() => {
    journals.forEach((journal) => journal.close());
    journals = [];
    rmSync(kit.folder, { recursive: true, force: true });
  });
  return kit;
}
