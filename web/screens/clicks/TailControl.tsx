import { ArrowUp, Pause, Play } from 'lucide-react';
import { countOf, formatCount } from '../../format/numbers.ts';
import { useConnected } from '../../relay/connection.ts';
import type { Refresh } from '../../relay/useRefresh.ts';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { RefreshButton } from '../../ui/RefreshButton.tsx';
import { useShortcuts } from '../../ui/useShortcuts.ts';
import { MOST_WAITING, type Tail } from './useClickTail.ts';

const newClicks = (count: number) =>
  count === Infinity ? `${formatCount(MOST_WAITING)}+ new clicks` : countOf(count, 'new click');

interface TailControlProps {
  tail: Tail;
  refresh: Refresh;
  /** The page is scrolled down: the top of the window shows the number of new clicks. */
  isAway: boolean;
}

/** The state of the live list, the pause button, and the button for waiting clicks. */
export function TailControl({ tail, refresh, isAway }: TailControlProps) {
  const { isPaused, setPaused, isHeld, waiting } = tail;
  const connected = useConnected();
  const toggle = () => setPaused(!isPaused);
  useShortcuts([{ key: 'p', label: 'Pause or resume', run: toggle }]);
  const state = isHeld ? 'Paused' : connected ? 'Live' : 'Connecting …';
  const showNew = () => {
    setPaused(false);
    window.scrollTo({ top: 0 });
  };
  return (
    <div className="flex min-h-9 flex-wrap items-center gap-2">
      <span role="status" className="flex items-center gap-2 text-sm text-muted">
        <span
          aria-hidden
          className={classes('size-2 rounded-full', isHeld ? 'bg-faint' : connected ? 'bg-positive' : 'bg-warning')}
        />
        {state}
      </span>
      <Button tone="quiet" aria-pressed={isPaused} title="P" onClick={toggle}>
        {isPaused ? <Play aria-hidden /> : <Pause aria-hidden />}
        {isPaused ? 'Resume' : 'Pause'}
      </Button>
      <RefreshButton isSmall onRefresh={refresh.refresh} isRefreshing={refresh.isRefreshing} />
      {isHeld && waiting > 0 && (
        <div className={classes(isAway && 'fixed inset-x-0 top-16 z-10 flex justify-center md:top-3 md:left-60')}>
          <Button
            tone="primary"
            title="Show them"
            className={classes('animate-fade-in', isAway && 'shadow-float')}
            onClick={showNew}
          >
            <ArrowUp aria-hidden />
            Paused – {newClicks(waiting)}
          </Button>
        </div>
      )}
    </div>
  );
}
