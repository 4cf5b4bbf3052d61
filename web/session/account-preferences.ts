import { authorizedFetch } from './authorized-fetch.ts';
import { request } from './http.ts';
import { keepPreferences, type StoredPreferences } from './preferences.ts';
import { freshToken } from './refresh.ts';

const PATH = '/api/account/preferences';

/** Changes preferences of the account. */
export async function savePreferences(changes: Partial<StoredPreferences>): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  await authorizedFetch(PATH, { method: 'PUT', headers, body: JSON.stringify(changes) });
}

/**
 * Follows what was chosen in another browser: the theme at once, formats with the next page that is loaded. Sends nobody to
 * the sign-in, as pages that need none follow as well.
 */
export async function followPreferences(): Promise<void> {
  const token = await freshToken();
  if (!token) return;
  const response = await request(PATH, { headers: { authorization: `Bearer ${token}` } });
  if (response.ok) keepPreferences((await response.json()) as StoredPreferences);
}
