/** Services whose exports are recognised, by the words of the server. */
const names: Record<string, string> = {
  footbridge: 'Footbridge',
  dub: 'Dub',
  shlink: 'Shlink',
  kutt: 'Kutt',
  yourls: 'YOURLS',
  short_io: 'Short.io',
  rebrandly: 'Rebrandly',
  bitly: 'Bitly',
  other: 'another service',
};

/** What the service is called that a file comes from. */
export const serviceName = (format: string): string => names[format.toLowerCase()] ?? format;

export type Conflicts = 'rename' | 'skip' | 'keep';

/** What can become of links whose code is taken. */
export const choices: readonly (readonly [Conflicts, string])[] = [
  ['rename', 'Give them another code'],
  ['skip', 'Leave them out'],
  ['keep', 'Import nothing unless every link keeps its code'],
];
