import { ListBoundary } from '../../parts/urls/ListBoundary.tsx';
import { titles } from '../../titles.ts';

/** Shown instead of the experiments when they could not be loaded. */
export const ExperimentsBoundary = () => (
  <ListBoundary
    page={titles.experiments}
    title="Failed to load A/B tests"
    fallback="Failed to load A/B tests. Please try again."
  />
);
