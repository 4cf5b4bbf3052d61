import { addressKey } from '../common/address-key.ts';
import { Limiter } from '../common/limiter.ts';
import { countReport } from '../common/reporters.ts';

/** Reports in a minute: of one address, which an office of visitors may share, and of all pages of one website. */
export const REPORT_QUOTAS = {
  visits: { address: 120, website: 6_000 },
  measurements: { address: 30, website: 1_200 },
  conversions: { address: 600, website: 600 },
} as const;

const MINUTE_MS = 60_000;

/** The quotas of one kind of report; both refuse RATE_LIMITED with the seconds to wait. */
export class ReportQuota {
  readonly #addresses: Limiter;
  readonly #websites: Limiter;

  constructor({ address, website }: { address: number; website: number }) {
    this.#addresses = new Limiter({ max: address, windowMs: MINUTE_MS });
    this.#websites = new Limiter({ max: website, windowMs: MINUTE_MS });
  }

  /** Counts a report of an address, whatever it contains. */
  ofAddress(reporter: { address: string }): Promise<void> {
    return countReport(reporter, this.#addresses, addressKey(reporter.address));
  }

  /** Counts a report of a website; only once its credentials are known to be right, so that nobody else can use it up. */
  ofWebsite(reporter: object, id: number): Promise<void> {
    return countReport(reporter, this.#websites, String(id));
  }
}
