// Made-up traffic with the shape of real one: few links get most clicks, visitors come back, some are bots.
import { clickFlags, type RawClick } from '../../api/click-model/record.ts';

const agents = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
  'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0',
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
];
const referrers = [
  '',
  '',
  '',
  'https://www.google.com/',
  'https://t.co/',
  'https://www.facebook.com/',
  'https://news.example.org/a',
];
const campaigns = ['', '', '', 'utm_source=news&utm_medium=email&utm_campaign=spring', 'qr=1'];

/** A repeatable source of numbers in [0, 1): mulberry32. */
export function randomSource(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** One click on one of `links`; low indices are clicked far more often. */
export function makeClick(random: () => number, links: number[]): RawClick {
  const pick = <T>(list: T[]): T => list[Math.floor(random() * list.length)]!;
  // 4,000 access networks, a few of which bring most people; up to 250 addresses in each.
  const network = Math.floor(random() ** 4 * 4_000);
  const host = Math.floor(random() * 250);
  return {
    id: null,
    linkId: links[Math.floor(random() ** 3 * links.length)]!,
    flags: random() < 0.01 ? clickFlags.head : 0,
    address: `${1 + ((network * 37) % 220)}.${(network * 11) & 255}.${network & 255}.${host}`,
    userAgent: pick(agents),
    referrer: pick(referrers),
    query: pick(campaigns),
    hints: '',
    deviceHints: '',
    attempts: 0,
    rttMs: null,
    variant: 0,
    rule: 0,
    hasPage: false,
  };
}
