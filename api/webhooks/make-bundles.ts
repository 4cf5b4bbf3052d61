import type { ClientBase } from 'pg';
import { bundleClicks } from './bundle-clicks.ts';
import { bundleReports } from './bundle-reports.ts';

/** Makes deliveries of the clicks, and of the conversions of pages, that were noted for a while. */
export async function makeBundles(client: ClientBase): Promise<void> {
  await bundleClicks(client);
  await bundleReports(client);
}
