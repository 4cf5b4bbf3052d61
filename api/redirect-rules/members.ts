import { systems, devices, type Device, type System } from '../click-model/dimensions.ts';

/** Bounds of the rules of one link. */
export const MOST_RULES = 20;
export const MOST_CONDITIONS = 10;
export const MOST_VALUES = 50;
/** Of all rules of a link together, as JSON: every process keeps the links that are followed in its memory. */
export const MAX_RULES_LENGTH = 32_000;

/** Kinds of devices that a rule can name. */
export const namedDevices = devices.filter((name): name is Exclude<Device, 'unknown'> => name !== 'unknown');
/** Operating systems that a rule can name. */
export const namedSystems = systems.filter((name): name is Exclude<System, 'Unknown'> => name !== 'Unknown');

/** How a visitor of a link can be told from others of the same day. */
export const visitKinds = ['new', 'returning'] as const;

/** What each part of a rule says, for readers of either door. */
export const ruleWords = {
  rules:
    'Rules that lead visitors elsewhere, in order: the first whose conditions all hold decides. None, and everybody gets the ' +
    'destination of the URL, or what an experiment gives them.',
  asked:
    'Rules that lead visitors elsewhere, at most 20, in order: the first whose conditions all hold decides. They replace those ' +
    'before; null or an empty list removes them.',
  tried: 'The rules to try, at most 20, in order.',
  rule: 'Leads visitors for whom all of its conditions hold to a destination of its own.',
  destination: 'Where it leads: http or https.',
  conditions: 'What must hold of a visitor, 1 to 10; all of them.',
  condition: 'One thing that must hold of a visitor: exactly one member says what. Of several values one is enough.',
} as const;

/** What each kind of condition says, for readers of either door. */
export const conditionWords = {
  device: 'The visitor uses one of these kinds of devices.',
  os: 'The visitor uses one of these operating systems.',
  country: 'The visitor is in one of these countries: ISO 3166-1 alpha-2, or EU for the European Union.',
  language:
    'The visitor prefers one of these languages to all others, by Accept-Language: de has de-AT, too (RFC 4647).',
  time: 'It is one of these days of the week, or within these hours, on the clocks of a zone.',
  dates: 'It is not before the one and before the other of these times.',
  referrer: 'The page that linked to the URL is on one of these hosts or their subdomains.',
  parameter: 'The address that is opened has this parameter.',
  visit:
    'new: the visitor opens the link for the first time today. returning: again. Days are those of the account’s time zone; a ' +
    'cookie of the link remembers the visit until the day ends. Visitors without one are new.',
} as const;

/** The kinds of conditions, in the order in which they are offered. */
export const conditionKinds = Object.keys(conditionWords) as (keyof typeof conditionWords)[];

export const timeWords = {
  weekdays: '1 (Monday) to 7 (Sunday). Hours over midnight belong to the day on which they begin.',
  from: 'From this time of the day on: 09:00.',
  to: 'Until this time of the day, which is not included: 17:00, or 24:00. Before from, it is that of the next day.',
  zone: 'A name of the tz database, such as Europe/Berlin.',
} as const;

export const dateWords = {
  from: 'From this time on.',
  until: 'Until this time, which is not included.',
} as const;

export const parameterWords = {
  name: 'The name of the parameter, as it is spelled.',
  values: 'Its value is one of these; none, and any is enough.',
} as const;
