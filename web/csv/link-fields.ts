/** What is said of a field of a link in forms, rows and files. */
export interface LinkField {
  /** What other services call its column, as letters and digits only, the most telling first. */
  alsoNamed?: readonly string[];
  /** What it is called over its field and in tables. */
  label: string;
  /** The same where there is little room; the label by default. */
  brief?: string;
  /** What it is called within a sentence. */
  noun: string;
  hint?: string;
  /** What can be chosen, with names; the first is what new links have. */
  choices?: readonly (readonly [string, string])[];
}

const asInSettings = ['', 'As in settings'] as const;

/** Every field of a link that files have, in the order of the template's columns, which is published. */
export const linkFields = {
  originalUrl: {
    alsoNamed: [
      'destination',
      'destinationurl',
      'longurl',
      'longlink',
      'targeturl',
      'target',
      'url',
      'redirecturl',
      'website',
      'link',
      'address',
    ],
    label: 'Destination',
    noun: 'destination',
  },
  shortCode: {
    alsoNamed: [
      'code',
      'customcode',
      'slug',
      'key',
      'keyword',
      'backhalf',
      'customback',
      'custombackhalf',
      'alias',
      'shorturl',
      'shortlink',
      'bitlink',
      'address',
      'link',
    ],
    label: 'Short code',
    noun: 'short code',
  },
  domain: {
    alsoNamed: ['shortdomain', 'customdomain'],
    label: 'Domain',
    noun: 'domain',
  },
  title: { alsoNamed: ['linktitle', 'name'], label: 'Title', noun: 'title' },
  description: {
    alsoNamed: ['note', 'notes', 'comment', 'comments'],
    label: 'Description',
    noun: 'description',
  },
  expiresAt: {
    alsoNamed: [
      'expires',
      'expireson',
      'expiry',
      'expirydate',
      'expiration',
      'expirationdate',
      'expirein',
      'validuntil',
      'enddate',
    ],
    label: 'Expiry',
    noun: 'expiry',
  },
  measurementLevel: {
    alsoNamed: ['networkmeasurement'],
    label: 'Network measurement',
    brief: 'Network',
    noun: 'measurement level',
    hint: 'Full measures the connection of each visitor.',
    choices: [asInSettings, ['none', 'None'], ['essential', 'Essential'], ['full', 'Full']],
  },
  measurementMethod: {
    label: 'Measurement method',
    brief: 'Method',
    noun: 'measurement method',
    hint: 'How level Full measures.',
    choices: [asInSettings, ['redirect', 'Redirect'], ['embed', 'Embed'], ['hybrid', 'Hybrid']],
  },
  externalId: {
    alsoNamed: ['externalkey', 'reference'],
    label: 'External id',
    noun: 'external id',
  },
  noIndex: {
    label: 'Search engines',
    brief: 'Search',
    noun: 'listing by search engines',
    hint: 'Short links that are posted publicly may turn up in search results.',
    choices: [
      ['', 'May list it'],
      ['true', 'Asked not to list it'],
    ],
  },
  referrerPolicy: {
    label: 'Referrer',
    noun: 'referrer policy',
    hint: 'What the destination learns of the page that the link was on.',
    choices: [
      ['', 'As that page decides'],
      ['no_referrer', 'Nothing'],
      ['strict_origin', 'Its site'],
      ['unsafe_url', 'Its whole address'],
    ],
  },
  redirectStatus: {
    alsoNamed: ['redirecttype', 'redirectcode', 'httpstatus'],
    label: 'Kind of redirect',
    brief: 'Redirect',
    noun: 'redirect status',
    hint: 'Browsers may remember permanent ones, and later clicks are missed.',
    choices: [
      ['', 'Found (302)'],
      ['temporary_redirect', 'Temporary (307)'],
      ['moved_permanently', 'Moved permanently (301)'],
      ['permanent_redirect', 'Permanent (308)'],
    ],
  },
  noPreview: {
    label: 'Preview',
    noun: 'preview',
    hint: 'With + added, the short address shows where the link leads.',
    choices: [
      ['', 'Is shown'],
      ['true', 'Is switched off'],
    ],
  },
  queryForwarding: {
    alsoNamed: ['forwardquery', 'forwardparameters'],
    label: 'Parameters',
    noun: 'query forwarding',
    hint: 'What follows the question mark in the address that visitors open.',
    choices: [
      ['', 'Are not passed on'],
      ['add', 'Are added to the destination'],
      ['override', 'Replace the destination’s own'],
    ],
  },
  pathForwarding: {
    alsoNamed: ['forwardpath'],
    label: 'Path',
    noun: 'path forwarding',
    hint: 'What follows the code and a slash in the address that visitors open.',
    choices: [
      ['', 'Is not passed on'],
      ['true', 'Is added to the destination’s'],
    ],
  },
  maxClicks: {
    alsoNamed: ['clicklimit', 'maxvisits'],
    label: 'Click limit',
    noun: 'limit of clicks',
    hint: 'The link ends after this many clicks by people, counted from when you set it.',
  },
  password: {
    label: 'Password',
    noun: 'password',
    hint: 'Visitors are asked for it before they get to the destination.',
  },
  startsAt: {
    alsoNamed: ['starts', 'startson', 'start', 'startdate', 'validsince'],
    label: 'Start',
    noun: 'start',
    hint: 'Until then, visitors read that the link is not open yet.',
  },
  fallbackUrl: {
    alsoNamed: ['fallback', 'expiredurl', 'expirationurl'],
    label: 'Fallback destination',
    brief: 'Fallback',
    noun: 'fallback destination',
    hint: 'Where visitors are sent once the link has ended. Without one, they read that it has ended.',
  },
  redirectRules: { label: 'Redirect rules', brief: 'Rules', noun: 'redirect rules' },
  tags: { alsoNamed: ['tag', 'tagnames', 'labels', 'label'], label: 'Tags', noun: 'tags' },
  iosUrl: {
    alsoNamed: ['ios', 'iphoneurl'],
    label: 'iPhones and iPads',
    noun: 'destination on iPhones and iPads',
    hint: 'Leads people there to a page, or into an app, as myapp://page does. Redirect rules come first.',
  },
  androidUrl: {
    alsoNamed: ['android'],
    label: 'Android',
    noun: 'destination on Android',
    hint: 'The same for people on Android.',
  },
  cardTitle: { alsoNamed: ['ogtitle'], label: 'Card title', noun: 'title of the social card' },
  cardDescription: {
    alsoNamed: ['ogdescription'],
    label: 'Card description',
    noun: 'description of the social card',
  },
  cardPicture: {
    alsoNamed: ['cardpictureurl'],
    label: 'Card picture',
    noun: 'picture of the social card',
  },
} as const satisfies Record<string, LinkField>;
