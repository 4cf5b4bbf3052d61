import { lookupPool } from '../database/pool.ts';

/** The last ones are leased one by one, to whoever waits for one. */
const ONE_BY_ONE = 100;
/** Of those beyond, a lease has a tenth, and at most so many: what a process that is killed can lose. */
const MOST_AT_ONCE = 200;

/** Some of the people that a link still lets through. */
export interface Lease {
  granted: number;
  epoch: number;
  /** How many nobody has leased. */
  left: number;
}

const LEFT = 'u.max_clicks - s.taken';
const GRANTED = `least(${LEFT}, $2 + greatest(0, least(${MOST_AT_ONCE}, (${LEFT} - $2 - ${ONE_BY_ONE}) / 10)))`;

/** Leases at least the wanted shares of a link where so many are left; null where none is. */
export async function leaseShares(linkId: number, wanted: number): Promise<Lease | null> {
  const { rows } = await lookupPool.query<Lease>({
    name: 'lease-shares',
    // Every expression is of the row as it is when this statement holds it: two leases never have the same share.
    text: `UPDATE link_share s SET taken = s.taken + ${GRANTED}, granted = ${GRANTED}
      FROM short_url u WHERE s.link_id = $1 AND u.id = s.link_id AND s.taken < u.max_clicks
      RETURNING s.granted, s.epoch, ${LEFT} AS left`,
    values: [linkId, wanted],
  });
  return rows[0] ?? null;
}

/** Gives shares back that were not used, unless the limit was set anew since. */
export async function giveBackShares(
  linkId: number,
  { count, epoch }: { count: number; epoch: number },
): Promise<void> {
  await lookupPool.query({
    name: 'give-back-shares',
    text: 'UPDATE link_share SET taken = taken - $2 WHERE link_id = $1 AND epoch = $3',
    values: [linkId, count, epoch],
  });
  await lookupPool.query({
    name: 'reopen-link',
    text: `UPDATE short_url u SET limit_reached_at = NULL FROM link_share s
      WHERE u.id = $1 AND u.limit_reached_at IS NOT NULL AND s.link_id = u.id AND s.taken < u.max_clicks`,
    values: [linkId],
  });
}

/** Notes that a link has no share left, where that is so: then no server asks for one. */
export async function markLimit(linkId: number): Promise<void> {
  await lookupPool.query({
    name: 'mark-limit',
    text: `UPDATE short_url u SET limit_reached_at = now() FROM link_share s
      WHERE u.id = $1 AND u.limit_reached_at IS NULL AND s.link_id = u.id AND s.taken >= u.max_clicks`,
    values: [linkId],
  });
}
