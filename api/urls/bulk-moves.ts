import { linkKey } from '../common/link-key.ts';
import type { Transaction } from '../database/db.ts';
import { namedDomains, type OnDomain } from '../domains/chosen-domain.ts';
import type { ShortUrl } from '../generated/prisma/client.ts';
import { UserError } from '../common/user-error.ts';
import type { Viewer } from '../common/viewer.ts';
import { messages } from './rules.ts';
import { takenKeys } from './taken.ts';

/** A change of a link that may name another domain. */
interface Move {
  before: Pick<ShortUrl, 'shortCode' | 'domain' | 'domainId'>;
  changes: { domain?: string | null | undefined };
}

/** The domain that each of many links is on after its change, or why it cannot be there: of several with one code the first moves. */
export async function movedTo<Change extends Move>(
  tx: Transaction,
  viewer: Viewer,
  moves: readonly Change[],
): Promise<(move: Change) => OnDomain | UserError> {
  const choose = await namedDomains(tx, viewer);
  const chosen = new Map(moves.map((move) => [move, chosenFor(move, choose)]));
  const moved = [...chosen].flatMap(([{ before }, on]) =>
    on instanceof UserError || on.domainId === before.domainId ? [] : { shortCode: before.shortCode, ...on },
  );
  const taken = await takenKeys(tx, moved);
  for (const [move, on] of chosen) {
    if (on instanceof UserError || on.domainId === move.before.domainId) continue;
    const key = linkKey({ shortCode: move.before.shortCode, ...on });
    if (taken.has(key)) chosen.set(move, new UserError('CODE_TAKEN', messages.codeTaken, 'domain'));
    else taken.add(key);
  }
  return (move) => chosen.get(move)!;
}

function chosenFor({ before, changes: { domain } }: Move, choose: (host: string | null) => OnDomain | UserError) {
  const isSame = domain === undefined || domain?.trim().toLowerCase() === before.domain;
  return isSame ? { domain: before.domain, domainId: before.domainId } : choose(domain);
}
