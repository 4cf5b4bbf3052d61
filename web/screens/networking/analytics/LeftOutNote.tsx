import { graphql, useFragment } from 'react-relay/hooks';
import type { LeftOutNote_website$key } from '../../../__generated__/LeftOutNote_website.graphql';
import { countOf, formatCount } from '../../../format/numbers.ts';

/** Of how many visits the figures are, and which ones could not be measured. */
export function LeftOutNote({ measured, ...props }: { measured: number; website: LeftOutNote_website$key }) {
  const { samplePercent, visits } = useFragment(
    graphql`
      fragment LeftOutNote_website on Website @argumentDefinitions(range: { type: "WebsiteRange!" }) {
        samplePercent
        visits(range: $range) {
          count
          leftOut {
            savingData
            slow
          }
        }
      }
    `,
    props.website,
  );
  const { savingData, slow } = visits.leftOut;
  if (!visits.count) return null;
  return (
    <p className="text-xs text-muted">
      {countOf(visits.count, 'visit')}, {formatCount(measured)} of them measured. {samplePercent} % are chosen by chance
      {savingData > 0 && `; ${formatCount(savingData)} were not measured as the visitor saves data`}
      {slow > 0 && `; ${formatCount(slow)} were not measured as the connection is slow and the snippet older than 1.1`}.
    </p>
  );
}
