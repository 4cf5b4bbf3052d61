import type { ClientBase } from 'pg';
import { Lru } from '../lru.ts';
import type { LinkOwner } from './enrich.ts';

const CACHE_ENTRIES = 200_000;

/** Whose links are: a link never changes its owner, so only their zones are asked for every time. */
export class LinkOwners {
  readonly #owners = new Lru<number, number>(CACHE_ENTRIES);

  /** The owners of links, as far as these exist; one that was deleted may still be known. */
  async of(client: ClientBase, links: Iterable<number>): Promise<Map<number, LinkOwner>> {
    const ids = [...new Set(links)];
    await this.#read(
      client,
      ids.filter((id) => this.#owners.get(id) === undefined),
    );
    const known = ids.flatMap((id) => {
      const ownerId = this.#owners.get(id);
      return ownerId === undefined ? [] : [[id, ownerId] as const];
    });
    const owners = await readOwners(client, [...new Set(known.map(([, ownerId]) => ownerId))]);
    return new Map(known.flatMap(([id, ownerId]) => (owners.has(ownerId) ? [[id, owners.get(ownerId)!]] : [])));
  }

  async #read(client: ClientBase, ids: number[]): Promise<void> {
    if (!ids.length) return;
    const { rows } = await client.query<{ id: number; owner_id: number }>(
      'SELECT id, owner_id FROM short_url WHERE id = ANY($1::int[])',
      [ids],
    );
    for (const { id, owner_id: ownerId } of rows) this.#owners.set(id, ownerId);
  }
}

async function readOwners(client: ClientBase, ids: number[]): Promise<Map<number, LinkOwner>> {
  const { rows } = await client.query<{ id: number; time_zone: string | null }>(
    'SELECT id, time_zone FROM app_user WHERE id = ANY($1::int[])',
    [ids],
  );
  return new Map(rows.map(({ id, time_zone: zone }) => [id, { ownerId: id, timeZone: zone ?? 'UTC' }]));
}
