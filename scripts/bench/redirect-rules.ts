// npm run bench:redirect -- --rules — redirects per second of links with rules against plain ones of the same installation: both
// under the same load, in turns, in one run. Countries are asked of addresses that are known, and of others.
import autocannon from 'autocannon';
import { CHROME } from '../../tests/kit/agents.ts';
import { addLinks, makeInstallation } from '../../tests/kit/installation.ts';
import { median } from './network/statistics.ts';

/** More addresses than a process remembers the countries of. */
const MANY_ADDRESSES = 4_000_000;
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

const HEADERS = {
  'user-agent': CHROME,
  'accept-language': 'de-AT,de;q=0.9,en;q=0.8',
  referer: 'https://news.example/today',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': 'document',
};

interface Load {
  seconds: number;
  rounds: number;
  connections: number;
}

/** Prints which part of the rate of plain links those with rules reach, for each set of rules. */
export async function benchRules({ seconds, rounds, connections }: Load): Promise<void> {
  await using cleanUp = new AsyncDisposableStack();
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
  const rate = async (codes: string[], addresses: number, duration = seconds) => {
    let visitor = 0;
    const next = (request: autocannon.Request) => {
      const address = visitor++ % addresses;
      request.path = `/${codes[visitor % codes.length]}`;
      request.headers = {
        ...HEADERS,
        'x-forwarded-for': `20.${address >> 16}.${(address >> 8) & 255}.${address & 255}`,
      };
      return request;
    };
    const requests = [{ setupRequest: next }];
    const { requests: answered, non2xx, latency } = await autocannon({ url: origin, connections, duration, requests });
    if (non2xx !== answered.total) throw new Error('not every answer was a redirect');
    return { rate: answered.average, p99: latency.p99 };
  };
  for (const [name, codes, addresses] of [
    ['five rules', ruled, 300],
    ['six rules, one by country, known addresses', placed, 300],
    ['six rules, one by country, other addresses', placed, MANY_ADDRESSES],
    ['six rules, one by visit, a cookie for everybody', remembered, 300],
  ] as const) {
    const ratios: number[] = [];
    for (const each of [plain, codes]) await rate(each, addresses, 1); // warms up
    for (let round = 0; round < rounds; round++) {
      const first = round % 2 ? codes : plain;
      const one = await rate(first, addresses);
      const other = await rate(first === plain ? codes : plain, addresses);
      const [bare, measured] = first === plain ? [one, other] : [other, one];
      ratios.push(measured.rate / bare.rate);
      console.log(
        `${name}: plain ${Math.round(bare.rate)}/s p99 ${bare.p99} ms, with rules ${Math.round(measured.rate)}/s p99 ${measured.p99} ms`,
      );
    }
    console.log(`${name}: ${(median(ratios) * 100).toFixed(0)} % of plain links, median of ${rounds}\n`);
  }
}
