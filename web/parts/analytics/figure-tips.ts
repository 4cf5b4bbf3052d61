import { paths } from '../../paths.ts';

/** Every figure's explanation in two sentences, by its place on the help page. */
const texts = {
  clicks: 'Every redirect served to a person. Bots, previews and prefetches are counted separately.',
  bots: 'Redirects served to programs, link previews and prefetches. They are left out unless you include them.',
  visitors: 'Each person counts once a day. A period shows the sum of its daily visitors.',
  'unique-rate':
    'Daily unique visitors as a percentage of the clicks shown. The other clicks are mostly repeated ones.',
  channel:
    'Where a click came from: search, social, email and so on. Apps often hide it; such clicks show as "Direct / unknown".',
  place: 'Country, city and network are looked up from the IP address, which is then discarded. Cities are estimates.',
  device: 'Device, system and browser are what the browser reports. There is no other source for them.',
  'device-details':
    'The version of the system and the model of the device. Many browsers keep them to themselves, so a large part is unknown.',
  visit:
    'What a visitor does on your website after a click, until 30 minutes pass without activity. It needs the snippet there.',
  'bounce-rate':
    'Visits with one page, under ten seconds and without a conversion. It needs the snippet on your website.',
  'session-time': 'How long your website was visible during a visit. It needs the snippet on your website.',
  conversion:
    'The share of clicks that reached a goal, among those that reached your website. It needs the snippet there.',
  experiment:
    'An A/B test leads the visitors of a link to several destinations. Each click keeps the one that it was given.',
  rule: 'Redirect rules of a link lead some visitors elsewhere. Each click keeps the number that its rule had then.',
  'mobile-share':
    'Clicks from phones and tablets as a percentage of all clicks. Unknown devices do not count as mobile.',
  'peak-hour': 'The hour of the day with the most clicks. Hours are in your reporting time zone.',
  urls: 'All your links. Active ones redirect: they are switched on and have not expired.',
  days: 'A day begins at midnight in your time zone, and a week on the day that your profile sets.',
  international: 'Clicks from outside your country, as a percentage of the clicks whose country is known.',
  coverage:
    'Some figures are based on only part of the clicks. The coverage says how many, for example "from 812 of 4,310".',
  quality:
    'The path of visitors to this installation. Round trips come from the server, over HTTPS, or from the measuring page, speeds from that page or the snippet.',
} as const;
export type Metric = keyof typeof texts;

/** The explanation of a metric and its place on the help page. */
export const explain = (metric: Metric) => ({ to: `${paths.help}#${metric}`, children: texts[metric] });
