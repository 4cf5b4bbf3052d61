import { z } from 'zod';
import { MeasurementLevel, MeasurementMethod } from '../../generated/prisma/enums.ts';
import {
  ATTRIBUTION_WORDS,
  networkSettings,
  presets,
  quickSetup,
  QuickSetup,
  SettingsChanges,
  updateNetworkSettings,
  type NetworkSettings,
} from '../../network/settings.ts';
import { answers } from './answers.ts';
import { flag, text, timestamp } from './fields.ts';
import { viewerOf } from './signed-in.ts';
import type { TypedApp } from './typed.ts';
import { requestSchema } from './wire.ts';

const level = z.enum(MeasurementLevel).describe('What is learnt about the network of visitors.');
const method = z.enum(MeasurementMethod).describe('Who measures, with the level full.');

const Settings = z
  .object({
    network_settings: z
      .object({
        network_measurement_level: level,
        measurement_method: method,
        enable_geolocation: flag.describe('Whether country and city of a click are kept.'),
        privacy_mode: flag.describe('Whether as little as possible is kept about each visitor.'),
        attribution: flag.describe(ATTRIBUTION_WORDS),
        use_case: text.nullable().describe('What the links are for; null where not said.'),
        updated_at: timestamp.nullable().describe('Null before the first change.'),
      })
      .describe('The settings of the account.'),
  })
  .meta({ id: 'NetworkSettings', description: 'What is learnt about the networks of visitors.' });

const toSettings = (settings: NetworkSettings) => ({
  network_settings: {
    network_measurement_level: settings.level,
    measurement_method: settings.method,
    enable_geolocation: settings.geolocation,
    privacy_mode: settings.privacyMode,
    attribution: settings.attribution,
    use_case: settings.useCase,
    updated_at: settings.updatedAt,
  },
});

const Choice = <Schema extends z.ZodType>(value: Schema) =>
  z.array(z.object({ value, description: text.describe('What it does, for people.') })).describe('Every choice.');
const Info = z.object({
  levels: Choice(level),
  methods: Choice(method),
  presets: z
    .array(
      z.object({
        preset: text.describe('Its name.'),
        network_measurement_level: level,
        measurement_method: method,
        enable_geolocation: flag.describe('Whether country and city of a click are kept.'),
      }),
    )
    .describe('What each preset sets.'),
});

/** What each setting does, in words for owners. */
const info: z.infer<typeof Info> = {
  levels: [
    { value: 'none', description: 'Fastest redirect. Nothing about the network of visitors is stored.' },
    {
      value: 'essential',
      description:
        'Provider and network by IP address, and the round trip of every click, without any delay for visitors.',
    },
    {
      value: 'full',
      description: 'The way of each visitor is measured, which delays most of them by less than 300 ms.',
    },
  ],
  methods: [
    { value: 'redirect', description: 'A page measures for a moment before it redirects.' },
    { value: 'embed', description: 'The destination page reports back. Its address gets fb_click_id.' },
    { value: 'hybrid', description: 'Embed where the snippet was seen within a day, else redirect.' },
  ],
  presets: Object.entries(presets).map(([preset, { level, method, geolocation }]) => ({
    preset,
    network_measurement_level: level,
    measurement_method: method,
    enable_geolocation: geolocation,
  })),
};

const tags = ['Network settings'];
const write = { rate: 'write' } as const;
const PATH = '/api/users/me/network-settings';
const settings = (...errors: number[]) => answers(200, 'The settings.', Settings, ...errors);

/** /api/users/me/network-settings: what the viewer wants to learn about the networks of visitors. */
export async function networkSettingsRoutes(app: TypedApp): Promise<void> {
  app.get(
    PATH,
    {
      schema: {
        tags,
        summary: 'Get the network settings',
        description: 'What every URL does unless it has an override; the defaults before the first change.',
        response: settings(401),
      },
    },
    async (request) => toSettings(await networkSettings(viewerOf(request))),
  );

  const update = {
    tags,
    summary: 'Change the network settings',
    description: 'What is left out stays as it is. Redirects follow within a second.',
    body: requestSchema(SettingsChanges, {
      network_measurement_level: {
        description: 'none: nothing. essential: provider, network and round trip. full: also measured by a page.',
      },
      measurement_method: {
        description: 'redirect: a page measures. embed: the destination does. hybrid: whichever can.',
      },
      enable_geolocation: { description: 'Whether country and city of a click are kept.' },
      privacy_mode: { description: 'Whether as little as possible is kept about each visitor.' },
      attribution: { description: ATTRIBUTION_WORDS },
    }),
    response: settings(400, 401, 429),
  };
  app.put(PATH, { config: write, schema: update }, async (request) =>
    toSettings(await updateNetworkSettings(viewerOf(request), request.body)),
  );

  const explained = {
    tags,
    summary: 'What the settings mean',
    description: 'Every level, method and preset, with a sentence for people. The same for all accounts.',
    response: answers(200, 'All choices.', Info, 401),
  };
  app.get(`${PATH}/info`, { schema: explained }, async () => info);

  const quick = {
    tags,
    summary: 'Apply a preset',
    description: 'Sets level, method and geolocation; privacy mode and attribution stay as they were.',
    body: requestSchema(QuickSetup, {
      preset: { description: 'fastest: no measuring. basic: level essential. full: visitors are measured by a page.' },
      use_case: { description: 'What the links are for, for you.' },
    }),
    response: settings(400, 401, 429),
  };
  app.post(`${PATH}/quick-setup`, { config: write, schema: quick }, async (request) =>
    toSettings(await quickSetup(viewerOf(request), request.body)),
  );
}
