import { graphql, useFragment } from 'react-relay/hooks';
import type { PerformanceSummary_website$key } from '../../__generated__/PerformanceSummary_website.graphql';
import { Button } from '../../ui/Button.tsx';
import { FigureCards } from './analytics/FigureCards.tsx';

interface PerformanceSummaryProps {
  website: PerformanceSummary_website$key;
  onOpen: () => void;
}

/** The figures of the last seven days of a website, and the way to all of them. */
export function PerformanceSummary({ onOpen, ...props }: PerformanceSummaryProps) {
  const { domain, statistics } = useFragment(
    graphql`
      fragment PerformanceSummary_website on Website {
        domain
        statistics {
          ...FigureCards_statistics
        }
      }
    `,
    props.website,
  );
  return (
    <section aria-label="Performance summary" className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-sm font-semibold">Last seven days of {domain}</h2>
        <Button onClick={onOpen}>View full analytics</Button>
      </div>
      <FigureCards statistics={statistics} />
    </section>
  );
}
