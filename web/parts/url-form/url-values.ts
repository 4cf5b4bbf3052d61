import type { MeasurementLevel, MeasurementMethod } from '../../__generated__/useUpdateUrlMutation.graphql';

/** The values of the fields of a URL's form. */
export interface UrlValues {
  originalUrl: string;
  shortCode: string;
  title: string;
  description: string;
  /** As a date-time input has it; empty for never. */
  expiry: string;
  /** Empty as in the settings of the account. */
  measurementLevel: MeasurementLevel | '';
  measurementMethod: MeasurementMethod | '';
}

export const emptyUrl: UrlValues = {
  ...{ originalUrl: '', shortCode: '', title: '', description: '', expiry: '' },
  ...{ measurementLevel: '', measurementMethod: '' },
};
