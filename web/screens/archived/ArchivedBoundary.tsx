import { ListBoundary } from '../../parts/urls/ListBoundary.tsx';
import { LOAD_FAILURE } from './defaults.ts';
import { titles } from '../../titles.ts';

/** Shown instead of the list when it could not be loaded. */
export const ArchivedBoundary = () => (
  <ListBoundary page={titles.archived} title="Failed to load links" fallback={LOAD_FAILURE} />
);
