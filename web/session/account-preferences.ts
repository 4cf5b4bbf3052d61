import { authorizedFetch } from './authorized-fetch.ts';
import { keepPreferences, type StoredPreferences } from './preferences.ts';

const PATH = '/api/account/preferences';

/** Changes preferences of the account. */
export async function savePreferences(changes: Partial<StoredPreferences>): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  await authorizedFetch(PATH, { method: 'PUT', headers, body: JSON.stringify(changes) });
}

/** Follows what was chosen in another browser: the theme at once, formats with the next page that is loaded. */
export async function followPreferences(): Promise<void> {
  const response = await authorizedFetch(PATH);
  if (response.ok) keepPreferences((await response.json()) as StoredPreferences);
}
