import { ListBoundary } from '../../parts/urls/ListBoundary.tsx';
import { titles } from '../../titles.ts';

/** Shown instead of the experiments when they could not be loaded. */
export const ExperimentsBoundary = () => (
  <ListBoundary
    page={titles.experiments}
    title="Failed to load experiments"
    fallback="Failed to load experiments. Please try again."
  />
);
