import { config } from '../common/config.ts';

let address = config.databaseUrl;

/** Names the database that was started because no setting names one. */
export function useDatabase(url: string): void {
  address = url;
}

/** The address of the database of this process; throws Error before there is one. */
export function databaseUrl(): string {
  if (!address) throw new Error('No database is set, and none was started.');
  return address;
}
