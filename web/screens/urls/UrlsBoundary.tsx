import { ListBoundary } from '../../parts/urls/ListBoundary.tsx';
import { LOAD_FAILURE } from './defaults.ts';

/** What stands in the list's place when it could not be loaded. */
export const UrlsBoundary = () => <ListBoundary page="All URLs" title="Failed to load URLs" fallback={LOAD_FAILURE} />;
