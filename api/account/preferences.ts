import { z } from 'zod';
import { db } from '../database/db.ts';
import type { Members } from '../common/member.ts';
import { parseInput } from '../common/parse-input.ts';
import type { Viewer } from '../common/viewer.ts';
import { spend } from './rates.ts';
import { TimeZone } from '../common/time-zone.ts';
import { lockAccount, moveToZone } from './zone-changes.ts';

/** What an owner can choose about the look and the beginning of the web app; the first of each is the default. */
export const preferenceChoices = {
  theme: ['system', 'light', 'dark'],
  dateFormat: ['browser', 'us', 'uk', 'iso'],
  numberFormat: ['browser', 'comma', 'point', 'space'],
  defaultPeriod: ['30d', 'today', '24h', '7d', '90d'],
  landingPage: ['dashboard', 'urls', 'new_url', 'analytics', 'clicks'],
} as const;

type Choices = typeof preferenceChoices;
/** The chosen preferences of an owner. */
export type Preferences = { [Name in keyof Choices]: string } & { timeZone: string };

const choice = <Name extends keyof Choices>(name: Name, words: string) =>
  ({ kind: 'choice', choices: preferenceChoices[name], words, asked: words }) as const;

/** Every preference, in the order of answers; GraphQL and REST read this list. */
export const preferenceMembers = {
  theme: choice('theme', 'Colours of the web app; system follows the device.'),
  dateFormat: choice('dateFormat', 'How dates are written; browser follows its language.'),
  numberFormat: choice('numberFormat', 'What separates thousands; browser follows its language.'),
  defaultPeriod: choice('defaultPeriod', 'The period that figures show first.'),
  landingPage: choice('landingPage', 'The page that opens after the sign-in.'),
  timeZone: {
    kind: 'text',
    words: 'Such as Europe/Berlin; UTC until one is known.',
    asked: 'A name of the tz database, such as Europe/Berlin.',
  },
} as const satisfies Members;

const oneOf = <Name extends keyof Choices>(name: Name, words: string) =>
  z
    .enum(preferenceChoices[name], `The ${words} must be one of ${preferenceChoices[name].join(', ')}.`)
    .optional()
    .describe(preferenceMembers[name].asked);

/** The changeable preferences; omitted means unchanged. */
export const PreferenceChanges = z.object({
  theme: oneOf('theme', 'theme'),
  dateFormat: oneOf('dateFormat', 'date format'),
  numberFormat: oneOf('numberFormat', 'number format'),
  defaultPeriod: oneOf('defaultPeriod', 'default period'),
  landingPage: oneOf('landingPage', 'landing page'),
  timeZone: TimeZone.optional().describe(preferenceMembers.timeZone.asked),
});

/** The viewer's preferences; the defaults before the first change. */
export async function preferencesOf({ id }: Pick<Viewer, 'id'>): Promise<Preferences> {
  const { preferences, timeZone } = await db.user.findUniqueOrThrow({
    where: { id },
    select: { timeZone: true, preferences: true },
  });
  return {
    theme: preferences?.theme ?? preferenceChoices.theme[0],
    dateFormat: preferences?.dateFormat ?? preferenceChoices.dateFormat[0],
    numberFormat: preferences?.numberFormat ?? preferenceChoices.numberFormat[0],
    defaultPeriod: preferences?.defaultPeriod ?? preferenceChoices.defaultPeriod[0],
    landingPage: preferences?.landingPage ?? preferenceChoices.landingPage[0],
    timeZone: timeZone ?? 'UTC',
  };
}

/** Changes the given preferences of the viewer; a zone concerns clicks from then on. Refuses INVALID and RATE_LIMITED. */
export async function updatePreferences(viewer: Viewer, input: unknown): Promise<Preferences> {
  await spend(viewer, 'write');
  const { timeZone, ...changes } = parseInput(PreferenceChanges, input);
  const ownerId = viewer.id;
  await db.$transaction(async (tx) => {
    await tx.preferences.upsert({ where: { ownerId }, create: { ownerId, ...changes }, update: changes });
    if (timeZone) await moveToZone(tx, await lockAccount(tx, ownerId), timeZone);
  });
  return preferencesOf(viewer);
}
