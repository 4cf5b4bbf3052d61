import { useCallback, useId, useState } from 'react';
import { MAX_TAG_NAME_LENGTH } from '../../input-limits.ts';
import { FormEnd } from '../../parts/FormEnd.tsx';
import { inPlace, useAct } from '../../relay/useAct.ts';
import { Field, Input } from '../../ui/Field.tsx';
import { classes } from '../../ui/classes.ts';
import { lookOf, tagColors } from '../../parts/tags/tag-colors.ts';
import type { KnownTag } from '../../parts/tags/useKnownTags.ts';

type Color = KnownTag['color'];

interface TagFormProps {
  before: { name: string; color: Color };
  /** What its button says. */
  action: string;
  save: (values: { name: string; color: Color }) => Promise<void>;
  onClose: () => void;
}

/** The name and the color of a tag, new or old. */
export function TagForm({ before, action, save, onClose }: TagFormProps) {
  const [values, setValues] = useState(before);
  const { act, isPending, errorOf, failureBeyond, forget } = useAct(inPlace);
  const focused = useCallback((input: HTMLInputElement | null) => input?.focus(), []);
  const isSame = values.name.trim() === before.name && values.color === before.color;
  const submit = () => void act({ run: () => save(values).then(onClose), failed: 'The tag could not be saved' });
  return (
    <form
      aria-label={before.name || 'New tag'}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      className="grid gap-3 rounded-lg border border-line p-3"
    >
      <Field label="Name" error={errorOf('name') ?? failureBeyond('name')?.message}>
        {(control) => (
          <Input
            {...control}
            ref={focused}
            maxLength={MAX_TAG_NAME_LENGTH}
            value={values.name}
            onChange={(event) => {
              setValues({ ...values, name: event.target.value });
              forget();
            }}
          />
        )}
      </Field>
      <Colors value={values.color} onChange={(color) => setValues({ ...values, color })} />
      <FormEnd
        isPending={isPending}
        act={action}
        isDisabled={isSame || !values.name.trim()}
        place="dialog"
        onCancel={onClose}
      />
    </form>
  );
}

/** Native radio buttons, so the arrow keys work as everywhere. */
function Colors({ value, onChange }: { value: Color; onChange: (color: Color) => void }) {
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium">Color</legend>
      <div className="flex flex-wrap gap-1.5">
        {(Object.keys(tagColors) as Color[]).map((color) => (
          <label
            key={color}
            title={tagColors[color].label}
            style={lookOf(color)}
            className={classes(
              'grid size-8 cursor-pointer place-items-center rounded-lg text-sm font-semibold',
              'has-checked:outline-2 has-checked:outline-current has-focus-visible:outline-2 has-focus-visible:outline-accent',
            )}
          >
            <input
              type="radio"
              name={name}
              aria-label={tagColors[color].label}
              checked={color === value}
              onChange={() => onChange(color)}
              className="sr-only"
            />
            <span aria-hidden>A</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
