import { graphql, useFragment } from 'react-relay/hooks';
import type { HealthChanges_details$key } from '../../__generated__/HealthChanges_details.graphql';
import { formatDateTime } from '../../format/dates.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { checkWords, stateWords } from './words.ts';

/** The changes of the checks since the start, newest first. */
export function HealthChanges(props: { details: HealthChanges_details$key }) {
  const { changes } = useFragment(
    graphql`
      fragment HealthChanges_details on SystemDetails {
        changes {
          check
          to
          at
          message
        }
      }
    `,
    props.details,
  );
  return (
    <Panel title="History" subtitle="What changed since the start">
      {changes.length === 0 ? (
        <p className="text-sm text-muted">Nothing has changed since the start.</p>
      ) : (
        <div
          role="region"
          aria-label="Changes, newest first"
          tabIndex={0}
          className="max-h-80 overflow-y-auto rounded-lg"
        >
          <ol className="grid gap-3 text-sm">
            {changes.map(({ check, to, at, message }) => (
              <li key={`${check} ${at}`} className="grid gap-0.5">
                <span className="flex flex-wrap items-center gap-2">
                  <span className="font-medium">{checkWords(check).name}</span>
                  <Badge tone={stateWords(to).tone}>{stateWords(to).name}</Badge>
                  <span className="text-xs text-muted">{formatDateTime(at)}</span>
                </span>
                {message && <span className="text-xs text-muted">{message}</span>}
              </li>
            ))}
          </ol>
        </div>
      )}
    </Panel>
  );
}
