import { builder } from '../../graph/builder.ts';
import type { Country } from './country-of.ts';

export const PlaceType = builder.objectRef<Country>('CountryPlace').implement({
  description: 'Where a map shows the country.',
  fields: (t) => ({
    numericCode: t.exposeString('numericCode', {
      complexity: 0,
      nullable: true,
      description: 'ISO 3166-1 numeric, three digits; null where unknown.',
    }),
    latitude: t.exposeFloat('latitude', {
      description: 'Degrees north; null where unknown.',
      complexity: 0,
      nullable: true,
    }),
    longitude: t.exposeFloat('longitude', {
      description: 'Degrees east; null where unknown.',
      complexity: 0,
      nullable: true,
    }),
  }),
});
