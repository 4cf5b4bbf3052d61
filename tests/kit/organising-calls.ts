// One successful call of every operation that organises links, for the test of the OpenAPI document.
import { rest, type Person } from './world.ts';

/** The calls by their names in the document; `who` makes them. */
export function callsOfOrganising(who: () => Person): Record<string, () => ReturnType<typeof rest>> {
  const ask = (method: string, path: string, body?: unknown) => rest(who(), method, path, body);
  const tag = async (name: string) => (await ask('POST', '/api/tags', { name })).body.id as number;
  const template = async (name: string) =>
    (await ask('POST', '/api/utm-templates', { name, source: 'x' })).body.id as number;
  const view = async (name: string) => (await ask('POST', '/api/saved-views', { name })).body.id as number;
  return {
    'GET /api/tags': () => ask('GET', '/api/tags'),
    'POST /api/tags': () => ask('POST', '/api/tags', { name: 'Listed', color: 'blue' }),
    'PUT /api/tags/{id}': async () => ask('PUT', `/api/tags/${await tag('Changed')}`, { color: 'red' }),
    'GET /api/saved-views': () => ask('GET', '/api/saved-views'),
    'POST /api/saved-views': () => ask('POST', '/api/saved-views', { name: 'Listed', status: 'active', tags: ['a'] }),
    'PUT /api/saved-views/{id}': async () =>
      ask('PUT', `/api/saved-views/${await view('Changed')}`, { sort: 'clicks' }),
    'DELETE /api/saved-views/{id}': async () => ask('DELETE', `/api/saved-views/${await view('Deleted')}`),
    'GET /api/utm-values': () => ask('GET', '/api/utm-values?parameter=source&search=news'),
    'GET /api/utm-templates': () => ask('GET', '/api/utm-templates'),
    'POST /api/utm-templates': () => ask('POST', '/api/utm-templates', { name: 'Listed', source: 'newsletter' }),
    'PUT /api/utm-templates/{id}': async () =>
      ask('PUT', `/api/utm-templates/${await template('Changed')}`, { medium: 'email' }),
    'DELETE /api/utm-templates/{id}': async () => ask('DELETE', `/api/utm-templates/${await template('Deleted')}`),
    'DELETE /api/tags/{id}': async () => ask('DELETE', `/api/tags/${await tag('Deleted')}`),
  };
}
