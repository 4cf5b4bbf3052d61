import { paths } from '../../paths.ts';

/** Every figure's explanation in two sentences, by its place on the help page. */
const texts = {
  clicks: 'Every redirect answered to a person. Bots, previews and prefetches are counted apart.',
  bots: 'Redirects answered to programs, link previews and prefetches. They are left out unless you include them.',
  visitors: 'Each person counts once a day. A period shows the sum of its days.',
  'unique-rate': 'Daily unique visitors in per cent of the clicks shown. The rest are mostly repeated clicks.',
  channel:
    'Where a click came from: search, social, email and so on. Apps often hide it, which reads Direct / unknown.',
  place:
    'Country, city and network are looked up from the network address, which is then dropped. Cities are estimates.',
  device: 'Device, system and browser are what the browser says of itself. Nothing else tells them.',
  visit: 'What somebody does on your website after a click, until 30 minutes pass. It needs the snippet there.',
  'bounce-rate':
    'Visits of one page, under ten seconds and without a conversion. It needs the snippet on your website.',
  'session-time': 'How long your website was visible during a visit. It needs the snippet on your website.',
  conversion: 'Clicks that reached a goal, of those that reached your website. It needs the snippet there.',
  'mobile-share': 'Clicks from phones and tablets in per cent of all. Unknown devices count as neither.',
  'peak-hour': 'The hour of the day with the most clicks. Hours are those of your reporting time zone.',
  urls: 'All your short URLs. Active ones redirect: they are switched on and have not expired.',
  days: 'A day begins at midnight and a week on Monday, in the time zone of your account.',
  international:
    'Clicks from other countries than that of your time zone, in per cent of the clicks whose country is known.',
  coverage: 'Some figures rest on a part of the clicks. The coverage says on how many of how many.',
  quality:
    'Speed and round-trip time of the visitors who were measured. They need the measurement page or the snippet.',
} as const;
export type Metric = keyof typeof texts;

/** What a metric is, and where more is told. */
export const explain = (metric: Metric) => ({ to: `${paths.help}#${metric}`, children: texts[metric] });

/** Said in place of a figure only the website snippet can tell. */
export const NEEDS_SNIPPET = 'Install the snippet to measure this';
/** Said in place of a figure only a measurement can tell. */
export const NEEDS_MEASUREMENT = 'Measured by the measurement page or the snippet';
