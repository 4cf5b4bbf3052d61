import { graphql, useFragment } from 'react-relay/hooks';
import type {
  ReportsPanel_operations$data,
  ReportsPanel_operations$key,
} from '../../__generated__/ReportsPanel_operations.graphql';
import { formatDateTime } from '../../format/dates.ts';
import { linkName } from '../../format/link-name.ts';
import { countOf } from '../../format/numbers.ts';
import { useAct } from '../../relay/useAct.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Panel } from '../../ui/Panel.tsx';
import type { Target } from './SuspendDialog.tsx';
import { useSettleReportsMutation } from './useTakedownMutations.ts';

interface ReportsPanelProps {
  operations: ReportsPanel_operations$key;
  onSuspend: (target: Target) => void;
}

/** The links that were reported, with what people said of them. */
export function ReportsPanel({ operations, onSuspend }: ReportsPanelProps) {
  const { reports } = useFragment(
    graphql`
      fragment ReportsPanel_operations on Operations {
        reports {
          shortCode
          domain
          originalUrl
          ownerEmail
          count
          suspension {
            reason
          }
          reports {
            number
            reason
            contact
            createdAt
          }
        }
      }
    `,
    operations,
  );
  return (
    <Panel title="Reports" subtitle="What people reported on /report. Each is kept for 180 days.">
      {reports.length === 0 && <p className="text-sm text-muted">No reports are waiting.</p>}
      <ul aria-label="Reported links" className="divide-y divide-line">
        {reports.map((link) => (
          <ReportedLink key={linkName(link.domain, link.shortCode)} link={link} onSuspend={onSuspend} />
        ))}
      </ul>
    </Panel>
  );
}

interface ReportedLinkProps {
  link: ReportsPanel_operations$data['reports'][number];
  onSuspend: (target: Target) => void;
}

function ReportedLink({ link, onSuspend }: ReportedLinkProps) {
  const { shortCode, domain, originalUrl, ownerEmail, count, suspension, reports } = link;
  const name = linkName(link.domain, link.shortCode);
  const settle = useSettleReportsMutation();
  const { act } = useAct();
  const takeOff = () =>
    void act({
      run: () => settle(shortCode, domain),
      done: 'The reports were taken from the list',
      failed: 'The reports could not be taken from the list',
    });
  return (
    <li className="grid gap-2 py-3 text-sm">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-2 font-medium">
            {name}
            <Badge tone="warning">{countOf(count, 'report')}</Badge>
            {suspension && <Badge tone="danger">Suspended</Badge>}
          </p>
          <p className="text-xs break-all text-muted">{originalUrl ?? 'This link is gone.'}</p>
          <p className="text-xs text-muted">{ownerEmail ?? 'An account without an email address'}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          {originalUrl && !suspension && (
            <Button tone="danger" onClick={() => onSuspend({ link })}>
              Suspend
            </Button>
          )}
          <Button onClick={takeOff}>Done</Button>
        </div>
      </div>
      <ul className="grid gap-1.5" aria-label={`Reports of ${name}`}>
        {reports.map(({ number, reason, contact, createdAt }) => (
          <li key={number} className="rounded-lg bg-sunken px-3 py-2">
            <p className="break-words whitespace-pre-line">{reason}</p>
            <p className="text-xs text-muted">{`${formatDateTime(createdAt)}${contact ? `, ${contact}` : ''}`}</p>
          </li>
        ))}
      </ul>
    </li>
  );
}
