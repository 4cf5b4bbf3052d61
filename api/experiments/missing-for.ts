import { missingVisitStep, type VisitStep } from '../websites/visit-steps.ts';
import type { ExperimentWithVariants } from '../urls/experiments/list-experiments.ts';
import { nameOf } from './variant-names.ts';

/** What must be set up before conversions of an experiment's visitors can be measured, as steps for its owner. */
export async function missingFor({ ownerId, variants }: ExperimentWithVariants): Promise<string[]> {
  const hosts = Map.groupBy(variants, ({ destination }) => new URL(destination).hostname);
  const steps = await Promise.all(
    [...hosts].map(async ([host, of]) => {
      const step = await missingVisitStep(ownerId, host);
      return step && words[step](host, of.map(nameOf));
    }),
  );
  return [...new Set(steps.filter((step) => step !== null))];
}

const words: Record<VisitStep, (host: string, names: string[]) => string> = {
  proof: (host, names) => `Register and verify ${host}, the website of ${names.join(' and ')}.`,
  snippet: (host) => `Install the website snippet on ${host}.`,
  attribution: () =>
    'Let links tell your websites which click led to a visit: switch on Attribution in Connection quality.',
};
