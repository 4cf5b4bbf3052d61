/** A term of the product and its explanation. */
export interface Explained {
  /** Its anchor on the help page: info marks link to #id. */
  id: string;
  name: string;
  text: string;
}

/** What each figure means: what is counted, and what is not. */
export const metrics: readonly Explained[] = [
  {
    id: 'clicks',
    name: 'Clicks',
    text: 'A click is a redirect served to a person. Every click counts, including repeated clicks by the same person.',
  },
  {
    id: 'bots',
    name: 'Bots',
    text:
      'Robots, link previews, prefetches and HEAD requests are stored with a reason and counted separately. They are ' +
      'not clicks unless you include them, and they are never visitors.',
  },
  {
    id: 'visitors',
    name: 'Daily unique visitors',
    text:
      'A daily unique visitor is one combination of IP address and browser on one day of your calendar. A visitor counts ' +
      'once a day in whatever you look at: all links, one link, a filter, a row or an hour. So days add up, and rows need ' +
      'not: the same person may come by a newsletter and by a post. Visitors are ' +
      'recognised by a keyed hash. The key is destroyed 48 hours after the day; if the database crashes it is lost ' +
      'early, and returning visitors count again. Nobody is recognised on another day, so a period shows the sum of its ' +
      'daily visitors. Somebody who comes on three days counts three times. Browsers that ask for privacy count as ' +
      'clicks but not as visitors, so read the figure as "at least".',
  },
  {
    id: 'unique-rate',
    name: 'Unique rate',
    text:
      'Daily unique visitors as a percentage of the clicks shown, including bots where you include them. Other products ' +
      'show a click-through rate here. Nobody can compute one: a short link does not know how many people saw it.',
  },
  {
    id: 'channel',
    name: 'Channel',
    text:
      'Where a click came from. UTM parameters in the link itself decide first, then the referring site, then the ' +
      'UTM parameters of the destination. A link made for a newsletter therefore counts as "Search" when somebody ' +
      'finds it on Google. Apps and private pages send no referrer; without UTM parameters their clicks are "Direct / ' +
      'unknown". QR codes you save here add "?qr=1" to your link, so their scans count as "QR code".',
  },
  {
    id: 'place',
    name: 'Place',
    text:
      'Country, city and network are looked up from the IP address when the click arrives. The address is then ' +
      'discarded. A city is an estimate, and a VPN or company network shows where it connects to the internet.',
  },
  {
    id: 'international',
    name: 'International traffic',
    text:
      'Clicks from outside your country, as a percentage of the clicks whose country is known. Your country is ' +
      'the one you chose in your profile, or else that of your time zone. UTC belongs to no country, so nothing is shown ' +
      'for it until you choose one.',
  },
  {
    id: 'device',
    name: 'Device',
    text:
      'Device, system and browser are what the browser reports; an iPad usually reports that it is a Mac. Many apps ' +
      'open pages in their own browser. It is listed under the name of the app if the app gives one, otherwise as ' +
      '"In-app browser".',
  },
  {
    id: 'device-details',
    name: 'OS version and device model',
    text:
      'Both are what the browser reports, and many browsers keep them to themselves. An iPhone usually reports its ' +
      'version, but never which iPhone it is. Chrome, Edge and similar browsers report them only after they have been ' +
      'asked over HTTPS. So the first click from such a browser is unknown, and later ones are not. In privacy mode ' +
      'neither is kept.',
  },
  {
    id: 'visit',
    name: 'Visit',
    text:
      'What follows a click on a page with your website snippet, until 30 minutes pass without activity. A visit ' +
      'continues across the hour and midnight; a new click starts a new visit.',
  },
  {
    id: 'snippet',
    name: 'Website snippet',
    text:
      'A short link only knows that it was followed. Visits, bounces, session time, conversions and screen sizes are ' +
      'reported by the snippet, a script on the website that the link leads to. They count for a link once the website ' +
      'is verified and has the snippet. Until then these figures are left out here and null in the APIs. They are never ' +
      'guessed.',
  },
  {
    id: 'snippet-data',
    name: 'What the snippet stores',
    text:
      'Of each visit: when it began, its page views, how long they were in view, load time, screen size and conversions. ' +
      'Of the visits that are measured also the connection, the page, the country and the network. The IP address is ' +
      'not stored and no cookie is set. If a browser asks for privacy, pages are not linked to each other and figures ' +
      'are rounded. Removing a website deletes everything that it reported.',
  },
  {
    id: 'bounce-rate',
    name: 'Bounce rate',
    text:
      'Visits with one page, less than 10 seconds in view and no conversion, as a percentage of all measured visits. It ' +
      'needs the website snippet on the destination.',
  },
  {
    id: 'session-time',
    name: 'Session time',
    text:
      'How long the pages of a visit were in view: half of the measured visits were shorter (the median). It needs the ' +
      'website snippet on the destination.',
  },
  {
    id: 'conversion',
    name: 'Conversion',
    text:
      'An order, a sign-up or another goal that a page with the snippet or your own server reports after a click. The rate ' +
      'of visits is the share of visits with a conversion. The rate of clicks is the share of clicks with one, also of ' +
      'people whose browser blocks the snippet.',
  },
  {
    id: 'experiment',
    name: 'A/B test',
    text:
      'Each visitor of a day is led to one of two to four destinations, chosen by their weights without a cookie. Bots get ' +
      'the first one and do not count. A rate is the part of all visitors of a destination who converted that day, ' +
      'whether a page or your server reported it. A winner is named only if the split of visitors passed its check and the evidence is clear. ' +
      'Of 100 tests without a difference, fewer than 5 would ever name one, however often you look. Until then, ' +
      'the verdict says how many clicks are still needed. You can name the destinations. ' +
      'Analytics show each name after the short code.',
  },
  {
    id: 'rule',
    name: 'Redirect rule',
    text:
      'Which rule of a link led a click elsewhere, by the number that the rule had then. After a change of their order, ' +
      'Rule 2 may be another one. Clicks to the link’s own destination, an app destination or an A/B test have none. If a ' +
      'browser asks for privacy, the rule is not kept.',
  },
  {
    id: 'mobile-share',
    name: 'Phones and tablets',
    text: 'Clicks from phones and tablets as a percentage of all clicks. The device is what the browser reports.',
  },
  {
    id: 'peak-hour',
    name: 'Peak hour',
    text:
      'The hour of the day with the most clicks over the whole period, in your time zone. If several hours are equal, ' +
      'the earliest is shown.',
  },
  {
    id: 'active-now',
    name: 'Active now',
    text:
      'Clicks by people in the last five minutes, whatever the period. These are clicks, not people: visitors are told ' +
      'apart by day, and nothing is stored that could tell them apart by minute.',
  },
  {
    id: 'urls',
    name: 'Links',
    text: 'All your links. An active link is switched on, has not expired and redirects its visitors.',
  },
  {
    id: 'coverage',
    name: 'Coverage',
    text:
      'How many clicks a measured figure is based on, for example "from 812 of 4,310 clicks". A figure that was not ' +
      'measured is shown as "—", never as 0. The Deep dive says why the other clicks were not measured, ' +
      'as far as that was known when they were recorded.',
  },
  {
    id: 'quality',
    name: 'Network quality',
    text:
      'How good the path from visitors to this installation was, for clicks that were measured: round trip, speed and ' +
      'a score from 0 to 100. It is not the path to the page behind the link, and far visitors have long round trips on ' +
      'the best of lines. The figure is the median. 75 % do not exceed p75, 95 % do not exceed p95, and all are at most 3 % off. ' +
      'Some downloads are too short to tell more than "at least so fast". They raise speeds and never lower one; where ' +
      'too many are of that kind, the figure has a ≥. The network (its number and organisation) is known for every click ' +
      'whose IP address is listed. Its type is satellite, mobile or hosting where its number tells that, and otherwise not known.',
  },
  {
    id: 'levels',
    name: 'Measurement levels',
    text:
      'Level None stores nothing about the network of a click. Essential, the default, stores the provider and its ' +
      'number, looked up from the IP address, and the round trip; visitors wait for nothing. Full also measures the speed while a click passes, or ' +
      'on your website, and stores the samples. Privacy mode rounds the measured figures and drops samples and city. ' +
      'A lower level applies to the next click at once. The snippet on a website is switched off with the website.',
  },
];

/** Rules that apply to every figure. */
export const rules: readonly Explained[] = [
  {
    id: 'days',
    name: 'Days and time zones',
    text:
      'A day begins and ends at midnight in the time zone of your account. It has 23 or 25 hours on the days when the ' +
      'clocks change. A new time zone applies to later clicks; earlier clicks stay on the day they were counted on. If ' +
      'that day has not yet begun in the new zone, it stays the latest day until it does.',
  },
  {
    id: 'trends',
    name: 'Trends',
    text:
      'A trend compares a period with the same number of days before it, or with the same days last year. While the ' +
      'period is not over, it is compared with as much of the other, to the minute. At 10:40 that is the day before ' +
      'until 10:40. Days your plan does not show are compared, too. If some of the days are no longer stored, or came before ' +
      'your first link, no trend is shown. Weekdays are matched only if you choose so.',
  },
  {
    id: 'days-and-weeks',
    name: 'Days and weeks',
    text:
      'Days and hours are those of the time zone in your profile. Today is the date there now. A new zone applies from the next click ' +
      'on; earlier clicks keep the day they were counted on, and charts over time mark the change. Weeks begin on the day that your profile ' +
      'sets, in all weekly figures, past ones included.',
  },
  {
    id: 'filters',
    name: 'Filters and sums',
    text:
      'The parts of a breakdown add up to all clicks, under any filter. Visitors need not: each counts once a day in every ' +
      'row that has one of their clicks. Do not add up the visitors of several links, referrers or hours.',
  },
  {
    id: 'other',
    name: 'Values called "(other)"',
    text:
      'Anybody can invent values, so each account gets up to 2,000 new values a day of each kind. The kinds are city, ' +
      'network, referrer, OS version, device model, UTM source, UTM medium and UTM campaign. Clicks with further new ' +
      'values that day are counted together as "(other)". Existing values keep their names.',
  },
  {
    id: 'history',
    name: 'History',
    text:
      'Your plan decides how far back the analytics go. Clicks that exceed the retention time of the server are deleted ' +
      'by whole months, together with their figures. The totals of each link count from its creation and are kept.',
  },
  {
    id: 'privacy',
    name: 'Privacy',
    text:
      'The IP address and the user agent are stored, encrypted, until the click is counted. They are deleted with their ' +
      'key about a minute later. This protects what is left on the disk, not against the operator of the server. With ' +
      '"Do Not Track" or "Global Privacy Control", only the click and its country are kept. Robots also keep their ' +
      'reason. Nothing else is stored: no city, network, device, browser, referrer or campaign, and no visitor.',
  },
];
