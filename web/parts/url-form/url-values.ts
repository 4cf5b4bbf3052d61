import { formOptions, withoutOptions, type FormOption } from './url-options.ts';

/** The values of the fields of a URL's form. */
export interface UrlValues extends Record<FormOption, string> {
  originalUrl: string;
  shortCode: string;
  /** As a date-time input has it; empty for never. */
  expiry: string;
}

export const emptyUrl: UrlValues = {
  ...{ originalUrl: '', shortCode: '', expiry: '' },
  ...withoutOptions(formOptions),
};
