import { domainToUnicode } from 'node:url';
import type { Prisma } from '../generated/prisma/client.ts';
import { ruleDestinations } from '../redirect-rules/rules.ts';
import type { Transaction } from '../database/db.ts';
import { hostOf, withParents } from '../common/destination.ts';

/** A link as operators see it. */
export interface HostedLink {
  id: number;
  ownerId: number;
  originalUrl: string;
  redirectRules: Prisma.JsonValue;
}

/** Links of which a destination is on the hosts or their subdomains, newest first: of one owner where one is named. */
export async function linksOnHosts(
  tx: Pick<Transaction, '$queryRaw'>,
  hosts: readonly string[],
  { ownerId = null, most }: { ownerId?: number | null; most: number },
): Promise<HostedLink[]> {
  if (!hosts.length) return [];
  // A destination is stored as it was typed: the host may be there in letters, or in ASCII.
  const spellings = [...new Set(hosts.flatMap((host) => [host, domainToUnicode(host) || host]))];
  const patterns = spellings.map((name) => `%//%${name.replace(/[\\%_]/g, '\\$&')}%`);
  const rows = await tx.$queryRaw<HostedLink[]>`
    SELECT id, owner_id AS "ownerId", original_url AS "originalUrl", redirect_rules AS "redirectRules" FROM short_url
    WHERE (original_url ILIKE ANY(${patterns}::text[]) OR redirect_rules <> '[]' AND redirect_rules::text ILIKE ANY(${patterns}::text[])) AND (${ownerId}::int IS NULL OR owner_id = ${ownerId})
    ORDER BY id DESC`;
  const wanted = new Set(hosts);
  return rows
    .filter(({ originalUrl, redirectRules }) =>
      [originalUrl, ...ruleDestinations(redirectRules)].some((destination) =>
        withParents(hostOf(destination) ?? '').some((name) => wanted.has(name)),
      ),
    )
    .slice(0, most);
}
