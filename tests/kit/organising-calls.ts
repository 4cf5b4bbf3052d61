// One successful call of every operation that organises links, for the test of the OpenAPI document.
import { rest, type Person } from './world.ts';

/** The calls by their names in the document; `who` makes them. */
export function callsOfOrganising(who: () => Person): Record<string, () => ReturnType<typeof rest>> {
  const ask = (method: string, path: string, body?: unknown) => rest(who(), method, path, body);
  const tag = async (name: string) => (await ask('POST', '/api/tags', { name })).body.id as number;
  return {
    'GET /api/tags': () => ask('GET', '/api/tags'),
    'POST /api/tags': () => ask('POST', '/api/tags', { name: 'Listed', color: 'blue' }),
    'PUT /api/tags/{id}': async () => ask('PUT', `/api/tags/${await tag('Changed')}`, { color: 'red' }),
    'DELETE /api/tags/{id}': async () => ask('DELETE', `/api/tags/${await tag('Deleted')}`),
  };
}
