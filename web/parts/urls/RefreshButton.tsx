import { RefreshCw } from 'lucide-react';
import type { Refresh } from '../../relay/useRefresh.ts';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';

/** Reads the list again. */
export const RefreshButton = ({ refresh: { refresh, isRefreshing } }: { refresh: Refresh }) => (
  <Button onClick={refresh} disabled={isRefreshing}>
    <RefreshCw aria-hidden className={classes(isRefreshing && 'animate-spin')} />
    <span className="max-sm:sr-only">Refresh</span>
  </Button>
);
