import { RefreshCw } from 'lucide-react';
import { Button, IconButton } from './Button.tsx';
import { classes } from './classes.ts';

interface RefreshButtonProps {
  /** Reads again what is shown; one that is under way is begun anew. */
  onRefresh: () => void;
  isRefreshing: boolean;
  /** Shows the icon alone. */
  isSmall?: boolean;
}

/** Reads again what is shown. It is never disabled: a live update that begins under the pointer would swallow the click. */
export function RefreshButton({ onRefresh, isRefreshing, isSmall = false }: RefreshButtonProps) {
  const icon = <RefreshCw aria-hidden className={classes(isRefreshing && 'animate-spin')} />;
  const shared = { onClick: onRefresh, 'aria-busy': isRefreshing };
  if (isSmall) {
    return (
      <IconButton label="Refresh" {...shared}>
        {icon}
      </IconButton>
    );
  }
  return (
    <Button {...shared}>
      {icon}
      <span className="max-sm:sr-only">Refresh</span>
    </Button>
  );
}
