import { z } from 'zod';
import type { Hop as HopOf } from '../../urls/probe.ts';
import { text, whole } from './fields.ts';

/** An address on the way to a destination. */
export const Hop = z.object({
  url: text.describe('The address that was requested.'),
  status: whole.nullable().describe('Null when it did not respond.'),
  took_ms: whole.nullable().describe('For the look-up of its name and until the head of its response.'),
  content_type: text.nullable().describe('The media type of the response; null without one.'),
});

/** A hop with the names of REST. */
export const toHop = ({ tookMs, contentType, ...hop }: HopOf): z.infer<typeof Hop> => ({
  ...hop,
  took_ms: tookMs,
  content_type: contentType,
});
