import { useState } from 'react';
import { FlaskConical } from 'lucide-react';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import type { ExperimentPanel_url$key } from '../../__generated__/ExperimentPanel_url.graphql';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { ExperimentCard } from './ExperimentCard.tsx';
import { StartForm } from './StartForm.tsx';
import { useLiveExperiments } from './useLiveExperiments.ts';

interface ExperimentPanelProps {
  url: ExperimentPanel_url$key;
  /** A destination was kept, and is the URL's now. */
  onKept: () => void;
}

/** The A/B test of a URL: the one that runs or is paused, or the form that starts one. */
export function ExperimentPanel({ onKept, ...props }: ExperimentPanelProps) {
  const { id, originalUrl, experiment } = useFragment(
    graphql`
      fragment ExperimentPanel_url on ShortUrl {
        id
        originalUrl
        experiment {
          id
          ...ExperimentCard_experiment
        }
      }
    `,
    props.url,
  );
  const [isStarting, setStarting] = useState(false);
  useLiveExperiments(experiment ? [{ id: experiment.id, urlId: id }] : []);
  return (
    <Panel
      title="A/B Test"
      subtitle="Lead visitors to several destinations and see which one converts better."
      actions={
        <Link
          to={paths.experiments}
          className="shrink-0 text-sm font-medium whitespace-nowrap text-accent underline underline-offset-2"
        >
          All experiments
        </Link>
      }
    >
      {experiment ? (
        <ExperimentCard experiment={experiment} isInPanel onKept={onKept} />
      ) : isStarting ? (
        <StartForm urlId={id} originalUrl={originalUrl} onDone={() => setStarting(false)} />
      ) : (
        <div>
          <Button onClick={() => setStarting(true)}>
            <FlaskConical aria-hidden />
            Set Up A/B Test
          </Button>
        </div>
      )}
    </Panel>
  );
}
