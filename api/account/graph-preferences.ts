import { builder } from '../builder.ts';
import { db } from '../db.ts';
import { UserError } from '../user-error.ts';
import { ViewerNode } from './graph.ts';
import { preferenceChoices, preferencesOf, updatePreferences, type Preferences } from './preferences.ts';

const among = (name: keyof typeof preferenceChoices) => `One of ${preferenceChoices[name].join(', ')}.`;

const PreferencesType = builder.objectRef<Preferences>('Preferences').implement({
  description: 'How the web app looks and begins.',
  fields: (t) => ({
    theme: t.exposeString('theme', { description: among('theme') }),
    dateFormat: t.exposeString('dateFormat', { description: among('dateFormat') }),
    numberFormat: t.exposeString('numberFormat', { description: among('numberFormat') }),
    defaultPeriod: t.exposeString('defaultPeriod', { description: among('defaultPeriod') }),
    landingPage: t.exposeString('landingPage', { description: among('landingPage') }),
    timeZone: t.exposeString('timeZone', { description: 'An IANA zone, Europe/Berlin for example.' }),
  }),
});

builder.prismaObjectField(ViewerNode, 'preferences', (t) =>
  t.field({
    authScopes: { signedIn: true },
    type: PreferencesType,
    description: 'How the web app looks and begins.',
    select: { id: true },
    resolve: (user) => preferencesOf(user),
  }),
);

const UpdatePreferencesInput = builder.inputType('UpdatePreferencesInput', {
  description: 'The preferences to change; what is left out or null stays as it is.',
  fields: (t) => ({
    theme: t.string({ description: among('theme') }),
    dateFormat: t.string({ description: among('dateFormat') }),
    numberFormat: t.string({ description: among('numberFormat') }),
    defaultPeriod: t.string({ description: among('defaultPeriod') }),
    landingPage: t.string({ description: among('landingPage') }),
    timeZone: t.string({ description: 'An IANA zone, Europe/Berlin for example.' }),
  }),
});

builder.mutationField('updatePreferences', (t) =>
  t.withAuth({ signedIn: true }).field({
    type: ViewerNode,
    description: 'What is left out or null stays as it is.',
    args: { input: t.arg({ type: UpdatePreferencesInput, required: true }) },
    errors: { types: [UserError], dataField: { name: 'viewer', description: 'The account after the change.' } },
    resolve: async (_root, { input }, { viewer }) => {
      await updatePreferences(viewer, given(input));
      return db.user.findUniqueOrThrow({ where: { id: viewer.id } });
    },
  }),
);

const given = (input: object) => Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null));
