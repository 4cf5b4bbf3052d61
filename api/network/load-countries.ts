import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { CountryTable } from '../click-model/country-ranges.ts';
import { entryFile } from '../common/product-files.ts';

/** It leaves much behind at once, which little memory makes it collect earlier. */
const MEMORY = { maxYoungGenerationSizeMb: 4, maxOldGenerationSizeMb: 256 };

/** Reads the countries of all addresses beside the server, 100 MB of memory for some seconds; fails where a file cannot be read. */
export async function loadCountries(): Promise<CountryTable> {
  const worker = new Worker(entryFile('network/country-worker.ts'), { resourceLimits: MEMORY });
  worker.unref();
  const ended = once(worker, 'exit').then(() => {
    throw new Error('the thread that reads the countries of addresses ended');
  });
  ended.catch(() => {}); // it ends after its answer as well
  const [table] = (await Promise.race([once(worker, 'message'), ended])) as [CountryTable];
  return table;
}
