import { useState } from 'react';
import { formatDateTime } from '../../format/dates.ts';
import { useAct } from '../../relay/useAct.ts';
import { useReach } from '../../session/useReach.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { SegmentedControl } from '../../ui/SegmentedControl.tsx';
import { EmptyState, Skeleton } from '../../ui/states.tsx';
import { DeliverySheet } from './DeliverySheet.tsx';
import { useDeliveries, type Delivery } from './useDeliveries.ts';
import { useReplayMutations } from './useReplayMutations.ts';
import { filters, stateWords, type Filter } from './words.ts';

const PAGE = 15;
/** So many are followed at once; the API reads further. */
const MOST_SHOWN = 60;
const WEEK_MS = 7 * 86_400_000;

/** The newest deliveries of a webhook, moving as they arrive, and what became of each. */
export function DeliveryLog({ id, isActive }: { id: string; isActive: boolean }) {
  const [filter, setFilter] = useState<Filter>('ALL');
  const [first, setFirst] = useState(PAGE);
  const [openedId, setOpenedId] = useState<string | null>(null);
  const { deliveries, hasMore } = useDeliveries(id, filter, first);
  const isReached = useReach() === 'online';
  const opened = deliveries?.find((delivery) => delivery.id === openedId);
  return (
    <section aria-label="Deliveries" className="grid gap-3 border-t border-line pt-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <SegmentedControl label="State" segments={filters} value={filter} onChange={setFilter} />
        {filter === 'FAILED' && isActive && Boolean(deliveries?.length) && <ReplayFailed id={id} />}
      </div>
      {!isReached && (
        <p role="alert" className="text-sm text-danger">
          The server does not respond. The log is read again as soon as it does.
        </p>
      )}
      <Lines deliveries={deliveries} filter={filter} onOpen={setOpenedId} />
      {hasMore && first < MOST_SHOWN && (
        <div>
          <Button onClick={() => setFirst(first + PAGE)}>Show older</Button>
        </div>
      )}
      {hasMore && first >= MOST_SHOWN && <p className="text-xs text-muted">The API lists older deliveries.</p>}
      {opened && <DeliverySheet delivery={opened} canReplay={isActive} onClose={() => setOpenedId(null)} />}
    </section>
  );
}

interface LinesProps {
  deliveries: readonly Delivery[] | null;
  filter: Filter;
  onOpen: (id: string) => void;
}

function Lines({ deliveries, filter, onOpen }: LinesProps) {
  if (!deliveries) {
    return (
      <div role="status">
        <span className="sr-only">Loading the log …</span>
        <Skeleton className="h-32 rounded-lg" />
      </div>
    );
  }
  if (!deliveries.length) {
    return (
      <EmptyState compact title={filter === 'ALL' ? 'Nothing was delivered yet' : 'No such deliveries'}>
        {filter === 'ALL' ? 'Send a test event to try the webhook.' : 'The log reaches back 30 days.'}
      </EmptyState>
    );
  }
  return (
    <ul aria-label="Deliveries, newest first" className="grid divide-y divide-line">
      {deliveries.map((delivery) => (
        <li key={delivery.id}>
          <Line delivery={delivery} onOpen={() => onOpen(delivery.id)} />
        </li>
      ))}
    </ul>
  );
}

function Line({ delivery: { event, state, createdAt, attempts }, onOpen }: { delivery: Delivery; onOpen: () => void }) {
  const { name, tone } = stateWords(state);
  const last = attempts.at(-1);
  return (
    <button
      type="button"
      onClick={onOpen}
      className="flex w-full flex-wrap items-center gap-x-3 gap-y-1 rounded-md px-1 py-2 text-left text-sm hover:bg-sunken"
    >
      <Badge tone={tone}>{name}</Badge>
      <code className="font-mono text-xs">{event}</code>
      {last && <span className="text-xs text-muted">{last.status ?? 'No answer'}</span>}
      <time dateTime={createdAt} className="ml-auto text-xs text-muted">
        {formatDateTime(createdAt)}
      </time>
    </button>
  );
}

function ReplayFailed({ id }: { id: string }) {
  const { act, isPending } = useAct();
  const { replayFailed } = useReplayMutations();
  const replay = () =>
    void act({
      run: () => replayFailed(id, new Date(Date.now() - WEEK_MS).toISOString()),
      done: (count) => (count === 1 ? 'One delivery is sent again' : `${count} deliveries are sent again`),
      failed: 'The deliveries could not be replayed',
    });
  return (
    <Button busy={isPending} onClick={replay}>
      Replay all of the last week
    </Button>
  );
}
