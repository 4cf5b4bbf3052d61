import type { ApiKeyScope } from '../../__generated__/useApiKeyMutationsCreateMutation.graphql';
import { CheckCards } from '../../ui/CheckCards.tsx';
import { scopes } from './words.ts';

interface ScopeChoiceProps {
  chosen: ReadonlySet<ApiKeyScope>;
  onChange: (chosen: ReadonlySet<ApiKeyScope>) => void;
  error: string | null;
}

const options = scopes.map(({ value, label, text }) => ({
  value,
  name: <span className="block text-sm font-medium text-ink">{label}</span>,
  text,
}));

/** What a new key may do. */
export const ScopeChoice = (choice: ScopeChoiceProps) => <CheckCards label="Scopes" options={options} {...choice} />;
