import { useState } from 'react';
import { Field } from '../../ui/Field.tsx';
import { namesIn, textOfNames } from '../url-form/url-options.ts';
import { TagInput } from './TagInput.tsx';
import { useKnownTags } from './useKnownTags.ts';

interface TagsFieldProps {
  /** The names, as forms have them. */
  text: string;
  error: string | null;
  onEdit: (text: string) => void;
}

/** The tags of a link. */
export function TagsField({ text, error, onEdit }: TagsFieldProps) {
  const [isWanted, want] = useState(text !== '');
  const { tags } = useKnownTags(isWanted);
  return (
    <Field label="Tags" note="Optional" error={error}>
      {(control) => (
        <TagInput
          control={control}
          names={namesIn(text)}
          known={tags ?? []}
          onFocus={() => want(true)}
          placeholder="Type to find or create tags"
          onChange={(names) => onEdit(textOfNames(names))}
        />
      )}
    </Field>
  );
}
