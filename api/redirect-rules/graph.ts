import { builder } from '../graph/builder.ts';
import {
  conditionWords,
  dateWords,
  namedDevices,
  namedSystems,
  parameterWords,
  ruleWords,
  timeWords,
  visitKinds,
} from './members.ts';
import type { RedirectCondition, RedirectRule } from './rules.ts';

export const RedirectDevice = builder.enumType('RedirectDevice', {
  description: 'A kind of device, as clicks name it.',
  values: namedDevices,
});
export const RedirectSystem = builder.enumType('RedirectSystem', {
  description: 'An operating system, as clicks name it.',
  values: namedSystems,
});
export const RedirectVisit = builder.enumType('RedirectVisit', {
  description: 'Whether a visitor opens a link for the first time today.',
  values: visitKinds,
});

type Part<Kind extends keyof RedirectCondition> = Exclude<RedirectCondition[Kind], undefined>;

const Time = builder.objectRef<Part<'time'>>('RedirectTime').implement({
  description: 'Days of the week, hours of the day, or both.',
  fields: (t) => ({
    weekdays: t.exposeIntList('weekdays', { nullable: true, description: timeWords.weekdays }),
    from: t.exposeString('from', { nullable: true, description: timeWords.from }),
    to: t.exposeString('to', { nullable: true, description: timeWords.to }),
    zone: t.exposeString('zone', { description: timeWords.zone }),
  }),
});
const dateOf = (text: string | undefined) => (text === undefined ? null : new Date(text));
const Dates = builder.objectRef<Part<'dates'>>('RedirectDates').implement({
  description: 'A range of time.',
  fields: (t) => ({
    from: t.field({
      type: 'DateTime',
      nullable: true,
      description: dateWords.from,
      resolve: ({ from }) => dateOf(from),
    }),
    until: t.field({
      type: 'DateTime',
      nullable: true,
      description: dateWords.until,
      resolve: ({ until }) => dateOf(until),
    }),
  }),
});
const Parameter = builder.objectRef<Part<'parameter'>>('RedirectParameter').implement({
  description: 'A parameter of the address that is opened.',
  fields: (t) => ({
    name: t.exposeString('name', { description: parameterWords.name }),
    values: t.exposeStringList('values', { nullable: true, description: parameterWords.values }),
  }),
});

const Condition = builder.objectRef<RedirectCondition>('RedirectCondition').implement({
  description: 'One thing that must hold of a visitor: exactly one member is not null.',
  fields: (t) => ({
    device: t.expose('device', { type: [RedirectDevice], nullable: true, description: conditionWords.device }),
    os: t.expose('os', { type: [RedirectSystem], nullable: true, description: conditionWords.os }),
    country: t.exposeStringList('country', { nullable: true, description: conditionWords.country }),
    language: t.exposeStringList('language', { nullable: true, description: conditionWords.language }),
    time: t.expose('time', { type: Time, nullable: true, description: conditionWords.time }),
    dates: t.expose('dates', { type: Dates, nullable: true, description: conditionWords.dates }),
    referrer: t.exposeStringList('referrer', { nullable: true, description: conditionWords.referrer }),
    parameter: t.expose('parameter', { type: Parameter, nullable: true, description: conditionWords.parameter }),
    visit: t.expose('visit', { type: RedirectVisit, nullable: true, description: conditionWords.visit }),
  }),
});

export const RedirectRuleType = builder.objectRef<RedirectRule>('RedirectRule').implement({
  description: ruleWords.rule,
  fields: (t) => ({
    destination: t.exposeString('destination', { description: ruleWords.destination }),
    conditions: t.expose('conditions', { type: [Condition], description: ruleWords.conditions }),
  }),
});

const TimeInput = builder.inputType('RedirectTimeInput', {
  description: 'Days of the week, hours of the day, or both.',
  fields: (t) => ({
    weekdays: t.intList({ description: timeWords.weekdays }),
    from: t.string({ description: timeWords.from }),
    to: t.string({ description: timeWords.to }),
    zone: t.string({ required: true, description: timeWords.zone }),
  }),
});
const DatesInput = builder.inputType('RedirectDatesInput', {
  description: 'A range of time.',
  fields: (t) => ({
    from: t.field({ type: 'DateTime', description: dateWords.from }),
    until: t.field({ type: 'DateTime', description: dateWords.until }),
  }),
});
const ParameterInput = builder.inputType('RedirectParameterInput', {
  description: 'A parameter of the address that is opened.',
  fields: (t) => ({
    name: t.string({ required: true, description: parameterWords.name }),
    values: t.stringList({ description: parameterWords.values }),
  }),
});
const ConditionInput = builder.inputType('RedirectConditionInput', {
  description: ruleWords.condition,
  fields: (t) => ({
    device: t.field({ type: [RedirectDevice], description: conditionWords.device }),
    os: t.field({ type: [RedirectSystem], description: conditionWords.os }),
    country: t.stringList({ description: conditionWords.country }),
    language: t.stringList({ description: conditionWords.language }),
    time: t.field({ type: TimeInput, description: conditionWords.time }),
    dates: t.field({ type: DatesInput, description: conditionWords.dates }),
    referrer: t.stringList({ description: conditionWords.referrer }),
    parameter: t.field({ type: ParameterInput, description: conditionWords.parameter }),
    visit: t.field({ type: RedirectVisit, description: conditionWords.visit }),
  }),
});
export const RedirectRuleInput = builder.inputType('RedirectRuleInput', {
  description: ruleWords.rule,
  fields: (t) => ({
    destination: t.string({ required: true, description: ruleWords.destination }),
    conditions: t.field({ type: [ConditionInput], required: true, description: ruleWords.conditions }),
  }),
});
