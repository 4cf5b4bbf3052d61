import { ListBoundary } from '../../parts/urls/ListBoundary.tsx';
import { LOAD_FAILURE } from './defaults.ts';

/** Shown instead of the list when it could not be loaded. */
export const UrlsBoundary = () => <ListBoundary page="All URLs" title="Failed to load URLs" fallback={LOAD_FAILURE} />;
