import { KeyRound } from 'lucide-react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ApiKeyList_viewer$key } from '../../__generated__/ApiKeyList_viewer.graphql';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { ApiKeyCard } from './ApiKeyCard.tsx';

interface ApiKeyListProps {
  viewer: ApiKeyList_viewer$key;
  isAdding: boolean;
  onAdd: () => void;
  onRevoked: (id: string) => void;
  /** Moves the focus to where a key is made. */
  focus: () => void;
}

/** The viewer's API keys, newest first. */
export function ApiKeyList({ isAdding, onAdd, onRevoked, focus, ...props }: ApiKeyListProps) {
  const { apiKeys } = useFragment(
    graphql`
      fragment ApiKeyList_viewer on Viewer {
        apiKeys {
          id
          ...ApiKeyCard_apiKey
        }
      }
    `,
    props.viewer,
  );
  if (!apiKeys.length && isAdding) return null;
  if (!apiKeys.length) {
    return (
      <div className="grid rounded-xl border border-dashed border-edge">
        <EmptyState
          icon={KeyRound}
          title="No API keys yet"
          action={<Button onClick={onAdd}>Create your first API key</Button>}
        >
          Scripts and other services use a key of their own, which you can revoke at any time.
        </EmptyState>
      </div>
    );
  }
  return (
    <ul aria-label="Your API keys" className="grid gap-3">
      {apiKeys.map((apiKey) => (
        <li key={apiKey.id}>
          <ApiKeyCard apiKey={apiKey} onRevoked={onRevoked} focus={focus} />
        </li>
      ))}
    </ul>
  );
}
