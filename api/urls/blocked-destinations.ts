import { webDestinationsOf } from '../common/app-address.ts';
import type { Transaction } from '../database/db.ts';
import { db } from '../database/db.ts';
import { storedRules } from '../redirect-rules/rules.ts';
import { blockedDestination } from '../suspension/refusals.ts';
import { blockedAmong } from '../suspension/suspensions.ts';
import type { UserError } from '../common/user-error.ts';

/** Where a link leads, as far as it is said. */
interface Leading {
  originalUrl?: string | undefined;
  fallbackUrl?: string | null | undefined;
  iosUrl?: string | null | undefined;
  androidUrl?: string | null | undefined;
  redirectRules?: unknown;
}

/** Every destination of a link with the field that names it. */
function fieldsOf({
  originalUrl,
  fallbackUrl,
  iosUrl,
  androidUrl,
  redirectRules,
}: Leading): [field: string, destination: string][] {
  return [
    ...Object.entries({ originalUrl, fallbackUrl }).flatMap(([field, destination]): [string, string][] =>
      destination ? [[field, destination]] : [],
    ),
    ...Object.entries({ iosUrl, androidUrl }).flatMap(([field, address]) =>
      webDestinationsOf(address ?? '').map((destination): [string, string] => [field, destination]),
    ),
    ...storedRules(redirectRules).map(({ destination }, index): [string, string] => [
      `redirectRules.${index}.destination`,
      destination,
    ]),
  ];
}

/** Every destination of a link. */
export const destinationsOf = (link: Leading): string[] => fieldsOf(link).map(([, destination]) => destination);

/** The refusal of the first destination that is blocked, by its field; null without one. Those of `before` may stay. */
export function blockedIn(link: Leading, blocked: ReadonlySet<string>, before: Leading = {}): UserError | null {
  const former = new Set(destinationsOf(before));
  const found = fieldsOf(link).find(([, destination]) => blocked.has(destination) && !former.has(destination));
  return found ? blockedDestination(found[0]) : null;
}

/** Refuses DESTINATION_BLOCKED where a link leads to a suspended or a listed host; destinations of `before` may stay. */
export async function refuseBlockedIn(
  link: Leading,
  tx: Pick<Transaction, 'suspension'> = db,
  before: Leading = {},
): Promise<void> {
  const refusal = blockedIn(link, await blockedAmong(destinationsOf(link), tx), before);
  if (refusal) throw refusal;
}
