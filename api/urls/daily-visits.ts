import { KeptSignatures } from '../common/kept-signatures.ts';
import { endOfLocalDay, localHour } from '../common/local-time.ts';
import { cookieNamed, cookieOfShortHost, isSigned } from '../common/signed-cookie.ts';
import { keyRing } from '../secrets/key-ring.ts';
import type { RedirectLink } from './redirect-link.ts';

type Visited = Pick<RedirectLink, 'id' | 'visitZone'>;

/**
 * Knows who opens a link again on the same day: by a cookie of that link only, which ends with the day on the clocks of the link's
 * owner. All visitors of a day have the same one, so that it names nobody.
 */
export class DailyVisits {
  readonly #signatures: KeptSignatures;

  constructor(key: Buffer) {
    this.#signatures = new KeptSignatures(key);
  }

  /** Replaces the keys: the first signs, all are accepted. */
  useKeys(keys: readonly Buffer[]): void {
    this.#signatures.useKeys(keys);
  }

  /** Whether the request of this Cookie header opens the link again today; never where nothing may be remembered. */
  isReturning(cookies: string | undefined, link: Visited): boolean {
    const value = link.visitZone === null ? null : cookieNamed(cookies, nameOf(link));
    return value !== null && isSigned(value, this.#signaturesOf(link));
  }

  /** The Set-Cookie header that lasts until the day ends. */
  cookieFor(link: Visited, code: string): string {
    const now = Date.now();
    const maxAgeS = Math.ceil((endOfLocalDay(link.visitZone!, now) - now) / 1_000);
    return cookieOfShortHost(nameOf(link), this.#signaturesOf(link)[0]!, { path: `/${code}`, maxAgeS });
  }

  #signaturesOf({ id, visitZone }: Visited): string[] {
    return this.#signatures.of(`visit of ${id} on ${localHour(visitZone!, Date.now()).day}`);
  }
}

const nameOf = ({ id }: Visited) => `footbridge_visit_${id}`;

/** The visits of this installation, by its key. */
export async function openDailyVisits(): Promise<DailyVisits> {
  const visits = new DailyVisits((await keyRing.of('daily-visits')).current);
  await keyRing.follow('daily-visits', ({ all }) => visits.useKeys(all));
  return visits;
}
