import { graphql, useFragment } from 'react-relay/hooks';
import type { DelayReceipts_viewer$key } from '../../../__generated__/DelayReceipts_viewer.graphql';
import { formatDateTime } from '../../../format/dates.ts';
import { locale } from '../../../format/locale.ts';
import { formatMs } from '../../../format/network.ts';
import { countOf } from '../../../format/numbers.ts';
import { DataTable } from '../../../ui/DataTable.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { StatCard } from '../../../ui/StatCard.tsx';
import { DelayCoverage } from './DelayCoverage.tsx';
import { partOf } from './part-of.ts';

const SHOWN = 6;
const countries = new Intl.DisplayNames(locale, { type: 'region' });
const placeName = (name: string | null | undefined) =>
  name && /^[A-Z]{2}$/.test(name) ? (countries.of(name) ?? name) : (name ?? 'Unknown');
const ms = (value: number | null | undefined) => (typeof value === 'number' ? formatMs(value) : '—');

/** How long the page that measures held up the visitors of all links, and where it steps aside. */
export function DelayReceipts(props: { viewer: DelayReceipts_viewer$key }) {
  const { network } = useFragment(
    graphql`
      fragment DelayReceipts_viewer on Viewer @argumentDefinitions(days: { type: "Int!" }) {
        network {
          delays(days: $days) {
            pages
            ...DelayCoverage_delays
            measurements
            p50Ms
            p95Ms
            p99Ms
            byCountry {
              name
              pages
              measurements
              p50Ms
              p95Ms
            }
          }
          fallbacks {
            kind
            place
            p95Ms
            since
          }
        }
      }
    `,
    props.viewer,
  );
  const { delays, fallbacks } = network;
  const from = `of ${countOf(delays.measurements, 'visitor')}`;
  return (
    <Panel title="Delay receipts" subtitle="How long measuring delayed visitors before they were redirected">
      {delays.pages === 0 ? (
        <p className="text-sm text-muted">Nobody was held up. Delays appear here on level Full with method Redirect.</p>
      ) : (
        <div className="grid gap-4">
          <dl className="grid gap-3 sm:grid-cols-3">
            <StatCard label="Half waited at most" value={ms(delays.p50Ms)} note={from} />
            <StatCard label="95 % waited at most" value={ms(delays.p95Ms)} note={from} />
            <StatCard label="99 % waited at most" value={ms(delays.p99Ms)} note={from} />
          </dl>
          <DelayCoverage delays={delays} />
          <DataTable
            caption="Delays by country"
            rows={delays.byCountry.slice(0, SHOWN)}
            keyOf={({ name }) => name ?? ''}
            isStacked
            columns={[
              { name: 'Country', cell: ({ name }) => placeName(name) },
              { name: 'Measured', cell: ({ measurements, pages }) => partOf(measurements, pages), isFigure: true },
              { name: 'Half within', cell: ({ p50Ms }) => ms(p50Ms), isFigure: true },
              { name: '95 % within', cell: ({ p95Ms }) => ms(p95Ms), isFigure: true },
            ]}
          />
        </div>
      )}
      {fallbacks.length > 0 && (
        <div className="mt-4">
          <h3 className="mb-1 text-sm font-medium">Not measured at the moment</h3>
          <p className="mb-2 text-xs text-muted">
            Visitors from here would have waited too long. They are redirected without being measured until a few tries
            are fast again.
          </p>
          <ul className="grid gap-1 text-sm">
            {fallbacks.map(({ kind, place, p95Ms, since }) => (
              <li key={`${kind} ${place}`} className="flex flex-wrap justify-between gap-x-4">
                <span>{placeName(place)}</span>
                <span className="text-muted tabular-nums">
                  95 % within {formatMs(p95Ms)}, since {formatDateTime(since)}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Panel>
  );
}
