import { Check } from 'lucide-react';
import { MenuChoices } from '../../ui/Menu.tsx';
import { useKnownTags } from '../tags/useKnownTags.ts';
import type { ScopeControl } from './useScope.ts';

/** The tags of the account, of which one can be chosen. */
export function TagChoices({ control: { scope, change } }: { control: ScopeControl }) {
  const { tags, error } = useKnownTags();
  if (!tags?.length) return <p className="px-2.5 py-2 text-sm text-muted">{wordsFor(tags, error)}</p>;
  return (
    <MenuChoices
      value={scope.tag ?? ''}
      choices={tags.map(({ id, name }) => ({ value: id, label: name }))}
      mark={<Check aria-hidden className="text-accent" />}
      onChoose={(tag) => change({ ...scope, tag: tag === scope.tag ? null : tag })}
    />
  );
}

function wordsFor(tags: readonly unknown[] | null, error: Error | null): string {
  if (error) return 'The tags could not be loaded.';
  return tags ? 'No link has a tag yet.' : 'Loading …';
}
