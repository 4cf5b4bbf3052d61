/** A word of the product, explained. */
export interface Explained {
  /** Its place on the page: info marks lead to #id. */
  id: string;
  name: string;
  text: string;
}

/** What each figure means: what is counted, and what is not. */
export const metrics: readonly Explained[] = [
  {
    id: 'clicks',
    name: 'Clicks',
    text:
      'A click is a redirect that was answered to a person. Every one counts, also when the same person follows the ' +
      'same link again.',
  },
  {
    id: 'bots',
    name: 'Bots',
    text:
      'Robots, link previews, prefetches and HEAD requests are stored with the reason why, and counted apart. They are ' +
      'left out of clicks unless you include them, and they are never visitors.',
  },
  {
    id: 'visitors',
    name: 'Daily unique visitors',
    text:
      'A daily unique visitor is one combination of network address and browser on one day of your calendar, told apart ' +
      'by a keyed hash whose key is destroyed 48 hours after the day, or by a crash of the database, after which people ' +
      'count anew. Nobody is recognised on another day, so a period shows the sum of its days, and a person who comes on ' +
      'three days counts three times; people whose browser asks for privacy are counted as clicks but not as visitors, so ' +
      'read the figure as "at least".',
  },
  {
    id: 'unique-rate',
    name: 'Unique rate',
    text:
      'Daily unique visitors in per cent of the clicks shown, bots among them where they are included. Other products ' +
      'show a click-through rate here, which nobody can compute: a short link does not know how many people saw it.',
  },
  {
    id: 'channel',
    name: 'Channel',
    text:
      'Where people came from, decided once for each click: by its UTM parameters first, then by the site that sent ' +
      'them. Apps and private pages send no referrer, so their clicks are "Direct / unknown"; the QR codes you save here ' +
      'add "?qr=1" to your short URL, so scans of them count as "QR code".',
  },
  {
    id: 'place',
    name: 'Place',
    text:
      'Country, city and network are looked up from the network address when the click comes, and then the address is ' +
      'dropped. A city is an estimate, and a VPN or a company shows where it reaches the internet.',
  },
  {
    id: 'international',
    name: 'International traffic',
    text:
      'Clicks from other countries than yours, in per cent of the clicks whose country is known. Your country is that of ' +
      'your time zone; UTC belongs to none, so nothing is shown.',
  },
  {
    id: 'device',
    name: 'Device',
    text:
      'Device, system and browser are what the browser says of itself, and an iPad usually says that it is a Mac. ' +
      'Many apps show pages in a browser of their own: it is listed under the name of the app where it tells one, and as ' +
      '"In-app browser" where it does not.',
  },
  {
    id: 'visit',
    name: 'Visit',
    text:
      'What follows a click on a page with your website snippet, until 30 minutes pass without activity. A visit is not ' +
      'cut at the hour or at midnight, and a new click begins a new one.',
  },
  {
    id: 'bounce-rate',
    name: 'Bounce rate',
    text:
      'Visits of one page, less than 10 seconds in view and without a conversion, in per cent of all measured visits. It ' +
      'needs the website snippet on the destination.',
  },
  {
    id: 'session-time',
    name: 'Session time',
    text:
      'How long the pages of a visit were in view, on average over the measured visits. It needs the website snippet on ' +
      'the destination.',
  },
  {
    id: 'conversion',
    name: 'Conversion',
    text:
      'A click by a person that led to at least one of your goals; the rate is their share of the clicks that reached a ' +
      'page with the snippet. It needs the website snippet on the destination.',
  },
  {
    id: 'mobile-share',
    name: 'Mobile share',
    text: 'Clicks from phones and tablets in per cent of all clicks. The device is what the browser says it is.',
  },
  {
    id: 'peak-hour',
    name: 'Peak hour',
    text:
      'The hour of the day with the most clicks over the whole period, on the clock of your time zone. Of equal hours it ' +
      'is the earliest.',
  },
  {
    id: 'active-now',
    name: 'Active now',
    text:
      'Clicks by people in the last five minutes, whatever the period. They are clicks and not people: visitors are told ' +
      'apart by the day, and nothing is kept that could tell them apart by the minute.',
  },
  {
    id: 'urls',
    name: 'URLs',
    text: 'Every short URL you have. An active one is switched on and has not expired: whoever follows it is redirected.',
  },
  {
    id: 'coverage',
    name: 'Coverage',
    text:
      'How many of the clicks a measured figure rests on, for example "from 812 of 4,310 clicks". A figure that nobody ' +
      'measured is shown as "—" and never as 0.',
  },
  {
    id: 'quality',
    name: 'Network quality',
    text:
      'How good the way to your page was: response time, speed and a score from 0 to 100, for the clicks that were ' +
      'measured. The network itself (its number and organisation) is known for every click whose address is listed.',
  },
];

/** What holds for all of them. */
export const rules: readonly Explained[] = [
  {
    id: 'days',
    name: 'Days and time zones',
    text:
      'A day begins and ends at midnight in the time zone of your account, so it has 23 or 25 hours when the clocks ' +
      'change. A new time zone holds for the clicks that come after; earlier ones stay on the day they were counted on, ' +
      'and a day that had begun in the zone before stays the last one shown until it begins in the new one.',
  },
  {
    id: 'trends',
    name: 'Trends',
    text:
      'A trend compares with as many days right before, or with the same days a year before, also where your plan does ' +
      'not let you look at them. Where there was nothing, or some of it is no longer kept, there is no trend.',
  },
  {
    id: 'filters',
    name: 'Filters and sums',
    text:
      'The parts of a breakdown add up to all clicks, under any filter. A visitor counts where the first click of the ' +
      'day was, and separately for each link: do not add the visitors of several links.',
  },
  {
    id: 'other',
    name: 'Values called "(other)"',
    text:
      'Anybody can invent values, so of each kind (city, network, referrer, UTM source, medium or campaign) an account ' +
      'gets up to 2,000 new ones a day. Clicks with more than 2,000 new values on one day are counted together as ' +
      '"(other)"; values you had before keep their names.',
  },
  {
    id: 'history',
    name: 'History',
    text:
      'Your plan decides how far back the analytics reach, and clicks that are older than the server keeps them are ' +
      'deleted by whole months, with the figures made of them. The counters of each URL count from the beginning and stay.',
  },
  {
    id: 'privacy',
    name: 'Privacy',
    text:
      'The network address and the browser signature are kept, encrypted, until the click is counted, and deleted with ' +
      'their key about a minute later: that protects what is left on the disk, not from whoever operates the server. ' +
      'With "Do Not Track" or "Global Privacy Control" only the click and its country are kept (of a robot the reason, ' +
      'too): no city, network, device, browser, referrer or campaign, and no visitor.',
  },
];
