import { ruledNames, type Member } from '../common/member.ts';
import { builder } from '../graph/builder.ts';
import { inputFields } from '../graph/member-fields.ts';
import { Level, Method } from '../network/graph-choices.ts';
import { RedirectRuleInput, RedirectRuleType } from '../redirect-rules/graph.ts';
import { sentMembers } from './members.ts';

/** The types of choices that only links have. */
const own = Object.fromEntries(
  Object.entries<Member>(sentMembers).flatMap(([option, { choices: values = [], choiceType }]) => {
    if (!choiceType) return [];
    const { name, meanings: description } = choiceType;
    return [[option, builder.enumType(name, { description, values })]];
  }),
);
const words = { measurementLevel: Level, measurementMethod: Method, ...own };

/** The types of options that are one of some words, or records. */
export const choices = { ...words, redirectRules: RedirectRuleType };
const inputs = { ...words, redirectRules: RedirectRuleInput };

/** What every input of a link takes: its options and its expiry; `make` is the field builder's `field`. */
export const optionFields = <Field>(make: (options: { type: 'String'; description: string }) => Field) =>
  inputFields(sentMembers, [...ruledNames(sentMembers), 'expiresAt'], inputs, (options) =>
    make(options as { type: 'String'; description: string }),
  );
