import { formOptions, isFlag, type FormOption } from '../../web/parts/url-form/url-options.ts';

const unset = (name: FormOption) => (isFlag(name) ? false : ['redirectRules', 'tags'].includes(name) ? [] : null);

/** A link whose options nobody has set. */
export const plainOptions = {
  ...Object.fromEntries(formOptions.map((name) => [name, unset(name)])),
  status: 'ACTIVE',
  hasPassword: false,
};
