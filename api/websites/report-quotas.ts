import { plainAddress } from '../click-model/place.ts';
import { addressKey } from '../common/address-key.ts';
import { Limiter, ROUGHLY, tooManyAttempts } from '../common/limiter.ts';
import { countReport } from '../common/reporters.ts';

/** Reports in a minute: of one address, which an office of visitors may share, and of all pages of one website. */
export const REPORT_QUOTAS = {
  visits: { address: 120, website: 6_000 },
  measurements: { address: 30, website: 1_200 },
  conversions: { address: 600, website: 600 },
} as const;

const MINUTE_MS = 60_000;
/** Sixteen bits each: what a provider gives to one customer at most, who has as many networks of 64 bits as he likes. */
const SITE_GROUPS = 3;
/** How much more than one address all of them may send together. */
const SITE_FACTOR = 4;
/** Of a website's quota: from here on only networks report that have used less than their share. */
const ROOM = 0.5;
const SHARE = 0.05;

interface Quotas {
  address: number;
  website: number;
}

/** The quotas of one kind of report; all refuse RATE_LIMITED with the seconds to wait. */
export class ReportQuota {
  readonly #addresses: Limiter;
  readonly #sites: Limiter;
  readonly #websites: Limiter;
  readonly #shares: Limiter;

  constructor(kind: keyof typeof REPORT_QUOTAS, { address, website } = REPORT_QUOTAS[kind] as Quotas) {
    const limiter = (of: string, max: number) =>
      new Limiter({ name: `${kind}-${of}`, max, windowMs: MINUTE_MS, apart: ROUGHLY });
    this.#addresses = limiter('address', address);
    this.#sites = limiter('site', address * SITE_FACTOR);
    this.#websites = limiter('website', website);
    this.#shares = limiter('share', website * SHARE);
  }

  /** Counts a report of an address, whatever it contains. */
  async ofAddress(reporter: { address: string }): Promise<void> {
    await countReport(reporter, this.#addresses, addressKey(reporter.address));
    await countReport(reporter, this.#sites, addressKey(reporter.address, SITE_GROUPS));
  }

  /** Counts a report of a website's server; only once its credentials are known to be right. */
  async ofWebsite(reporter: object, id: number): Promise<void> {
    await countReport(reporter, this.#websites, String(id));
  }

  /** The same of a page, whose credentials everybody can read: one network alone cannot use the quota up. */
  async ofPage(reporter: { address: string }, id: number): Promise<void> {
    await this.#keepRoom(String(id), networkOf(reporter.address));
    await this.ofWebsite(reporter, id);
  }

  /** Refuses a loud network once a website's quota is half used, so that visitors from others can go on to report. */
  async #keepRoom(key: string, network: string): Promise<void> {
    const share = await this.#shares.use(`${key} ${network}`);
    if (!share.isRefused) return;
    const { limit, remaining } = await this.#websites.left(key);
    if (remaining <= limit * (1 - ROOM)) throw tooManyAttempts(share);
  }
}

/** The neighbourhood of an address, whose members may belong to one sender. */
const networkOf = (address: string): string => {
  const plain = plainAddress(address);
  return plain.includes(':') ? addressKey(plain, SITE_GROUPS) : plain.replace(/\.\d+$/, '');
};
