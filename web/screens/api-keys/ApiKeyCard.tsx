import { graphql, useFragment } from 'react-relay/hooks';
import type { ApiKeyCard_apiKey$data, ApiKeyCard_apiKey$key } from '../../__generated__/ApiKeyCard_apiKey.graphql';
import { formatDate, formatDateTime } from '../../format/dates.ts';
import { relativeTime } from '../../format/relative-time.ts';
import { useAct } from '../../relay/useAct.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { useConfirm } from '../../ui/ConfirmDialog.tsx';
import { useNow } from '../../ui/useNow.ts';
import { useApiKeyMutations } from './useApiKeyMutations.ts';
import { labelOf } from './words.ts';

interface ApiKeyCardProps {
  apiKey: ApiKeyCard_apiKey$key;
  onRevoked: (id: string) => void;
  focus: () => void;
}

/** An API key: what it may do, when it was last used, and how to revoke it. */
export function ApiKeyCard({ onRevoked, focus, ...props }: ApiKeyCardProps) {
  const apiKey = useFragment(
    graphql`
      fragment ApiKeyCard_apiKey on ApiKey {
        id
        name
        hint
        scopes
        origins
        expiresAt
        isExpired
        lastUsedAt
        createdAt
      }
    `,
    props.apiKey,
  );
  const { id, name, hint, scopes, origins, isExpired } = apiKey;
  const { revoke } = useApiKeyMutations();
  const { act } = useAct();
  const [dialog, ask] = useConfirm(focus);
  const question = {
    tone: 'danger',
    title: `Revoke ${name}?`,
    text: 'Whatever uses this key is refused at once. A revoked key cannot be brought back.',
    action: 'Revoke',
    run: () =>
      act({
        run: () => revoke(id).then(() => onRevoked(id)),
        done: `${name} was revoked`,
        failed: `${name} could not be revoked`,
      }),
  } as const;
  return (
    <article className="grid gap-3 rounded-xl border border-line bg-surface p-4 shadow-card sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <div className="grid min-w-0 gap-1.5">
        <h2 className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm font-semibold">
          <span className="min-w-0 break-words">{name}</span>
          <code className="font-mono text-xs font-normal text-muted">fbapi_…{hint}</code>
          {isExpired && <Badge tone="danger">Expired</Badge>}
        </h2>
        <p className="flex flex-wrap gap-1.5">
          {scopes.map((scope) => (
            <Badge key={scope} tone="neutral">
              {labelOf(scope)}
            </Badge>
          ))}
        </p>
        <Dates apiKey={apiKey} />
        {origins.length > 0 && <p className="text-xs break-words text-muted">Pages of {origins.join(', ')}</p>}
      </div>
      <div>
        <Button aria-label={`Revoke ${name}`} onClick={() => ask(question)}>
          Revoke
        </Button>
      </div>
      {dialog}
    </article>
  );
}

function Dates({ apiKey }: { apiKey: ApiKeyCard_apiKey$data }) {
  const { createdAt, expiresAt, isExpired, lastUsedAt } = apiKey;
  const now = useNow();
  const expiry = expiresAt ? `${isExpired ? 'Expired' : 'Expires'} ${formatDate(expiresAt)}` : 'Never expires';
  return (
    <p className="text-xs text-muted">
      {lastUsedAt ? (
        <time dateTime={lastUsedAt} title={formatDateTime(lastUsedAt)}>
          Last used {relativeTime(lastUsedAt, now).replace('Just', 'just')}
        </time>
      ) : (
        'Never used'
      )}
      {` · ${expiry} · Created ${formatDate(createdAt)}`}
    </p>
  );
}
