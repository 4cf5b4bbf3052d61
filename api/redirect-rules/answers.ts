import { z } from 'zod';
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

const texts = z.array(z.string());

/** A condition as REST and webhooks tell it: one member. */
const Condition = z
  .object({
    device: z.array(z.enum(namedDevices)).optional().describe(conditionWords.device),
    os: z.array(z.enum(namedSystems)).optional().describe(conditionWords.os),
    country: texts.optional().describe(conditionWords.country),
    language: texts.optional().describe(conditionWords.language),
    time: z
      .object({
        weekdays: z.array(z.int()).optional().describe(timeWords.weekdays),
        from: z.string().optional().describe(timeWords.from),
        to: z.string().optional().describe(timeWords.to),
        zone: z.string().describe(timeWords.zone),
      })
      .optional()
      .describe(conditionWords.time),
    dates: z
      .object({
        from: z.iso.datetime().optional().describe(dateWords.from),
        until: z.iso.datetime().optional().describe(dateWords.until),
      })
      .optional()
      .describe(conditionWords.dates),
    referrer: texts.optional().describe(conditionWords.referrer),
    parameter: z
      .object({
        name: z.string().describe(parameterWords.name),
        values: texts.optional().describe(parameterWords.values),
      })
      .optional()
      .describe(conditionWords.parameter),
    visit: z.enum(visitKinds).optional().describe(conditionWords.visit),
  })
  .meta({ id: 'RedirectCondition', description: ruleWords.condition });

/** A rule as REST and webhooks tell it. */
export const RuleAnswer = z
  .object({
    destination: z.string().describe(ruleWords.destination),
    conditions: z.array(Condition).describe(ruleWords.conditions),
  })
  .meta({ id: 'RedirectRule', description: ruleWords.rule });
