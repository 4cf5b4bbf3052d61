import { z } from 'zod';
import { DEFAULT_LEVEL } from '../click-model/withheld.ts';
import { spend } from '../account/rates.ts';
import { db } from '../database/db.ts';
import { MeasurementLevel, MeasurementMethod } from '../generated/prisma/enums.ts';
import { announceSettingsChange } from '../live/settings-changes.ts';
import { optionalText } from '../common/optional-text.ts';
import { parseInput } from '../common/parse-input.ts';
import type { Viewer } from '../common/viewer.ts';

/** What an owner wants to learn about the networks of visitors. */
export interface NetworkSettings {
  level: MeasurementLevel;
  method: MeasurementMethod;
  /** Whether the country and the city of a click are kept. */
  geolocation: boolean;
  /** Keeps as little as possible about each visitor. */
  privacyMode: boolean;
  /** Whether links to the owner's verified websites hand over the id of each click. */
  attribution: boolean;
  useCase: string | null;
  /** Null before the first change. */
  updatedAt: Date | null;
}

const defaults: NetworkSettings = {
  level: DEFAULT_LEVEL,
  method: 'redirect',
  geolocation: true,
  privacyMode: false,
  attribution: true,
  useCase: null,
  updatedAt: null,
};

/** What the switch does, in words for both APIs. */
export const ATTRIBUTION_WORDS =
  'Whether links to your verified websites add fb_click_id to the address, so that visits and conversions count for the ' +
  'link. Off: they count for the website alone, except where the destination measures (method embed).';

const MAX_USE_CASE_LENGTH = 200;
const left = (value: unknown) => value ?? undefined;
const flag = (name: string) => z.preprocess(left, z.boolean(`${name} must be true or false.`).optional());

export const Level = z.enum(MeasurementLevel, 'The measurement level must be none, essential or full.');
export const Method = z.enum(MeasurementMethod, 'The measurement method must be redirect, embed or hybrid.');

/** The changeable settings; omitted means unchanged. */
export const SettingsChanges = z.object({
  networkMeasurementLevel: z.preprocess(left, Level.optional()),
  measurementMethod: z.preprocess(left, Method.optional()),
  enableGeolocation: flag('enable_geolocation'),
  privacyMode: flag('privacy_mode'),
  attribution: flag('attribution'),
});

/** What each preset of the quick setup sets; privacy mode and attribution stay as they were. */
export const presets = {
  fastest: { level: 'none', method: 'redirect', geolocation: false },
  basic: { level: 'essential', method: 'redirect', geolocation: true },
  full: { level: 'full', method: 'redirect', geolocation: true },
} as const satisfies Record<string, Partial<NetworkSettings>>;

/** A preset, and what the owner's links are for. */
export const QuickSetup = z.object({
  preset: z.enum(Object.keys(presets) as [keyof typeof presets], 'The preset must be fastest, basic or full.'),
  useCase: optionalText('use case', MAX_USE_CASE_LENGTH),
});

/** The viewer's settings; the defaults before the first change. */
export async function networkSettings({ id }: Pick<Viewer, 'id'>): Promise<NetworkSettings> {
  return (await db.networkSettings.findUnique({ where: { ownerId: id } })) ?? defaults;
}

/** Changes the given settings of the viewer; redirects follow within a second. Refuses INVALID input and RATE_LIMITED. */
export async function updateNetworkSettings(viewer: Viewer, input: unknown): Promise<NetworkSettings> {
  await spend(viewer, 'write');
  const { networkMeasurementLevel, measurementMethod, enableGeolocation, ...flags } = parseInput(
    SettingsChanges,
    input,
  );
  return save(viewer, {
    level: networkMeasurementLevel,
    method: measurementMethod,
    geolocation: enableGeolocation,
    ...flags,
  });
}

/** Sets what a preset names; privacy mode and attribution stay as they were. Refuses INVALID input and RATE_LIMITED. */
export async function quickSetup(viewer: Viewer, input: unknown): Promise<NetworkSettings> {
  await spend(viewer, 'write');
  const { preset, useCase } = parseInput(QuickSetup, input);
  return save(viewer, { ...presets[preset], useCase });
}

async function save(viewer: Viewer, changes: Partial<Omit<NetworkSettings, 'updatedAt'>>): Promise<NetworkSettings> {
  const settings = await db.networkSettings.upsert({
    where: { ownerId: viewer.id },
    create: { ownerId: viewer.id, ...changes },
    update: changes,
  });
  announceSettingsChange(viewer.id);
  return settings;
}
