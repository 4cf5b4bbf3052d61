// One successful call of everything that concerns the conversions of a website.
import { rest, type Person } from './world.ts';

/** `site` makes a website; `reported` has one with the conversion order-1. */
export function callsOfConversions(
  owner: () => Person,
  site: () => Promise<number>,
  reported: () => Promise<{ id: number }>,
): Record<string, () => ReturnType<typeof rest>> {
  const rotated = async () => rest(owner(), 'POST', `/api/websites/${await site()}/rotate-conversion-key`);
  const path = async () => `/api/websites/${(await reported()).id}/conversions`;
  return {
    'GET /api/websites/{id}/conversions': async () => rest(owner(), 'GET', await path()),
    'PUT /api/websites/{id}/conversions': async () =>
      rest(owner(), 'PUT', await path(), { id: 'order-1', is_struck: false }),
    'POST /api/websites/{id}/rotate-conversion-key': rotated,
    'POST /api/conversions': async () => {
      const token = (await rotated()).body.conversion_key;
      return rest({ ...owner(), token }, 'POST', '/api/conversions', { name: 'order', value: 5 });
    },
  };
}
