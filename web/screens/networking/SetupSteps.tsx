import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import type { SetupSteps_settings$key } from '../../__generated__/SetupSteps_settings.graphql';
import type { SetupSteps_website$key } from '../../__generated__/SetupSteps_website.graphql';
import { paths } from '../../paths.ts';

interface SetupStepsProps {
  website: SetupSteps_website$key;
  settings: SetupSteps_settings$key;
}

/** How far a registered website is from conversions that count for links, and what comes next; nothing once it is there. */
export function SetupSteps(props: SetupStepsProps) {
  const { isVerified, snippetSeenAt } = useFragment(
    graphql`
      fragment SetupSteps_website on Website {
        isVerified
        snippetSeenAt
      }
    `,
    props.website,
  );
  const { attribution } = useFragment(
    graphql`
      fragment SetupSteps_settings on NetworkSettings {
        attribution
      }
    `,
    props.settings,
  );
  const steps: { isDone: boolean; words: string; tab?: string }[] = [
    { isDone: isVerified, words: 'Verify the website' },
    { isDone: Boolean(snippetSeenAt), words: 'Put the snippet on its pages' },
    ...(attribution ? [] : [{ isDone: false, words: 'Switch on Attribution', tab: 'settings' }]),
  ];
  const next = steps.find(({ isDone }) => !isDone);
  if (!next) return null;
  const done = 1 + steps.filter(({ isDone }) => isDone).length; // it is registered
  return (
    <p className="mt-1 text-xs text-muted">
      {done} of {1 + steps.length} steps to conversions done. Next:{' '}
      {next.tab ? (
        <Link to={`${paths.networking}?tab=${next.tab}`} className="text-accent underline underline-offset-2">
          {next.words}
        </Link>
      ) : (
        <span className="text-ink">{next.words}</span>
      )}
    </p>
  );
}
