import { ViewerNode } from '../account/graph.ts';
import { builder } from '../graph/builder.ts';
import { db } from '../database/db.ts';
import { UserError } from '../common/user-error.ts';
import { Level, Method } from './graph-choices.ts';
import {
  ATTRIBUTION_WORDS,
  networkSettings,
  presets,
  quickSetup,
  updateNetworkSettings,
  type NetworkSettings as Settings,
} from './settings.ts';

const Preset = builder.enumType('NetworkPreset', {
  description: 'fastest: nothing is measured. basic: level essential. full: level full.',
  values: Object.keys(presets) as (keyof typeof presets)[],
});

const NetworkSettings = builder.objectRef<Settings>('NetworkSettings').implement({
  description: 'What an owner wants to learn about the networks of visitors.',
  fields: (t) => ({
    level: t.field({ type: Level, description: 'How much is measured of visitors.', resolve: ({ level }) => level }),
    method: t.field({
      type: Method,
      description: 'How it is measured on level full.',
      resolve: ({ method }) => method,
    }),
    geolocation: t.exposeBoolean('geolocation', { description: 'Whether country and city of a click are kept.' }),
    privacyMode: t.exposeBoolean('privacyMode', { description: 'Keeps as little as possible about each visitor.' }),
    attribution: t.exposeBoolean('attribution', { description: ATTRIBUTION_WORDS }),
    useCase: t.exposeString('useCase', {
      nullable: true,
      description: 'What the owner chose the settings for; null where not given.',
    }),
    updatedAt: t.expose('updatedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Null before the first change.',
    }),
  }),
});

builder.prismaObjectField(ViewerNode, 'networkSettings', (t) =>
  t.field({
    authScopes: { may: ['read'] },
    type: NetworkSettings,
    description: "What is measured of visitors' networks.",
    resolve: (viewer) => networkSettings(viewer),
  }),
);

const UpdateNetworkSettingsInput = builder.inputType('UpdateNetworkSettingsInput', {
  description: 'Omitted fields stay unchanged.',
  fields: (t) => ({
    networkMeasurementLevel: t.field({ type: Level, description: 'How much is measured of visitors.' }),
    measurementMethod: t.field({ type: Method, description: 'How it is measured on level full.' }),
    enableGeolocation: t.boolean({ description: 'Whether country and city of a click are kept.' }),
    privacyMode: t.boolean({ description: 'Whether as little as possible is kept about each visitor.' }),
    attribution: t.boolean({ description: ATTRIBUTION_WORDS }),
  }),
});

const errors = { types: [UserError], dataField: { name: 'viewer', description: 'The account after the change.' } };
const rowOfViewer = (id: number) => db.user.findUniqueOrThrow({ where: { id } });

builder.mutationField('updateNetworkSettings', (t) =>
  t.withAuth({ may: ['write'] }).field({
    type: ViewerNode,
    description: "Changes what is measured and stored of visitors' networks.",
    args: { input: t.arg({ type: UpdateNetworkSettingsInput, required: true }) },
    errors,
    resolve: async (_root, { input }, { viewer }) => {
      await updateNetworkSettings(viewer, input);
      return rowOfViewer(viewer.id);
    },
  }),
);

const QuickNetworkSetupInput = builder.inputType('QuickNetworkSetupInput', {
  description: 'A preset of the network settings.',
  fields: (t) => ({
    preset: t.field({ type: Preset, required: true, description: 'The preset to apply.' }),
    useCase: t.string({ description: 'What the settings are for, at most 200 characters.' }),
  }),
});

builder.mutationField('quickNetworkSetup', (t) =>
  t.withAuth({ may: ['write'] }).field({
    type: ViewerNode,
    description: 'Sets level, method and geolocation of a preset; privacy mode and attribution stay as they were.',
    args: { input: t.arg({ type: QuickNetworkSetupInput, required: true }) },
    errors,
    resolve: async (_root, { input }, { viewer }) => {
      await quickSetup(viewer, input);
      return rowOfViewer(viewer.id);
    },
  }),
);
