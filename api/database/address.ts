import { config } from '../common/config.ts';

/** The embedded database's backends are processes of this machine; those of another may be anywhere. */
export type DatabaseKind = 'embedded' | 'remote';

let address = config.databaseUrl;
let kind: DatabaseKind = address ? 'remote' : 'embedded';

/** Names the database that was started because no setting names one. */
export function useDatabase(url: string): void {
  address = url;
}

/** The address of the database of this process; throws Error before there is one. */
export function databaseUrl(): string {
  if (!address) throw new Error('No database is set, and none was started.');
  return address;
}

/** What kind of database it is; it does not change after the start. */
export const databaseKind = (): DatabaseKind => kind;

/** Notes what kind of database a parent has given the address of. */
export function noteDatabaseKind(given: DatabaseKind): void {
  kind = given;
}
