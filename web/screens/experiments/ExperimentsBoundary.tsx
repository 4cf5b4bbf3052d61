import { ListBoundary } from '../../parts/urls/ListBoundary.tsx';

/** Shown instead of the experiments when they could not be loaded. */
export const ExperimentsBoundary = () => (
  <ListBoundary
    page="A/B Testing"
    title="Failed to load experiments"
    fallback="Failed to load experiments. Please try again."
  />
);
