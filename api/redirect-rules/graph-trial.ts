import { builder } from '../graph/builder.ts';
import { RedirectDevice, RedirectRuleInput, RedirectSystem, RedirectVisit } from './graph.ts';
import { conditionKinds, ruleWords } from './members.ts';
import { triedApps, trialWords, visitorWords, type TrialOutcome } from './trial.ts';
import { tryRules } from './try-rules.ts';

const Kind = builder.enumType('RedirectConditionKind', {
  description: 'The members of a condition.',
  values: conditionKinds,
});

type RuleOutcome = TrialOutcome['rules'][number];
const ConditionTrial = builder.objectRef<RuleOutcome['conditions'][number]>('RedirectConditionTrial').implement({
  description: 'What became of a condition.',
  fields: (t) => ({
    kind: t.expose('kind', { type: Kind, description: trialWords.kind }),
    holds: t.exposeBoolean('holds', { description: trialWords.condition }),
  }),
});
const RuleTrial = builder.objectRef<RuleOutcome>('RedirectRuleTrial').implement({
  description: 'What became of a rule.',
  fields: (t) => ({
    holds: t.exposeBoolean('holds', { description: trialWords.holds }),
    conditions: t.expose('conditions', { type: [ConditionTrial], description: trialWords.conditions }),
  }),
});
const App = builder.enumType('AppSystem', {
  description: 'ios: iPhones and iPads. android: Android.',
  values: ['ios', 'android'] as const,
});
const Trial = builder.objectRef<TrialOutcome>('RedirectTrial').implement({
  description: trialWords.trial,
  fields: (t) => ({
    rule: t.exposeInt('rule', { nullable: true, description: trialWords.rule }),
    app: t.expose('app', { type: App, nullable: true, description: trialWords.app }),
    destination: t.exposeString('destination', { nullable: true, description: trialWords.destination }),
    rules: t.expose('rules', { type: [RuleTrial], description: trialWords.rules }),
  }),
});

const VisitorInput = builder.inputType('RedirectVisitorInput', {
  description: 'A visitor to imagine. What is left out is unknown, as it can be of real visitors.',
  fields: (t) => ({
    device: t.field({ type: RedirectDevice, description: visitorWords.device }),
    os: t.field({ type: RedirectSystem, description: visitorWords.os }),
    country: t.string({ description: visitorWords.country }),
    language: t.string({ description: visitorWords.language }),
    at: t.field({ type: 'DateTime', description: visitorWords.at }),
    referrer: t.string({ description: visitorWords.referrer }),
    query: t.string({ description: visitorWords.query }),
    visit: t.field({ type: RedirectVisit, description: visitorWords.visit }),
    bot: t.boolean({ description: visitorWords.bot }),
  }),
});

builder.queryField('tryRedirectRules', (t) =>
  t.withAuth({ may: ['read'] }).field({
    type: Trial,
    description:
      'Where redirect rules and app destinations would lead a visitor, and why. Nothing is stored or counted.',
    args: {
      redirectRules: t.arg({ type: [RedirectRuleInput], required: true, description: ruleWords.tried }),
      iosUrl: t.arg.string({ description: triedApps.iosUrl }),
      androidUrl: t.arg.string({ description: triedApps.androidUrl }),
      visitor: t.arg({ type: VisitorInput, required: true, description: 'For whom.' }),
    },
    resolve: (_root, asked) => tryRules(asked),
  }),
);
