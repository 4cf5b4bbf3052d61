import { BY_PEOPLE } from '../common/descriptions.ts';
import { MAX_VARIANT_NAME_LENGTH } from '../common/input-limits.ts';
import type { Members } from '../common/member.ts';
import { ExperimentState } from '../generated/prisma/enums.ts';
import { verdictKinds } from './judge.ts';

/** Every member of an experiment that both doors tell under its own name. */
export const experimentMembers = {
  state: {
    kind: 'choice',
    choices: Object.values(ExperimentState),
    words: 'running: visitors get the variants. paused: everybody gets the destination of the URL. ended: for good.',
  },
  startedAt: { kind: 'timestamp', words: 'When it started.' },
  endedAt: { kind: 'timestamp', isNullable: true, words: 'When it ended; null before.' },
} as const satisfies Members;

/** What says which destination of an experiment a visitor got. */
export const destinationMembers = {
  letter: { kind: 'text', words: 'A to D, in the order of the destinations.' },
  name: {
    kind: 'text',
    words: 'What its owner calls it; its letter without a name.',
    asked: `What to call it, at most ${MAX_VARIANT_NAME_LENGTH} characters; null, an empty text or none is its letter.`,
  },
  destination: {
    kind: 'text',
    words: 'Where its visitors are led.',
    asked: 'Where it leads: http or https.',
    isStored: false,
  },
  share: { kind: 'number', words: 'The part of the visitors that its weight stands for, per cent.' },
} as const satisfies Members;

/** Every member of a variant: a destination with its figures, in the order of answers. */
export const variantMembers = {
  letter: destinationMembers.letter,
  name: destinationMembers.name,
  destination: destinationMembers.destination,
  weight: {
    kind: 'whole',
    words: '1 to 100, beside the weights of the others.',
    asked: 'Its part of the visitors, 1 to 100, beside the weights of the others.',
    isStored: false,
  },
  share: destinationMembers.share,
  clicks: { kind: 'whole', words: BY_PEOPLE },
  visitors: { kind: 'whole', words: 'Daily unique visitors.' },
  bots: { kind: 'whole', words: 'Clicks by bots, previews and prefetches, which count nowhere.' },
  conversions: {
    kind: 'whole',
    isNullable: true,
    words: 'Conversions after all of its clicks; null where neither a visit nor a conversion was reported.',
  },
  measured: {
    kind: 'whole',
    words: 'Visitors who reached a website with the snippet. Only the check of the split needs them.',
  },
  converted: { kind: 'whole', words: 'Visitors with a conversion, reported by a page or a server.' },
  rate: {
    kind: 'number',
    isNullable: true,
    words: 'converted as a percentage of visitors; null while nothing is reported.',
  },
  low: {
    kind: 'number',
    isNullable: true,
    words: "Where the rate's 95 % interval (Wilson) begins; null without a rate.",
  },
  high: { kind: 'number', isNullable: true, words: 'Where that interval ends; null without a rate.' },
  probabilityToBeBest: {
    kind: 'number',
    isNullable: true,
    words:
      'The probability that its rate is the highest, per cent (Beta, from uniform priors); null while nothing is measured.',
  },
} as const satisfies Members;

/** What can be concluded from the figures of an experiment, as both doors tell it. */
export const verdictMembers = {
  kind: { kind: 'choice', choices: verdictKinds, words: 'The verdict for programs.' },
  headline: { kind: 'text', words: 'The verdict in one sentence, for people.' },
  reason: { kind: 'text', words: 'What the verdict rests on, for people.' },
  splitProbability: {
    kind: 'number',
    isNullable: true,
    words: 'How likely so uneven a split is by chance, per cent; null where visitors are too few to tell.',
  },
  clicksNeeded: {
    kind: 'whole',
    isNullable: true,
    words: 'About how many clicks are still needed; null while nobody has converted.',
  },
  missing: { kind: 'text', isList: true, words: 'What must be set up before conversions can be measured.' },
} as const satisfies Members;

/** The variant that comes off best, as both doors tell it. */
export const BEST =
  'The variant that was measured best: the winner, else the one most probably best. Null where nothing can be compared.';
