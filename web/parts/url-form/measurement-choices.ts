/** Levels and methods of a single link with their names; empty is as in the settings of the account. */
export const levels = [
  ['', 'As in my settings'],
  ['none', 'None'],
  ['essential', 'Essential'],
  ['full', 'Full'],
] as const;
export const methods = [
  ['', 'As in my settings'],
  ['redirect', 'Redirect'],
  ['embed', 'Embed'],
  ['hybrid', 'Hybrid'],
] as const;
