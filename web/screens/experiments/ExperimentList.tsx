import { FlaskConical } from 'lucide-react';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link, useSearchParams } from 'react-router-dom';
import type { ExperimentList_viewer$key } from '../../__generated__/ExperimentList_viewer.graphql';
import { ExperimentCard } from '../../parts/experiments/ExperimentCard.tsx';
import { useLiveExperiments } from '../../parts/experiments/useLiveExperiments.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { PAGE, pageOf } from './pages.ts';

interface ExperimentListProps {
  viewer: ExperimentList_viewer$key;
  /** A test is being set up above. */
  isStarting: boolean;
  onStart: () => void;
}

/** A page of the owner's experiments; or the way to the first one. */
export function ExperimentList({ isStarting, onStart, ...props }: ExperimentListProps) {
  const { experiments: page } = useFragment(
    graphql`
      fragment ExperimentList_viewer on Viewer @argumentDefinitions(offset: { type: "Int!" }) {
        experiments(first: 10, offset: $offset) {
          totalCount
          experiments {
            id
            url {
              id
            }
            ...ExperimentCard_experiment
          }
        }
      }
    `,
    props.viewer,
  );
  const { experiments, totalCount } = page;
  useLiveExperiments(experiments.map(({ id, url }) => ({ id, urlId: url?.id ?? '' })));
  if (totalCount === 0) return isStarting ? null : <None onStart={onStart} />;
  return (
    <>
      <ul className="grid gap-5">
        {experiments.map((experiment) => (
          <li key={experiment.id} className="min-w-0">
            <ExperimentCard experiment={experiment} />
          </li>
        ))}
      </ul>
      <Pages totalCount={totalCount} />
    </>
  );
}

const None = ({ onStart }: { onStart: () => void }) => (
  <EmptyState
    icon={FlaskConical}
    title="No A/B tests yet"
    action={
      <Button tone="primary" onClick={onStart}>
        Start A/B test
      </Button>
    }
  >
    A test leads visitors of a link to two to four destinations, and shows which one converts better.
  </EmptyState>
);

function Pages({ totalCount }: { totalCount: number }) {
  const [parameters] = useSearchParams();
  const page = pageOf(parameters);
  const last = Math.ceil(totalCount / PAGE);
  if (last === 1 && page === 1) return null;
  return (
    <nav aria-label="Pages" className="flex items-center justify-between gap-3 text-sm text-muted">
      <span>
        Page {page} of {last}
      </span>
      <span className="flex gap-2">
        {page > 1 && (
          <Link to={`?page=${page - 1}`} className={buttonClass('secondary')}>
            Newer
          </Link>
        )}
        {page < last && (
          <Link to={`?page=${page + 1}`} className={buttonClass('secondary')}>
            Older
          </Link>
        )}
      </span>
    </nav>
  );
}
