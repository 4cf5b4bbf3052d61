import { ruledNames } from '../common/member.ts';
import { QueryForwarding, RedirectStatus, ReferrerPolicy } from '../generated/prisma/enums.ts';
import { builder } from '../graph/builder.ts';
import { inputFields } from '../graph/member-fields.ts';
import { Level, Method } from '../network/graph-choices.ts';
import { RedirectRuleInput, RedirectRuleType } from '../redirect-rules/graph.ts';
import { sentMembers } from './members.ts';

const Policy = builder.enumType(ReferrerPolicy, {
  name: 'ReferrerPolicy',
  description:
    'no_referrer: nothing. strict_origin: its origin, over HTTPS alone. unsafe_url: its whole address, whatever the page says.',
});

const Status = builder.enumType(RedirectStatus, {
  name: 'RedirectStatus',
  description: 'found: 302. temporary_redirect: 307. moved_permanently: 301. permanent_redirect: 308.',
});
const Forwarding = builder.enumType(QueryForwarding, {
  name: 'QueryForwarding',
  description: 'add: parameters that the destination lacks. override: all of them, in place of its own.',
});

const words = {
  measurementLevel: Level,
  measurementMethod: Method,
  referrerPolicy: Policy,
  redirectStatus: Status,
  queryForwarding: Forwarding,
};

/** The types of options that are one of some words, or records. */
export const choices = { ...words, redirectRules: RedirectRuleType };
const inputs = { ...words, redirectRules: RedirectRuleInput };

/** What every input of a link takes: its options and its expiry; `make` is the field builder's `field`. */
export const optionFields = <Field>(make: (options: { type: 'String'; description: string }) => Field) =>
  inputFields(sentMembers, [...ruledNames(sentMembers), 'expiresAt'], inputs, (options) =>
    make(options as { type: 'String'; description: string }),
  );
