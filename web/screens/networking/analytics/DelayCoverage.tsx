import { graphql, useFragment } from 'react-relay/hooks';
import type { DelayCoverage_delays$key } from '../../../__generated__/DelayCoverage_delays.graphql';
import { formatCount } from '../../../format/numbers.ts';
import { StatCard } from '../../../ui/StatCard.tsx';
import { partOf } from './part-of.ts';

/** On how many visitors the delays rest. */
export function DelayCoverage(props: { delays: DelayCoverage_delays$key }) {
  const { pages, arrivals, reports, measurements } = useFragment(
    graphql`
      fragment DelayCoverage_delays on Delays {
        pages
        arrivals
        reports
        measurements
      }
    `,
    props.delays,
  );
  const suspect = reports - measurements;
  return (
    <div>
      <h3 className="mb-2 text-sm font-medium">What these figures rest on</h3>
      <dl className="grid gap-3 sm:grid-cols-3">
        <StatCard label="Pages sent" value={formatCount(pages)} note="to visitors who were to be measured" />
        <StatCard label="Known to have arrived" value={partOf(arrivals, pages)} note="as far as the server can tell" />
        <StatCard
          label="Reported back"
          value={partOf(reports, pages)}
          note={suspect ? `${formatCount(suspect)} of them cannot be true and are left out` : 'none of them left out'}
        />
      </dl>
      <p className="mt-2 text-xs text-muted">
        Visitors whose page did not report are in no figure. Most of them closed it, lost their connection or have no
        JavaScript.
      </p>
    </div>
  );
}
