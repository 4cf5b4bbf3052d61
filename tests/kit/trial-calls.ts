// One successful call of every operation that tries what links would do.
import { rest, type Person } from './world.ts';

/** The calls by their names in the OpenAPI document. */
export const callsOfTrials = (ada: () => Person) => ({
  'GET /api/short-codes/{code}': () => rest(ada(), 'GET', '/api/short-codes/some-code'),
  'POST /api/urls/batch-check': () =>
    rest(ada(), 'POST', '/api/urls/batch-check', { short_codes: ['some', 'api', '?'] }),
  'POST /api/urls/try-rules': () =>
    rest(ada(), 'POST', '/api/urls/try-rules', {
      redirect_rules: [{ destination: 'https://example.com', conditions: [{ os: ['iOS'] }, { country: ['EU'] }] }],
      visitor: { os: 'iOS' },
    }),
});
