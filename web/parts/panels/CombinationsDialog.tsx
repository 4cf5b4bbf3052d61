import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { CombinationsDialogQuery } from '../../__generated__/CombinationsDialogQuery.graphql';
import { formatCount, formatPercent } from '../../format/numbers.ts';
import { analyticsMessage } from '../analytics/analytics-message.ts';
import { inputOf, type AddressScope } from '../analytics/scope.ts';
import { Button } from '../../ui/Button.tsx';
import { DataTable } from '../../ui/DataTable.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { EmptyState, Skeleton } from '../../ui/states.tsx';

const query = graphql`
  query CombinationsDialogQuery($scope: AnalyticsScope!, $isCampaigns: Boolean!) {
    viewer {
      analytics(scope: $scope) {
        campaigns(first: 250) @include(if: $isCampaigns) {
          source
          medium
          campaign
          clicks
          percentage
        }
        browserVersions(first: 250) @skip(if: $isCampaigns) {
          browser
          version
          clicks
          percentage
        }
      }
    }
  }
`;

/** The server gives no more at once; the export has all. */
const MOST = 250;

interface Row {
  names: readonly string[];
  clicks: number;
  percentage: number;
}

type Answer = CombinationsDialogQuery['response']['viewer']['analytics'];

const rowsOf = ({ campaigns = [], browserVersions = [] }: Answer): Row[] => [
  ...(campaigns ?? []).map(({ campaign, source, medium, ...figures }) => ({
    ...figures,
    names: [campaign ?? '—', source ?? '—', medium ?? '—'],
  })),
  ...(browserVersions ?? []).map(({ browser, version, ...figures }) => ({
    ...figures,
    names: [browser, version ? String(version) : 'unknown'],
  })),
];

const kinds = {
  campaigns: { title: 'Campaigns', headings: ['Campaign', 'Source', 'Medium'] },
  versions: { title: 'Browser versions', headings: ['Browser', 'Version'] },
} as const;

interface CombinationsDialogProps {
  kind: keyof typeof kinds;
  scope: AddressScope;
  onClose: () => void;
}

/** All combinations of campaign parameters, or all versions of browsers, as a table. */
export function CombinationsDialog({ kind, scope, onClose }: CombinationsDialogProps) {
  const environment = useRelayEnvironment();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<{ rows: Row[] } | { error: Error } | null>(null);
  const asked = JSON.stringify({ scope: inputOf(scope), isCampaigns: kind === 'campaigns' });
  useEffect(() => {
    const running = fetchQuery<CombinationsDialogQuery>(
      environment,
      query,
      JSON.parse(asked) as CombinationsDialogQuery['variables'],
    ).subscribe({
      next: ({ viewer }) => setState({ rows: rowsOf(viewer.analytics) }),
      error: (error: Error) => setState({ error }),
    });
    return () => running.unsubscribe();
  }, [environment, asked, attempt]);
  const { title, headings } = kinds[kind];
  return (
    <Dialog title={title} isWide onClose={onClose}>
      <div className="flex h-[50dvh] flex-col">
        {!state && <Skeleton className="grow" />}
        {state && 'error' in state && (
          <EmptyState
            compact
            title={analyticsMessage(state.error)}
            action={<Button onClick={() => setAttempt(attempt + 1)}>Try again</Button>}
          />
        )}
        {state && 'rows' in state && (
          <DataTable
            caption={title}
            rows={state.rows}
            keyOf={({ names }) => JSON.stringify(names)}
            columns={[
              ...headings.map((name, index) => ({ name, cell: (row: Row) => row.names[index] })),
              { name: 'Clicks', cell: (row: Row) => formatCount(row.clicks), isFigure: true },
              { name: 'Share', cell: (row: Row) => formatPercent(row.percentage), isFigure: true },
            ]}
          />
        )}
      </div>
      {state && 'rows' in state && state.rows.length === MOST && (
        <p className="mt-3 text-xs text-faint">
          These are the {MOST} with the most clicks. The export has all of them.
        </p>
      )}
    </Dialog>
  );
}
