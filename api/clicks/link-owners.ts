import type { ClientBase } from 'pg';
import { Lru } from '../common/lru.ts';
import { readOwners } from '../urls/link-clicks.ts';
import type { LinkOwner } from './enrich.ts';

const CACHE_ENTRIES = 200_000;

/** Owners of links. A link never changes its owner, so only the owners' time zones are read for every batch. */
export class LinkOwners {
  readonly #owners = new Lru<number, number>(CACHE_ENTRIES);

  /** The owners of the links that exist; a link deleted since it was read may still be among them. */
  async of(client: Pick<ClientBase, 'query'>, links: Iterable<number>): Promise<Map<number, LinkOwner>> {
    const ids = [...new Set(links)];
    const unknown = ids.filter((id) => this.#owners.get(id) === undefined);
    if (unknown.length) {
      for (const [id, ownerId] of await readOwners(client, unknown)) this.#owners.set(id, ownerId);
    }
    const known = ids.flatMap((id) => {
      const ownerId = this.#owners.get(id);
      return ownerId === undefined ? [] : [[id, ownerId] as const];
    });
    const owners = await readZones(client, [...new Set(known.map(([, ownerId]) => ownerId))]);
    return new Map(known.flatMap(([id, ownerId]) => (owners.has(ownerId) ? [[id, owners.get(ownerId)!]] : [])));
  }
}

async function readZones(client: Pick<ClientBase, 'query'>, ids: number[]): Promise<Map<number, LinkOwner>> {
  const { rows } = await client.query<{ id: number; time_zone: string | null }>(
    'SELECT id, time_zone FROM app_user WHERE id = ANY($1::int[])',
    [ids],
  );
  return new Map(rows.map(({ id, time_zone: zone }) => [id, { ownerId: id, timeZone: zone ?? 'UTC' }]));
}
