// `typedOptions` reads each field of the fragment by its name.
/* oxlint-disable relay/unused-fields */
import { graphql } from 'react-relay/hooks';
import { localMinute } from '../../format/local-minute.ts';
import type { UpdateUrlInput } from '../../__generated__/useUpdateUrlMutation.graphql';

/**
 * Every option of a link, for forms, rows and files, and where it is set. `own`: by a field of its own in the form. `more`: among
 * the form's further options, where it is chosen. `flag`, `time`, `text`: there, too, and it is yes or no, a date and a time, or
 * written. `whole`: there, too, and it is a whole number. `secret`: there, too, and the server does not tell it. `rules`: in an
 * editor of its own, as JSON. `tags`: names, in a field of their own. `card`: with the preview of the social card. `file`: only in files. All are text
 * there; what is empty is not set.
 */
const places = {
  title: 'own',
  description: 'own',
  domain: 'own',
  measurementLevel: 'more',
  measurementMethod: 'more',
  noIndex: 'flag',
  referrerPolicy: 'more',
  redirectStatus: 'more',
  queryForwarding: 'more',
  pathForwarding: 'flag',
  noPreview: 'flag',
  startsAt: 'time',
  fallbackUrl: 'text',
  iosUrl: 'text',
  androidUrl: 'text',
  maxClicks: 'whole',
  password: 'secret',
  externalId: 'file',
  redirectRules: 'rules',
  tags: 'tags',
  cardTitle: 'card',
  cardDescription: 'card',
  cardPicture: 'card',
} as const;

export type OptionName = keyof typeof places;
/** The options that the form of a link has. */
export type FormOption = { [Name in OptionName]: (typeof places)[Name] extends 'file' ? never : Name }[OptionName];

export const optionNames = Object.keys(places) as OptionName[];
export const formOptions = optionNames.filter((name) => places[name] !== 'file') as FormOption[];
const apart: readonly string[] = ['own', 'rules', 'tags', 'card'];
/** The options that few set. */
export const moreOptions = formOptions.filter((name) => !apart.includes(places[name]));
/** The options of the social card. */
export const cardOptions = ['cardTitle', 'cardDescription', 'cardPicture'] as const satisfies FormOption[];

/** What the form says refusals of beside a field of it. */
export const placedFields = [
  'shortCode',
  'domain',
  'expiresAt',
  'redirectRules',
  'tags',
  ...moreOptions,
  ...cardOptions,
];

/** Whether an option is yes or no, written as `true` or nothing. */
export const isFlag = (name: OptionName): boolean => places[name] === 'flag';

/** Whether it is a date and a time, which forms have as a date-time input does. */
export const isTime = (name: OptionName): name is 'startsAt' => places[name] === 'time';

/** Whether it is written rather than chosen. */
export const isWritten = (name: OptionName): boolean => places[name] === 'text';

/** Whether it is a whole number. */
export const isWhole = (name: OptionName): name is 'maxClicks' => places[name] === 'whole';

/** Whether it is written, and never read again. */
export const isSecret = (name: OptionName): boolean => places[name] === 'secret';

/** Stands for a secret that the server has and does not tell. */
export const KEPT = '\u0000';

/** What was typed into a form without its secrets, which are kept nowhere. */
export const withoutSecrets = <Typed extends Partial<Record<OptionName, string>>>({ password: _, ...typed }: Typed) =>
  typed as Omit<Typed, 'password'>;

/** No option set. */
export const withoutOptions = <Name extends OptionName>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, ''])) as Record<Name, string>;

/** The names of tags, as forms and files have them: one after the other. */
export const namesIn = (text: string): string[] =>
  text
    .split(/[,;|]/)
    .map((name) => name.trim())
    .filter(Boolean);
export const textOfNames = (names: readonly string[]): string => names.join('; ');

/** What the form of a link asks of it, for typedOptions: the types say where an option is missing. */
export const toldOptions = graphql`
  fragment urlOptions_url on ShortUrl {
    title
    description
    domain
    measurementLevel
    measurementMethod
    noIndex
    referrerPolicy
    redirectStatus
    queryForwarding
    pathForwarding
    noPreview
    startsAt
    fallbackUrl
    maxClicks
    hasPassword
    ...useTagNames_url
    ...useRules_url
    ...useCard_url
    ...useApps_url
  }
`;

type ToldOptions = Record<Exclude<FormOption, 'password'>, string | number | boolean | null | undefined>;

/** Options as forms have them, of what the server tells of a link. */
export const typedOptions = (url: Readonly<ToldOptions & { hasPassword: boolean }>) =>
  Object.fromEntries(
    formOptions.map((name) => [
      name,
      name === 'password' ? (url.hasPassword ? KEPT : '') : typedOption(name, url[name] ?? ''),
    ]),
  ) as Record<FormOption, string>;

function typedOption(name: FormOption, value: string | number | boolean): string {
  if (typeof value === 'boolean') return value ? 'true' : '';
  if (typeof value === 'number') return String(value);
  return isTime(name) && value ? localMinute(new Date(value)) : value;
}

/** Options as the server takes them: null for one that is not set. */
export const sentOptions = (typed: Readonly<Record<FormOption, string>>) =>
  Object.fromEntries(
    formOptions.map((name) => {
      const text = isSecret(name) ? typed[name] : typed[name].trim();
      if (places[name] === 'rules') return [name, JSON.parse(text || '[]')];
      if (places[name] === 'tags') return [name, namesIn(text)];
      if (isWhole(name) && text) return [name, Number(text)];
      if (isTime(name) && text) return [name, new Date(text).toISOString()];
      return [name, isFlag(name) ? text === 'true' : text || null];
    }),
  ) as Required<Pick<UpdateUrlInput, FormOption>>;

/** The same of a new link: only those that are set. */
export const chosenOptions = (typed: Readonly<Record<FormOption, string>>) =>
  Object.fromEntries(
    Object.entries(sentOptions(typed)).filter(([name]) => typed[name as FormOption].trim() !== ''),
  ) as ReturnType<typeof sentOptions>;
