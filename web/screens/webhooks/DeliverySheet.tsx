import { useEffect, useEffectEvent } from 'react';
import { graphql } from 'react-relay/hooks';
import type { DeliverySheetQuery } from '../../__generated__/DeliverySheetQuery.graphql';
import { formatDateTime } from '../../format/dates.ts';
import { useAsk, type Asked } from '../../relay/useAsk.ts';
import { useAct } from '../../relay/useAct.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { Skeleton } from '../../ui/states.tsx';
import type { Delivery } from './useDeliveries.ts';
import { useReplayMutations } from './useReplayMutations.ts';
import { stateWords } from './words.ts';

const query = graphql`
  query DeliverySheetQuery($id: ID!) {
    node(id: $id) {
      ... on WebhookDelivery {
        body
      }
    }
  }
`;

interface DeliverySheetProps {
  delivery: Delivery;
  canReplay: boolean;
  onClose: () => void;
}

/** One delivery: every attempt, what was sent, and what the endpoint answered. */
export function DeliverySheet({ delivery, canReplay, onClose }: DeliverySheetProps) {
  const { id, messageId, event, state, createdAt, nextAttemptAt, answer } = delivery;
  const { asked, ask } = useAsk<DeliverySheetQuery>(query, 'What was sent could not be read.');
  const read = useEffectEvent(() => ask({ id }));
  useEffect(() => read(), [id]);
  const { name, tone } = stateWords(state);
  return (
    <Sheet title={event} onClose={onClose}>
      <div className="grid gap-5 text-sm">
        <p className="flex flex-wrap items-center gap-2">
          <Badge tone={tone}>{name}</Badge>
          <span className="text-muted">{formatDateTime(createdAt)}</span>
        </p>
        <p className="text-xs text-muted">
          webhook-id <code className="font-mono break-all">{messageId}</code>
        </p>
        <Attempts delivery={delivery} />
        {nextAttemptAt && <p className="text-xs text-muted">Next attempt {formatDateTime(nextAttemptAt)}</p>}
        {canReplay && state !== 'WAITING' && <Replay id={id} />}
        <Block title="Request" text={textOf(asked)} />
        {answer !== null && <Block title="Answer" text={answer || 'Empty'} />}
      </div>
    </Sheet>
  );
}

/** What was sent, in lines; null until it is known. */
function textOf(asked: Asked<DeliverySheetQuery['response']>): string | null {
  if (asked.state === 'failed') return asked.message;
  if (asked.state !== 'answered') return null;
  const body = asked.data.node?.body;
  return body ? JSON.stringify(JSON.parse(body), null, 2) : 'What was sent is kept for a week.';
}

function Attempts({ delivery: { attempts } }: { delivery: Delivery }) {
  return (
    <section>
      <h3 className="mb-1.5 font-medium">Attempts</h3>
      {attempts.length ? (
        <ol className="grid gap-2">
          {attempts.map(({ at, status, error, tookMs }) => (
            <li key={at} className="flex flex-wrap items-baseline gap-x-3 text-xs">
              <time dateTime={at}>{formatDateTime(at)}</time>
              <span className={error ? 'text-danger' : 'text-positive'}>{status ?? 'No answer'}</span>
              <span className="text-muted">{tookMs} ms</span>
              {error && <span className="basis-full text-muted">{error}</span>}
            </li>
          ))}
        </ol>
      ) : (
        <p className="text-xs text-muted">None yet.</p>
      )}
    </section>
  );
}

function Block({ title, text }: { title: string; text: string | null }) {
  return (
    <section>
      <h3 className="mb-1.5 font-medium">{title}</h3>
      {text === null ? (
        <Skeleton className="h-24 rounded-lg" />
      ) : (
        <pre
          role="region"
          aria-label={title}
          tabIndex={0}
          className="max-h-96 overflow-auto rounded-lg bg-sunken p-3 font-mono text-xs break-all whitespace-pre-wrap"
        >
          {text}
        </pre>
      )}
    </section>
  );
}

function Replay({ id }: { id: string }) {
  const { act, isPending } = useAct();
  const { replay } = useReplayMutations();
  const run = () =>
    void act({
      run: () => replay(id),
      done: 'The delivery is sent again',
      failed: 'The delivery could not be replayed',
    });
  return (
    <div>
      <Button busy={isPending} onClick={run}>
        Replay
      </Button>
    </div>
  );
}
