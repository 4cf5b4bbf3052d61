import { useId } from 'react';
import { SegmentedControl } from '../../ui/SegmentedControl.tsx';
import type { ListQuestion } from '../../parts/urls/list-question.ts';
import type { Ask } from '../../parts/urls/useListQuestion.ts';
import { TagInput } from '../../parts/tags/TagInput.tsx';
import { useKnownTags } from '../../parts/tags/useKnownTags.ts';

const matches = [
  { value: 'ANY', label: 'Any of them' },
  { value: 'ALL', label: 'All of them' },
] as const;

/** Narrows a list to links with tags. */
export function TagFilter({ question, ask }: { question: ListQuestion; ask: Ask }) {
  const id = useId();
  const { tags } = useKnownTags();
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-xs font-medium text-muted">
        Tags
      </label>
      <div className="flex flex-wrap items-center gap-2">
        <div className="min-w-0 grow basis-56">
          <TagInput
            control={{ id, state: 'neutral', 'aria-describedby': undefined, 'aria-invalid': undefined }}
            names={question.tags}
            known={tags ?? []}
            canMake={false}
            placeholder={tags?.length === 0 ? 'No tags yet' : 'Choose tags'}
            onChange={(names) => names.length !== question.tags.length && ask({ tags: names })}
          />
        </div>
        {question.tags.length > 1 && (
          <SegmentedControl
            label="Links must have"
            segments={matches}
            value={question.tagMatch}
            onChange={(tagMatch) => ask({ tagMatch })}
          />
        )}
      </div>
    </div>
  );
}
