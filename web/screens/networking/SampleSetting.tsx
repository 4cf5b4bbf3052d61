import { graphql, useFragment } from 'react-relay/hooks';
import type { SampleSetting_website$key } from '../../__generated__/SampleSetting_website.graphql';
import { inPlace, useAct } from '../../relay/useAct.ts';
import { Select } from '../../ui/Select.tsx';
import { useWebsiteMutations } from './useWebsiteMutations.ts';

const SHARES = [0, 1, 5, 10, 25, 50, 100];

/** Which share of a website's visits is measured, and what that costs; it acts on the next visit. */
export function SampleSetting(props: { website: SampleSetting_website$key }) {
  const { id, samplePercent } = useFragment(
    graphql`
      fragment SampleSetting_website on Website {
        id
        samplePercent
      }
    `,
    props.website,
  );
  const { update } = useWebsiteMutations();
  const { act, failure } = useAct(inPlace);
  const shares = SHARES.includes(samplePercent) ? SHARES : [...SHARES, samplePercent].toSorted((a, b) => a - b);
  const change = (value: string) =>
    void act({ run: () => update({ id, samplePercent: Number(value) }), failed: 'This could not be changed.' });
  return (
    <section aria-label="Measured visits" className="grid gap-2 border-t border-line pt-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="text-sm font-semibold">Measured visits</h3>
        <Select
          label="Share of visits to measure"
          options={shares.map((share) => ({ value: String(share), label: share ? `${share} % of visits` : 'None' }))}
          value={String(samplePercent)}
          onChange={change}
        />
      </div>
      <p className="text-sm text-muted">
        A measured visit loads about 210 kB more from this server in the background, on slow connections about 40 kB.
        Where few people come, a small share tells little. Visits and conversions are always counted. Visitors who save
        data are never measured, and visits that a link leaves to the destination (Embed) always are.
      </p>
      {failure && (
        <p role="alert" className="text-sm text-danger">
          {failure.message}
        </p>
      )}
    </section>
  );
}
