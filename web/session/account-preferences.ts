import { authorizedFetch } from './authorized-fetch.ts';
import { request } from './http.ts';
import { keepPreferences, type StoredPreferences } from './preferences.ts';
import { freshToken } from './refresh.ts';

const PATH = '/api/account/preferences';

let turn: Promise<unknown> = Promise.resolve();
let turns = 0;

/**
 * Asks the server for preferences after what was asked before, and keeps its answer unless something was asked since:
 * an older answer must not undo a newer choice.
 */
export function askInTurn(ask: () => Promise<StoredPreferences | null>): Promise<void> {
  const mine = ++turns;
  const asked = turn.then(async () => {
    const answer = await ask();
    if (answer && mine === turns) keepPreferences(answer);
  });
  turn = asked.catch(() => {});
  return asked;
}

async function answerOf(asked: Promise<Response>): Promise<StoredPreferences | null> {
  const response = await asked;
  return response.ok ? ((await response.json()) as StoredPreferences) : null;
}

/** Changes preferences of the account. */
export function savePreferences(changes: Partial<StoredPreferences>): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  return askInTurn(() => answerOf(authorizedFetch(PATH, { method: 'PUT', headers, body: JSON.stringify(changes) })));
}

/**
 * Follows what was chosen in another browser: the theme at once, formats with the next page that is loaded. Sends nobody to
 * the sign-in, as pages that need none follow as well.
 */
export const followPreferences = (): Promise<void> =>
  askInTurn(async () => {
    const token = await freshToken();
    return token ? answerOf(request(PATH, { headers: { authorization: `Bearer ${token}` } })) : null;
  });
