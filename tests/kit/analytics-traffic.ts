// Made-up traffic over a year: several links, places, agents and campaigns, bots, people who want no tracking, and the
// hours at which clocks change.
import type { Places } from '../../api/click-model/place.ts';
import { clickFlags } from '../../api/click-model/record.ts';
import { packCountry } from '../../api/click-model/dimensions.ts';
import { agents, type ToldClick } from './clicks.ts';

const cities = ['Berlin|Berlin|DE', 'Hamburg|Hamburg|DE', 'Boston|Massachusetts|US', 'Pune|Maharashtra|IN', 'Lyon||FR'];

/** The second part of an address is its city, the third its network; a first part of 9 is nowhere known. */
export const trafficPlaces: Places = {
  find(address) {
    const [first, second, third] = address.split('.').map(Number);
    const city = first === 9 ? null : cities[second! % cities.length]!;
    return {
      country: packCountry(city?.slice(-2)),
      city: second! % 7 === 0 ? null : city,
      network: third! % 4 === 0 ? null : `AS6449${third! % 4} Example ${third! % 4}`,
    };
  },
};

const referrers = ['', '', 'https://www.google.com/', 'https://t.co/', 'https://chatgpt.com/', 'https://blog.example/'];
const deviceHints = ['', '', '"14.0.0"\n"Pixel 8"', '"15.0.0"\n"SM-S918B"', '"13.0.0"\n""', '"10.0.0"\n""'];
const phoneHints = '"Google Chrome";v="140"\n?1\n"Android"';
const queries = ['', '', '', 'utm_source=news&utm_medium=email&utm_campaign=spring', 'utm_source=ads', 'qr=1'];

/** A few people come again and again; anybody else has one of many addresses and agents. */
const REGULARS = 5;
const REGULAR_SHARE = 0.6;
const known = Object.values(agents);

function randomVisitor(random: () => number): Pick<ToldClick, 'address' | 'userAgent'> {
  const below = (count: number) => Math.floor(random() * count);
  if (random() < REGULAR_SHARE) {
    const regular = below(REGULARS);
    return {
      address: `${[1, 2, 9][regular % 3]!}.${regular}.${regular % 4}.9`,
      userAgent: known[regular % known.length]!,
    };
  }
  const address = `${[1, 2, 9][below(3)]!}.${below(12)}.${below(4)}.${below(2)}`;
  return { address, userAgent: known[below(known.length)]! };
}

/** Those of a phone where a model is among them. */
const hintsOf = (told: string) => ({ deviceHints: told, hints: /"\w[^"]*"$/.test(told) ? phoneHints : '' });

/** One click at a random moment of the year before `now`, or around one of the given moments. */
export function randomClick(random: () => number, links: number[], now: number, timestamps: number[]): ToldClick {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const near = random() < 0.3 ? pick(timestamps) : null;
  const linkId = links[Math.floor(random() ** 2 * links.length)]!;
  const at = Math.floor(near === null ? now - random() * 364 * 86_400_000 : near + (random() - 0.5) * 5 * 3_600_000);
  return {
    linkId,
    at: now - Math.abs(now - at), // never to come: late in the evening that would be tomorrow
    flags: (random() < 0.05 ? clickFlags.prefetch : 0) | (random() < 0.1 ? clickFlags.privacy : 0),
    ...randomVisitor(random),
    referrer: pick(referrers),
    query: pick(queries),
    ...hintsOf(pick(deviceHints)),
    attempts: pick([0, 0, 17, 83, 20, 65, 98]),
    rule: pick([0, 0, 0, 1, 2, 12]),
  };
}
