/** What the figures count that many types have. */
export const BY_PEOPLE = 'Clicks by people.';
export const OF_SCOPE = 'Clicks by people, and by bots where the scope includes them.';
export const BOT_CLICKS = 'Clicks by bots, previews and prefetches.';
export const DAILY_VISITORS = 'Daily unique visitors, summed over the days.';
export const RETURNING =
  'Clicks by people who had clicked before on the same day, in what is shown. Clicks without a visitor, for privacy, are not among them.';
export const COUNTRY_CODE = 'ISO 3166-1 alpha-2; null where unknown.';

/** What the global id of an object is for. */
export const GLOBAL_ID = 'The global id: names the object in node and in the inputs of mutations.';

/** What the parts of lists and objects that Relay prescribes are for, as options of its plugin. */
export const relayDescriptions = {
  nodeTypeOptions: { description: 'An object that node finds by its global id.' },
  idFieldOptions: { description: GLOBAL_ID },
  pageInfoTypeOptions: { description: 'Where a page of a list begins and ends, and whether there are more items.' },
  hasNextPageFieldOptions: { description: 'Whether there are items after this page.' },
  hasPreviousPageFieldOptions: { description: 'Whether there are items before this page.' },
  startCursorFieldOptions: { description: 'The cursor of the first item; null on an empty page.' },
  endCursorFieldOptions: { description: 'The cursor of the last item; null on an empty page.' },
  defaultConnectionTypeOptions: { description: 'A page of a list.' },
  defaultEdgeTypeOptions: { description: 'An item and its place in the list.' },
  edgesFieldOptions: { description: 'The items of the page with their places in the list.' },
  pageInfoFieldOptions: { description: 'Whether there are more items, and where the page begins and ends.' },
  cursorFieldOptions: { description: 'The place of the item in the list.' },
  nodeFieldOptions: { description: 'The item itself.' },
  firstArgOptions: { description: 'How many items, from the first one on.' },
  afterArgOptions: { description: 'A cursor. The page begins after it.' },
  lastArgOptions: { description: 'How many items before the end, instead of `first`.' },
  beforeArgOptions: { description: 'A cursor. The page ends before it.' },
} as const;

/** Of ids by which clients tell apart what is computed anew for every query. */
export const NO_NODE = 'For caches of clients; node does not look it up.';

/** What proves that a person is the owner of the account. */
export const PRESENCE =
  'The password of the account; not needed within 10 minutes of signing in. Where another provider has it, sign in again instead.';
