import { graphql, useFragment } from 'react-relay/hooks';
import type { UnmeasuredNote_analytics$key } from '../../__generated__/UnmeasuredNote_analytics.graphql';
import { VisitNote } from './SnippetNote.tsx';

/** What the figures that nobody measures need; nothing once there are visits. */
export function UnmeasuredNote(props: { analytics: UnmeasuredNote_analytics$key }) {
  const analytics = useFragment(
    graphql`
      fragment UnmeasuredNote_analytics on Analytics {
        summary {
          bounceRate {
            value
          }
        }
        ...SnippetNote_analytics
      }
    `,
    props.analytics,
  );
  // All of them rest on visits, so one of them tells of all.
  if (typeof analytics.summary.bounceRate.value === 'number') return null;
  return <VisitNote figures="Bounce rate, session time and conversions" analytics={analytics} />;
}
