import { builder } from '../builder.ts';
import { UserError } from '../user-error.ts';
import { ownerColumns, ownerOf } from '../viewer.ts';
import { countryChoices, countryName, type CountryChoice } from './country-choices.ts';
import { ViewerNode } from './graph.ts';
import { homeCountryOf } from './home-country.ts';
import { updateProfile } from './update-profile.ts';

const CountryChoiceType = builder.objectRef<CountryChoice>('CountryChoice').implement({
  description: 'A country to choose as home.',
  fields: (t) => ({
    code: t.exposeString('code', { description: 'ISO 3166-1 alpha-2.' }),
    name: t.exposeString('name', { description: 'Its display name.' }),
  }),
});

builder.queryField('countryChoices', (t) =>
  t.field({
    authScopes: { keyMay: ['read'] },
    type: [CountryChoiceType],
    description: 'Every country by its name.',
    resolve: () => countryChoices(),
  }),
);

builder.prismaObjectFields(ViewerNode, (t) => ({
  firstWeekday: t.exposeInt('firstWeekday', {
    authScopes: { signedIn: true },
    description: 'The day on which weeks begin, 1 (Monday) to 7 (Sunday).',
  }),
  homeCountry: t.exposeString('homeCountry', {
    authScopes: { signedIn: true },
    nullable: true,
    description: 'ISO 3166-1 alpha-2; null for the country of the time zone.',
  }),
  countryOfTimeZone: t.string({
    authScopes: { signedIn: true },
    nullable: true,
    description: 'The name of the country that counts as home where none is chosen; null for zones without one.',
    select: ownerColumns,
    resolve: (user) => {
      const code = homeCountryOf({ ...ownerOf(user), homeCountry: null });
      return code && countryName(code);
    },
  }),
  wantsWarnings: t.exposeBoolean('wantsWarnings', {
    authScopes: { signedIn: true },
    description: 'Whether to be told by email that a limit of the plan is near.',
  }),
}));

const UpdateProfileInput = builder.inputType('UpdateProfileInput', {
  description: 'What is left out stays as it is.',
  fields: (t) => ({
    firstName: t.string({ description: 'The name the web app greets the owner with, 1 to 100 characters.' }),
    timeZone: t.string({ description: 'An IANA zone, Europe/Berlin for example. Applies from the next click on.' }),
    firstWeekday: t.int({ description: 'Weeks begin on Monday (1), Saturday (6) or Sunday (7).' }),
    homeCountry: t.string({ description: 'ISO 3166-1 alpha-2; null for the country of the time zone.' }),
    wantsWarnings: t.boolean({ description: 'Whether to be told by email that a limit of the plan is near.' }),
  }),
});

builder.mutationField('updateProfile', (t) =>
  t.withAuth({ signedIn: true }).field({
    type: ViewerNode,
    description: 'Changes name, time zone, calendar and warnings.',
    args: { input: t.arg({ type: UpdateProfileInput, required: true }) },
    errors: { types: [UserError], dataField: { name: 'viewer', description: 'The account after the change.' } },
    resolve: (_root, { input }, { viewer }) => updateProfile(viewer, input),
  }),
);
