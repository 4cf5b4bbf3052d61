import { graphql, useFragment } from 'react-relay/hooks';
import type { UnmeasuredNote_analytics$key } from '../../__generated__/UnmeasuredNote_analytics.graphql';
import { SnippetNote } from './SnippetNote.tsx';

/** What the figures that nobody measures need; nothing once one of them is known. */
export function UnmeasuredNote(props: { analytics: UnmeasuredNote_analytics$key }) {
  const { summary } = useFragment(
    graphql`
      fragment UnmeasuredNote_analytics on Analytics {
        summary {
          bounceRate {
            value
          }
          averageSessionTime {
            value
          }
          conversionRate {
            value
          }
        }
      }
    `,
    props.analytics,
  );
  const { bounceRate, averageSessionTime, conversionRate } = summary;
  if ([bounceRate, averageSessionTime, conversionRate].some(({ value }) => typeof value === 'number')) return null;
  return <SnippetNote>Bounce rate, session time and conversions need the website snippet.</SnippetNote>;
}
