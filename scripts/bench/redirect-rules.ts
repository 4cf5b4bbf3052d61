// npm run bench:redirect -- --rules — redirects per second of links with rules against plain ones of the same installation: both
// under the same load, in turns, in one run. Countries are asked of addresses that are known, and of others.
import { addLinks, makeInstallation } from '../../tests/kit/installation.ts';
import { clicksStored } from './clicks-stored.ts';
import { measure } from './load.ts';
import { median, percentile } from './network/statistics.ts';
import { isAnswering, secondsOf } from './process-time.ts';
import { openCleanUp } from './clean-up.ts';

/** More addresses than a process remembers the countries of. */
const MANY_ADDRESSES = 4_000_000;
/** The first question reads the countries of all addresses, which takes long beside a load; until then each is looked up by a thread. */
const TABLE_SECONDS = 15;
const to = (name: string) => `https://example.com/${name}`;

/** Rules of each kind; only the last holds of the visitors here, so that all of them are asked. */
const OTHERS = [
  { destination: to('phone'), conditions: [{ device: ['mobile'] }, { os: ['iOS'] }] },
  { destination: to('fr'), conditions: [{ language: ['fr', 'es-419', 'zh-Hant'] }] },
  {
    destination: to('night'),
    conditions: [{ time: { from: '00:00', to: '24:00', zone: 'Asia/Tokyo' } }, { os: ['Tizen'] }],
  },
  { destination: to('mail'), conditions: [{ parameter: { name: 'ref', values: ['mail'] } }] },
];
const LAST = { destination: to('news'), conditions: [{ referrer: ['news.example'] }] };
const OF_COUNTRIES = { destination: to('island'), conditions: [{ country: ['IS', 'NZ'] }] };
const OF_VISITS = { destination: to('again'), conditions: [{ visit: 'returning' }] };

const MORE = { 'accept-language': 'de-AT,de;q=0.9,en;q=0.8', referer: 'https://news.example/today' };

interface Load {
  seconds: number;
  rounds: number;
  connections: number;
}

/** Prints which part of the rate of plain links those with rules reach, for each set of rules. */
export async function benchRules({ seconds, rounds, connections }: Load): Promise<void> {
  await using cleanUp = openCleanUp();
  const installation = await makeInstallation({ TRUSTED_PROXIES: '127.0.0.1' });
  cleanUp.defer(() => installation.remove());
  await installation.start();
  const sets = await Promise.all(
    ['plain', 'five', 'six by country', 'six by visit'].map(() => addLinks(installation, 30)),
  );
  const [plain, ruled, placed, remembered] = sets as [string[], string[], string[], string[]];
  const lead = (codes: string[], rules: object[]) =>
    installation.query('UPDATE short_url SET redirect_rules = $2::jsonb WHERE short_code = ANY ($1)', [
      codes,
      JSON.stringify(rules),
    ]);
  await lead(ruled, [...OTHERS, LAST]);
  await lead(placed, [...OTHERS, OF_COUNTRIES, LAST]);
  await lead(remembered, [...OTHERS, OF_VISITS, LAST]);

  const origin = installation.origin.replace('localhost', '127.0.0.1');
  let followed = 0;
  const load = async (codes: string[], addresses: number, duration = seconds) => {
    const paths = codes.map((code) => `/${code}`);
    await clicksStored(installation, followed); // what stores the clicks of the load before would share the processors
    const before = secondsOf(installation.pid(), isAnswering);
    const measured = await measure({ origin, paths, connections, seconds: duration, more: MORE, addresses });
    followed += measured.answers;
    return { ...measured, us: ((secondsOf(installation.pid(), isAnswering) - before) / measured.answers) * 1e6 };
  };
  type Told = Awaited<ReturnType<typeof load>>;
  const told = (all: Told[]) =>
    `${Math.round(median(all.map(({ rate }) => rate)))}/s p99 ${median(all.map(({ p99 }) => p99)).toFixed(1)} ms ${median(all.map(({ us }) => us)).toFixed(1)} µs`;
  const percent = (ratios: number[]) => {
    const [low, middle, high] = [0.25, 0.5, 0.75].map((part) => (percentile(ratios, part) * 100).toFixed(0));
    return `${middle} % (${low} to ${high})`;
  };
  for (const [name, codes, addresses, warmUp] of [
    ['five rules', ruled, 300, 2],
    ['six rules, one by country, known addresses', placed, 300, TABLE_SECONDS],
    ['six rules, one by country, other addresses', placed, MANY_ADDRESSES, 2],
    ['six rules, one by visit, a cookie for everybody', remembered, 300, 2],
  ] as const) {
    const pairs: { bare: Told; ruled: Told }[] = [];
    for (const each of [plain, codes]) await load(each, addresses, warmUp);
    for (let round = 0; round < rounds; round++) {
      const first = round % 2 ? codes : plain;
      const one = await load(first, addresses);
      const other = await load(first === plain ? codes : plain, addresses);
      pairs.push(first === plain ? { bare: one, ruled: other } : { bare: other, ruled: one });
    }
    const [bare, withRules] = [pairs.map((pair) => pair.bare), pairs.map((pair) => pair.ruled)];
    console.log(`${name}: plain ${told(bare)}, with rules ${told(withRules)} (medians)`);
    const rates = pairs.map(({ bare, ruled: own }) => own.rate / bare.rate);
    const times = pairs.map(({ bare, ruled: own }) => bare.us / own.us);
    console.log(
      `${name}: ${percent(rates)} of the redirects/s of plain links, ${percent(times)} a second of processor time (medians and quartiles of ${rounds} pairs)\n`,
    );
  }
}
