import { formatTime } from '../../format/dates.ts';
import { formatMs } from '../../format/network.ts';
import { Badge } from '../../ui/Badge.tsx';
import { DataTable } from '../../ui/DataTable.tsx';
import { useLiveness } from './useLiveness.ts';

/** Whether the server responds at all, and how fast it does so to this browser. */
export function LivenessTab() {
  const beats = useLiveness();
  const [latest] = beats;
  const isAlive = latest?.tookMs !== null;
  return (
    <div className="grid gap-5">
      <p role="status" className="flex flex-wrap items-center gap-2 text-base font-medium">
        {latest ? (
          <>
            <Badge tone={isAlive ? 'positive' : 'danger'}>{isAlive ? 'Alive' : 'No response'}</Badge>
            {isAlive ? 'The server responds.' : 'The server does not respond.'}
          </>
        ) : (
          'Asking the server …'
        )}
      </p>
      <p className="text-sm text-muted">
        <code className="rounded bg-sunken px-1.5 py-0.5 text-xs">GET /health/live</code> says only that the process
        responds: restart it when this fails. Here your browser asks every five seconds.
      </p>
      {beats.length > 0 && (
        <div className="flex max-h-96 flex-col">
          <DataTable
            caption="Responses, newest first"
            rows={beats}
            keyOf={({ at }) => at}
            columns={[
              { name: 'Time', cell: ({ at }) => formatTime(at) },
              {
                name: 'Response time',
                cell: ({ tookMs }) => (tookMs === null ? 'No response' : formatMs(tookMs)),
                isFigure: true,
              },
            ]}
          />
        </div>
      )}
    </div>
  );
}
