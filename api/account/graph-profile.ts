import { builder } from '../graph/builder.ts';
import { exposedFields, inputFields, type Exposed } from '../graph/member-fields.ts';
import { askedNames } from '../common/member.ts';
import { UserError } from '../common/user-error.ts';
import { ownerOf } from '../common/viewer.ts';
import { countryName } from '../common/countries.ts';
import { countryChoices, type CountryChoice } from './country-choices.ts';
import { ViewerNode } from './graph.ts';
import { homeCountryOf } from './home-country.ts';
import { profileMembers } from './members.ts';
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
  ...exposedFields(profileMembers, ['firstWeekday', 'homeCountry', 'wantsWarnings'], {}, (name, options) =>
    t.expose(name as 'homeCountry', { ...(options as Exposed), authScopes: { signedIn: true } }),
  ),
  countryOfTimeZone: t.string({
    authScopes: { signedIn: true },
    nullable: true,
    description: 'The name of the country that counts as home where none is chosen; null for zones without one.',
    resolve: (user) => {
      const code = homeCountryOf({ ...ownerOf(user), homeCountry: null });
      return code && countryName(code);
    },
  }),
}));

const UpdateProfileInput = builder.inputType('UpdateProfileInput', {
  description: 'What is left out stays as it is.',
  fields: (t) => ({
    ...inputFields(profileMembers, askedNames(profileMembers), {}, (options) => t.field(options as Exposed)),
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
