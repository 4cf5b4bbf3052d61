import { useState } from 'react';
import { FlaskConical } from 'lucide-react';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import type { ExperimentPanel_url$key } from '../../__generated__/ExperimentPanel_url.graphql';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { ExperimentCard } from './ExperimentCard.tsx';
import { TEST_PLACE } from './show-test.ts';
import { StartForm } from './StartForm.tsx';
import { useLiveExperiments } from './useLiveExperiments.ts';

interface ExperimentPanelProps {
  url: ExperimentPanel_url$key;
  /** The form that starts one is shown at once. */
  isOpen?: boolean;
  /** That form was sent, or is not wanted any more. */
  onDone?: () => void;
  /** A destination was kept, and is the URL's now. */
  onKept?: () => void;
}

/** The A/B test of a URL: the one that runs or is paused, or the form that starts one. */
export function ExperimentPanel({ isOpen = false, onDone, onKept, ...props }: ExperimentPanelProps) {
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
  const [isStarting, setStarting] = useState(isOpen);
  const finish = () => {
    setStarting(false);
    onDone?.();
  };
  useLiveExperiments(experiment ? [{ id: experiment.id, urlId: id }] : []);
  return (
    <div id={TEST_PLACE} tabIndex={-1} className="min-w-0 scroll-mt-4 rounded-xl">
      <Panel
        title="A/B test"
        subtitle="Lead visitors to several destinations and see which one converts better."
        actions={
          <Link
            to={paths.experiments}
            className="shrink-0 text-sm font-medium whitespace-nowrap text-accent underline underline-offset-2"
          >
            All A/B tests
          </Link>
        }
      >
        {experiment ? (
          <ExperimentCard experiment={experiment} isInPanel onKept={onKept} />
        ) : isStarting ? (
          <StartForm urlId={id} originalUrl={originalUrl} onStarted={finish} onCancel={finish} />
        ) : (
          <div>
            <Button onClick={() => setStarting(true)}>
              <FlaskConical aria-hidden />
              Start A/B test
            </Button>
          </div>
        )}
      </Panel>
    </div>
  );
}
