import { parseInput } from '../common/parse-input.ts';
import { outcomeOf, Trial, type TrialOutcome } from './trial.ts';

/** Where redirect rules would lead a visitor, by what redirects themselves ask; stores nothing. Refuses INVALID rules and visitors. */
export const tryRules = (input: unknown): TrialOutcome => outcomeOf(parseInput(Trial, input));
