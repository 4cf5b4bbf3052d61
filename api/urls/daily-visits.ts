import { signaturesOf } from '../common/kept-signatures.ts';
import { endOfLocalDay, localHour } from '../common/local-time.ts';
import { Lru } from '../common/lru.ts';
import { cookieNamed, cookieOfShortHost, isSigned } from '../common/signed-cookie.ts';
import { keyRing } from '../secrets/key-ring.ts';
import type { RedirectLink } from './redirect-link.ts';

type Visited = Pick<RedirectLink, 'id' | 'visitZone'>;

/** The day on the clocks of a link's owner, with what cookies of that link and day hold. */
interface VisitDay {
  zone: string;
  /** Milliseconds since 1970. */
  endsAt: number;
  signatures: readonly string[];
}

const MOST_KEPT = 10_000;

/**
 * Knows who opens a link again on the same day: by a cookie of that link only, which ends with the day on the clocks of the link's
 * owner. All visitors of a day have the same one, so that it names nobody.
 */
export class DailyVisits {
  #keys: readonly Buffer[];
  /** The days of links by their ids: reading clocks for every click would take longer than answering it. */
  #days = new Lru<number, VisitDay>(MOST_KEPT);

  constructor(key: Buffer) {
    this.#keys = [key];
  }

  /** Replaces the keys: the first signs, all are accepted. */
  useKeys(keys: readonly Buffer[]): void {
    this.#keys = keys;
    this.#days = new Lru(MOST_KEPT);
  }

  /** Whether the request of this Cookie header opens the link again today; never where nothing may be remembered. */
  isReturning(cookies: string | undefined, link: Visited): boolean {
    const value = link.visitZone === null ? null : cookieNamed(cookies, nameOf(link));
    return value !== null && isSigned(value, this.#dayOf(link, Date.now()).signatures);
  }

  /** The Set-Cookie header that lasts until the day ends. */
  cookieFor(link: Visited, code: string): string {
    const now = Date.now();
    const { endsAt, signatures } = this.#dayOf(link, now);
    const maxAgeS = Math.ceil((endsAt - now) / 1_000);
    return cookieOfShortHost(nameOf(link), signatures[0]!, { path: `/${code}`, maxAgeS });
  }

  #dayOf({ id, visitZone }: Visited, now: number): VisitDay {
    const zone = visitZone!;
    const known = this.#days.get(id);
    if (known?.zone === zone && now < known.endsAt) return known;
    const signatures = signaturesOf(this.#keys, `visit of ${id} on ${localHour(zone, now).day}`);
    const day = { zone, endsAt: endOfLocalDay(zone, now), signatures };
    this.#days.set(id, day);
    return day;
  }
}

const nameOf = ({ id }: Visited) => `footbridge_visit_${id}`;

/** The visits of this installation, by its key. */
export async function openDailyVisits(): Promise<DailyVisits> {
  const visits = new DailyVisits((await keyRing.of('daily-visits')).current);
  await keyRing.follow('daily-visits', ({ all }) => visits.useKeys(all));
  return visits;
}
