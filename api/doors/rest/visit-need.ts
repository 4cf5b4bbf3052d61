import { z } from 'zod';
import { visitSteps } from '../../websites/visit-steps.ts';
import { text } from './fields.ts';

/** What is missing before figures of visits can be told. */
export const visitNeed = z
  .object({
    step: z
      .enum(visitSteps)
      .describe('proof: a verified, active website. snippet: on its pages. attribution: the switch.'),
    host: text.nullable().describe('The host of the destination; null for all links.'),
  })
  .nullable()
  .describe('The first step that is missing before visits and conversions count; null where everything is there.');
