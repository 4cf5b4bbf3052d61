import type { Member } from '../common/member.ts';
import { builder } from '../graph/builder.ts';
import { exposedFields } from '../graph/member-fields.ts';
import { db } from '../database/db.ts';
import { UserError } from '../common/user-error.ts';
import { ViewerNode } from './graph.ts';
import { preferenceMembers, preferencesOf, updatePreferences, type Preferences } from './preferences.ts';

const names = Object.keys(preferenceMembers) as (keyof Preferences)[];
/** Choices are texts here; which there are stands beside them. */
const texts = Object.fromEntries(names.map((name) => [name, 'String']));
const choicesOf = (name: string) => {
  const member: Member = preferenceMembers[name as keyof Preferences];
  return member.choices ? ` One of ${member.choices.join(', ')}.` : '';
};

const PreferencesType = builder.objectRef<Preferences>('Preferences').implement({
  description: 'How the web app looks and begins.',
  fields: (t) =>
    exposedFields(preferenceMembers, names, texts, (name, options) =>
      t.exposeString(name as 'theme', { description: options.description + choicesOf(name) }),
    ),
});

builder.prismaObjectField(ViewerNode, 'preferences', (t) =>
  t.field({
    authScopes: { signedIn: true },
    type: PreferencesType,
    description: 'How the web app looks and begins.',
    resolve: (user) => preferencesOf(user),
  }),
);

const UpdatePreferencesInput = builder.inputType('UpdatePreferencesInput', {
  description: 'The preferences to change; what is left out or null stays as it is.',
  fields: (t) =>
    Object.fromEntries(
      names.map((name) => [name, t.string({ description: preferenceMembers[name].asked + choicesOf(name) })]),
    ),
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
