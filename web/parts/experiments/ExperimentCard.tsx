import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import type { ExperimentCard_experiment$key } from '../../__generated__/ExperimentCard_experiment.graphql';
import type { ExperimentCardHeading_experiment$key } from '../../__generated__/ExperimentCardHeading_experiment.graphql';
import { formatDate } from '../../format/dates.ts';
import { Badge, type BadgeTone } from '../../ui/Badge.tsx';
import { classes } from '../../ui/classes.ts';
import { Destination } from '../../ui/Destination.tsx';
import { urlPage } from '../urls/url-page.ts';
import { ExperimentActions } from './ExperimentActions.tsx';
import { VariantTable } from './VariantTable.tsx';
import { VerdictText } from './VerdictText.tsx';
import { linkName } from '../../format/link-name.ts';

const states: Record<string, [BadgeTone, string]> = {
  running: ['positive', 'Running'],
  paused: ['warning', 'Paused'],
  ended: ['neutral', 'Ended'],
};

interface ExperimentCardProps {
  experiment: ExperimentCard_experiment$key;
  /** A panel frames it already. */
  isInPanel?: boolean;
  /** A destination was kept, and is the URL's now. */
  onKept?: () => void;
}

/** An experiment: its verdict, its destinations with their figures, and what can be done to it. */
export function ExperimentCard({ isInPanel = false, onKept, ...props }: ExperimentCardProps) {
  const experiment = useFragment(
    graphql`
      fragment ExperimentCard_experiment on Experiment {
        state
        url {
          id
          shortCode
          domain
          title
          originalUrl
          ...useUrlTest_url
        }
        report {
          verdict {
            ...VerdictText_verdict
          }
        }
        ...ExperimentCardHeading_experiment
        ...VariantTable_experiment
        ...ExperimentActions_experiment
      }
    `,
    props.experiment,
  );
  const { state, url, report } = experiment;
  return (
    <article
      aria-label={`A/B test of ${url?.title ?? url?.shortCode ?? 'a link'}`}
      className={classes(
        'grid min-w-0 gap-4',
        isInPanel && 'mt-2',
        !isInPanel && 'rounded-xl border border-line bg-surface p-4 shadow-card sm:p-5',
      )}
    >
      <header className="flex flex-wrap items-start justify-between gap-3">
        <Heading experiment={experiment} />
        <ExperimentActions experiment={experiment} onKept={onKept} />
      </header>
      {state === 'paused' && url && (
        <div className="min-w-0 rounded-lg bg-warning-soft px-3 py-2 text-sm text-warning">
          Paused: every visitor gets the link’s own destination.
          <Destination url={url.originalUrl} />
        </div>
      )}
      <VerdictText verdict={report.verdict} urlId={url?.id ?? null} />
      <VariantTable experiment={experiment} />
    </article>
  );
}

/** The URL of an experiment, its state and its days. */
function Heading(props: { experiment: ExperimentCardHeading_experiment$key }) {
  const { state, startedAt, endedAt, url } = useFragment(
    graphql`
      fragment ExperimentCardHeading_experiment on Experiment {
        state
        startedAt
        endedAt
        url {
          id
          shortCode
          domain
          title
        }
      }
    `,
    props.experiment,
  );
  const [tone, name] = states[state] ?? ['neutral', state];
  return (
    <div className="min-w-0">
      <h2 className="flex flex-wrap items-center gap-x-2 gap-y-1">
        {url && (
          <Link to={urlPage(url.id)} className="min-w-0 font-semibold break-words hover:underline">
            {url.title ?? linkName(url.domain, url.shortCode)}
          </Link>
        )}
        <Badge tone={tone}>{name}</Badge>
      </h2>
      <p className="text-xs text-faint">
        Started {formatDate(startedAt)}
        {endedAt && `, ended ${formatDate(endedAt)}`}
      </p>
    </div>
  );
}
