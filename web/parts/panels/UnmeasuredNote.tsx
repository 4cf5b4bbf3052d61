import { graphql, useFragment } from 'react-relay/hooks';
import type { UnmeasuredNote_analytics$key } from '../../__generated__/UnmeasuredNote_analytics.graphql';
import { SnippetNote } from './SnippetNote.tsx';

/** What the figures that nobody measures need; nothing once there are visits. */
export function UnmeasuredNote(props: { analytics: UnmeasuredNote_analytics$key }) {
  const { summary } = useFragment(
    graphql`
      fragment UnmeasuredNote_analytics on Analytics {
        summary {
          bounceRate {
            value
          }
        }
      }
    `,
    props.analytics,
  );
  // All of them rest on visits, so one of them tells of all.
  if (typeof summary.bounceRate.value === 'number') return null;
  return <SnippetNote>Bounce rate, session time and conversions need the website snippet.</SnippetNote>;
}
