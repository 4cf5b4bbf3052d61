import { z } from 'zod';
import { MAX_VARIANT_NAME_LENGTH } from '../common/input-limits.ts';
import { Destination } from '../common/destination-input.ts';
import { optionalText } from '../common/optional-text.ts';
import { rowReference } from '../graph/row-id.ts';
import { variantMembers } from './members.ts';
import { nameOf } from './variant-names.ts';

const FEWEST_VARIANTS = 2;
const MOST_VARIANTS = 4;
const MAX_WEIGHT = 100;

export const messages = {
  count: `An experiment has ${FEWEST_VARIANTS} to ${MOST_VARIANTS} destinations.`,
  weight: `A weight is a whole number from 1 to ${MAX_WEIGHT}.`,
  same: 'Each destination must be a different address.',
  sameName: 'Each destination must have a different name. Without one, it is called A, B, C or D.',
  open: 'This link already has an A/B test. End it before you start another.',
  ended: 'This experiment has ended.',
  foreignVariant: 'This destination does not belong to the experiment.',
} as const;

const Weight = z
  .number(messages.weight)
  .int(messages.weight)
  .min(1, messages.weight)
  .max(MAX_WEIGHT, messages.weight)
  .default(1)
  .describe(variantMembers.weight.asked);

const Name = optionalText('name', MAX_VARIANT_NAME_LENGTH).describe(variantMembers.name.asked);

/** Where the first of these texts stands that an earlier one equals, in letters of any case; -1 without any. */
export function repeatedAt(texts: readonly string[]): number {
  const plain = texts.map((text) => text.toLowerCase());
  return plain.findIndex((text, index) => plain.indexOf(text) < index);
}

/** How an experiment ends: with a variant whose destination becomes the link's, or with none. */
export const Ending = z.object({
  keepVariant: rowReference('ExperimentVariant', messages.foreignVariant).nullish(),
});

/** The destinations of a new experiment: 2 to 4 different ones, each with its weight. */
export const NewExperiment = z.object({
  variants: z
    .array(
      z.object({
        destination: Destination.describe(variantMembers.destination.asked),
        weight: Weight,
        name: Name,
      }),
      messages.count,
    )
    .min(FEWEST_VARIANTS, messages.count)
    .max(MOST_VARIANTS, messages.count)
    .superRefine((variants, context) => {
      const addresses = variants.map(({ destination }) => destination);
      const at = addresses.findIndex((address, index) => addresses.indexOf(address) < index);
      if (at >= 0) context.addIssue({ code: 'custom', message: messages.same, path: [at, 'destination'] });
      const again = repeatedAt(variants.map(({ name }, index) => nameOf({ name, position: index + 1 })));
      if (again >= 0) context.addIssue({ code: 'custom', message: messages.sameName, path: [again, 'name'] });
    }),
});

/** New names of some variants of an experiment; null, or an empty text, is the letter. */
export const NewNames = z.object({
  variants: z
    .array(
      z.object({
        id: rowReference('ExperimentVariant', messages.foreignVariant).describe(
          'The variant: its number, or its id in GraphQL.',
        ),
        name: Name,
      }),
      messages.foreignVariant,
    )
    .max(MOST_VARIANTS, messages.foreignVariant),
});
