import { useEffect, useEffectEvent, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { SuspensionNoticeQuery } from '../__generated__/SuspensionNoticeQuery.graphql';
import { Notice } from '../ui/Notice.tsx';
import { keepOperator } from './navigation.ts';

const query = graphql`
  query SuspensionNoticeQuery {
    operations {
      __typename
    }
    viewer {
      suspension {
        reason
      }
    }
  }
`;

/**
 * Says that the account is suspended, and why; nothing where it is not, or where that could not be found out. Tells the
 * navigation whether the viewer runs the server.
 */
export function SuspensionNotice({ onKnown }: { onKnown: () => void }) {
  const environment = useRelayEnvironment();
  const [reason, setReason] = useState<string | null>(null);
  const known = useEffectEvent(onKnown);
  useEffect(() => {
    const ask = fetchQuery<SuspensionNoticeQuery>(environment, query, {}).subscribe({
      next: ({ viewer, operations }) => {
        keepOperator(Boolean(operations));
        known();
        setReason(viewer.suspension?.reason ?? null);
      },
      error: () => setReason(null),
    });
    return () => ask.unsubscribe();
  }, [environment]);
  if (reason === null) return null;
  return (
    <div className="px-4 pt-4 sm:px-6 lg:px-8">
      <Notice tone="danger">
        {`Your account is suspended: your links no longer redirect, and nothing can be created or changed. Reason: ${reason}`}
      </Notice>
    </div>
  );
}
