import { useState } from 'react';
import { countOf } from '../../format/numbers.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { TagInput } from './TagInput.tsx';
import type { BulkTagsAction } from './useBulkTags.ts';
import { useKnownTags } from './useKnownTags.ts';

interface BulkTagsProps {
  count: number;
  onChoose: (action: BulkTagsAction, names: readonly string[]) => void;
  onClose: () => void;
}

/** Asks which tags many links are to get, or to lose. */
export function BulkTags({ count, onChoose, onClose }: BulkTagsProps) {
  const { tags } = useKnownTags();
  const [names, setNames] = useState<readonly string[]>([]);
  const choose = (action: BulkTagsAction) => {
    onChoose(action, names);
    onClose();
  };
  return (
    <Dialog title={`Tags of ${countOf(count, 'link')}`} onClose={onClose}>
      <Field label="Tags" hint="Whatever else the links are tagged with stays.">
        {(control) => (
          <TagInput
            control={control}
            names={names}
            known={tags ?? []}
            placeholder="Type to find or create tags"
            onChange={setNames}
          />
        )}
      </Field>
      <div className="mt-6 flex justify-end gap-2">
        <Button disabled={!names.length} onClick={() => choose('REMOVE_TAGS')}>
          Remove
        </Button>
        <Button tone="primary" disabled={!names.length} onClick={() => choose('ADD_TAGS')}>
          Add
        </Button>
      </div>
    </Dialog>
  );
}
