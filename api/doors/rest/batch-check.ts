import { z } from 'zod';
import {
  Batch,
  batchCheck,
  itemStates,
  LIVE_DESTINATIONS,
  oneDestination,
  type CheckedItem,
} from '../../urls/batch-check.ts';
import { isReachable } from '../../urls/probe.ts';
import { answers } from './answers.ts';
import { flag, lower, oneOf, text, whole } from './fields.ts';
import { Hop, toHop } from './hops.ts';
import { viewerOf } from './signed-in.ts';
import type { TypedApp } from './typed.ts';
import { requestSchema } from './wire.ts';

const Item = z
  .object({
    item: text.describe('As sent.'),
    short_code: text.nullable().describe('The code it was read as; null for a destination.'),
    available: flag.describe('Whether it is a code that is free.'),
    state: oneOf(itemStates).describe(
      "active, expiring, expired, inactive, scheduled and limit_reached: a URL of yours. taken: somebody else's code. available: a free code. " +
        'valid: a destination that can be shortened. refused: neither.',
    ),
    reason: text.nullable().describe('Why it cannot be used for a new URL; null when it can.'),
    id: whole.nullable().describe('The id of your URL with this code.'),
    destination: text
      .nullable()
      .describe('Where your URL redirects to, or the destination as it would be stored; null for several.'),
    destinations: z.array(text).describe(LIVE_DESTINATIONS),
    is_reachable: flag.nullable().describe('Whether every destination responded; null when none was requested.'),
    not_checked: text
      .nullable()
      .describe(
        'Why nothing is known of the destination although probe was true: too many requests, or its name could not be looked up; else null.',
      ),
    warning: text.nullable().describe('Why visitors will probably see an error at the destination.'),
    hops: z.array(Hop).describe('The addresses that were requested, in order.'),
  })
  .meta({ id: 'BatchCheckItem', description: 'What became known of one item.' });

const toItem = (checked: CheckedItem): z.infer<typeof Item> => {
  const { item, shortCode, state, reason, url, destinations, probe } = checked;
  return {
    item,
    short_code: shortCode,
    available: state === 'AVAILABLE',
    state: lower(state),
    reason,
    id: url?.id ?? null,
    destination: oneDestination(checked),
    destinations,
    is_reachable: isReachable(probe),
    not_checked: probe?.notChecked ?? null,
    warning: probe?.warning ?? null,
    hops: probe?.hops.map(toHop) ?? [],
  };
};

/** POST /api/urls/batch-check: many codes and destinations at once. */
export async function batchCheckRoutes(app: TypedApp): Promise<void> {
  const batch = {
    tags: ['Tools'],
    summary: 'Check up to 1,000 short codes, short URLs and destinations',
    description: 'Send either items or short_codes.',
    body: requestSchema(Batch, {
      items: { description: 'Short codes, short URLs of this service and destinations, in any order.' },
      short_codes: { description: 'Texts that are all meant as short codes.' },
      probe: { description: 'Whether destinations are requested as well; then at most 10 can be sent at once.' },
    }),
    response: answers(
      200,
      'One result for each, in order.',
      z.object({ results: z.array(Item).describe('One result for each item.') }),
      400,
      401,
      429,
    ),
  };
  app.post('/api/urls/batch-check', { config: { rate: 'check' }, schema: batch }, async (request) => {
    const results = await batchCheck(viewerOf(request), request.body);
    return { results: results.map(toItem) };
  });
}
