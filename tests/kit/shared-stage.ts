// One installation and one Chromium for all files of a worker that need no other settings: accounts keep them apart.
import { afterEach, beforeAll, inject } from 'vitest';
import { closeWindows, startStage, type Stage } from './chromium.ts';
import { noteShared } from './shared-installations.ts';

/** What each of these files needs; the others do without. */
const SETTINGS = { TRUSTED_PROXIES: '127.0.0.1,::1', WEBHOOK_HOSTS: '127.0.0.1' };

/** What a worker has started. */
const worker = process as typeof process & { sharedStage?: Promise<Stage> };

/** The worker's installation and browser, started by the first file; a test's windows are closed after it. */
export function useSharedStage(): Stage {
  const stage = {} as Stage;
  beforeAll(async () => {
    Object.assign(stage, await (worker.sharedStage ??= start()));
  });
  afterEach((context) => closeWindows(stage, context));
  return stage;
}

async function start(): Promise<Stage> {
  const stage = await startStage(SETTINGS);
  noteShared(inject('runFolder'), stage.installation);
  return stage;
}
