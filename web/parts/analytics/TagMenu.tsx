import { Check, Tag } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';
import { Menu, MenuChoices } from '../../ui/Menu.tsx';
import { useKnownTags } from '../tags/useKnownTags.ts';
import type { ScopeControl } from './useScope.ts';

/** Chooses a tag: the figures are of the links that have it. */
export function TagMenu({ control }: { control: ScopeControl }) {
  return (
    <Menu
      trigger={
        <Button>
          <Tag aria-hidden className="text-muted" />
          Tag
        </Button>
      }
    >
      <Choices control={control} />
    </Menu>
  );
}

function Choices({ control: { scope, change } }: { control: ScopeControl }) {
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
