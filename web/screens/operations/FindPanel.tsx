import { useState } from 'react';
import { graphql } from 'react-relay/hooks';
import type { FindPanelQuery } from '../../__generated__/FindPanelQuery.graphql';
import { linkName } from '../../format/link-name.ts';
import { useAsk } from '../../relay/useAsk.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Field, Input } from '../../ui/Field.tsx';
import { Panel } from '../../ui/Panel.tsx';
import type { Target } from './SuspendDialog.tsx';
import { MAX_DESTINATION_LENGTH } from '../../input-limits.ts';

const query = graphql`
  query FindPanelQuery($search: String!) {
    operations {
      links(search: $search) {
        number
        shortCode
        domain
        originalUrl
        ownerEmail
        suspension {
          reason
        }
      }
    }
  }
`;

/** Finds links by code or host, and suspends one, all to a host, or an account. */
export function FindPanel({ onSuspend }: { onSuspend: (target: Target) => void }) {
  const [typed, setTyped] = useState('');
  const { asked, ask, forget } = useAsk<FindPanelQuery>(query, 'The links could not be loaded. Please try again.');
  const text = typed.trim();
  const links = asked.state === 'answered' ? (asked.data.operations?.links ?? []) : null;
  return (
    <Panel title="Find and suspend" subtitle="A link by its code or address, all links to a host, or an account">
      <form
        className="grid gap-3"
        aria-label="Find links"
        onSubmit={(event) => {
          event.preventDefault();
          if (text) ask({ search: text });
        }}
      >
        <Field
          label="Code, host or email address"
          error={asked.state === 'failed' ? asked.message : links?.length === 0 ? 'No links were found.' : null}
        >
          {(control) => (
            <Input
              {...control}
              value={typed}
              maxLength={MAX_DESTINATION_LENGTH}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              onChange={(event) => {
                setTyped(event.target.value);
                forget();
              }}
            />
          )}
        </Field>
        <div className="flex flex-wrap gap-2">
          <Button type="submit" disabled={!text} busy={asked.state === 'asking'}>
            Find links
          </Button>
          {text.includes('@') ? (
            <Button tone="danger" onClick={() => onSuspend({ email: text })}>
              Suspend account
            </Button>
          ) : (
            text.includes('.') && (
              <Button tone="danger" onClick={() => onSuspend({ host: text })}>
                Suspend host
              </Button>
            )
          )}
        </div>
      </form>
      <ul aria-label="Links found" aria-live="polite" className="divide-y divide-line">
        {links?.map(({ number, originalUrl, ownerEmail, suspension, ...link }) => (
          <li key={number} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 text-sm">
            <div className="min-w-0">
              <p className="font-medium">{linkName(link.domain, link.shortCode)}</p>
              <p className="text-xs break-all text-muted">{originalUrl}</p>
              <p className="text-xs text-muted">{ownerEmail ?? 'An account without an email address'}</p>
            </div>
            {suspension ? (
              <Badge tone="danger" title={suspension.reason}>
                Suspended
              </Badge>
            ) : (
              <Button
                tone="danger"
                aria-label={`Suspend ${linkName(link.domain, link.shortCode)}`}
                onClick={() => onSuspend({ link })}
              >
                Suspend
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
