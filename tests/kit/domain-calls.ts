// A successful call of each operation on domains, for the test of the OpenAPI document.
import { rest, type Person } from './world.ts';

let made = 0;

/** The calls by their names in the document; `who` makes them. */
export function callsOfDomains(who: () => Person): Record<string, () => ReturnType<typeof rest>> {
  const ask = (method: string, path: string, body?: unknown) => rest(who(), method, path, body);
  const add = () => ask('POST', '/api/domains', { host: `go${++made}.example.com`, root_url: 'https://example.com/' });
  const domain = async () => (await add()).body.id as number;
  return {
    'GET /api/domains': () => ask('GET', '/api/domains'),
    'POST /api/domains': add,
    'GET /api/domains/{id}': async () => ask('GET', `/api/domains/${await domain()}`),
    'PUT /api/domains/{id}': async () => ask('PUT', `/api/domains/${await domain()}`, { not_found_url: null }),
    'POST /api/domains/{id}/verify': async () => ask('POST', `/api/domains/${await domain()}/verify`),
    'DELETE /api/domains/{id}': async () => ask('DELETE', `/api/domains/${await domain()}`),
  };
}
