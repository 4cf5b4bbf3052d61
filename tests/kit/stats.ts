// Clicks stored as the ingester stores them, at any moment and from any country.
import { packCountry } from '../../api/dimensions.ts';
import { observe } from '../../api/clicks/enrich.ts';
import { Ingest } from '../../api/clicks/ingest.ts';
import type { JournaledClick } from '../../api/clicks/record.ts';
import { pool } from '../../api/db.ts';
import { CHROME } from './agents.ts';

export { CHROME, GOOGLEBOT, IPHONE } from './agents.ts';

export interface TestClick extends Partial<Omit<JournaledClick, 'at' | 'clickId' | 'linkId'>> {
  linkId: number;
  at?: number;
  /** Who clicks; the country's code stands before the dash ("DE-7"); "-7" is nowhere known. */
  address?: string;
}

const cities: Record<string, string> = { DE: 'Berlin|Berlin|DE', US: 'Boston|Massachusetts|US' };
const places = {
  find(address: string) {
    const country = address.split('-')[0]!;
    return { country: packCountry(country), city: cities[country] ?? null, network: null };
  },
};

const ingest = new Ingest('00000000-0000-7000-8000-000000000001');
let minted = 0;

const blank = () => ({
  clickId: `00000000-0000-7000-8000-${String(++minted).padStart(12, '0')}`,
  at: Date.now(),
  flags: 0,
  address: '-1',
  userAgent: CHROME,
  referrer: '',
  query: '',
});

/** Stores clicks through the ingester's own transaction. */
export async function storeClicks(clicks: TestClick[]): Promise<void> {
  const client = await pool.connect();
  try {
    const from = await ingest.position(client);
    const observed = clicks.map((click) => observe({ ...blank(), ...click }, places));
    const next = { segment: from.segment, offset: from.offset + 1 };
    await ingest.store(client, from, { clicks: observed, next }, () => {});
  } finally {
    client.release();
  }
}
