import { useId, useRef } from 'react';
import { Plus, X } from 'lucide-react';
import { MAX_TAG_NAME_LENGTH, MAX_TAGS_OF_LINK } from '../../input-limits.ts';
import { classes } from '../../ui/classes.ts';
import type { ControlProps } from '../../ui/Field.tsx';
import { TagChip } from './TagChip.tsx';
import { keyOfTag } from './tag-names.ts';
import { useTyping } from './useTyping.ts';
import type { KnownTag } from './useKnownTags.ts';

interface TagInputProps {
  control: ControlProps;
  names: readonly string[];
  onChange: (names: readonly string[]) => void;
  known: readonly KnownTag[];
  /** Names that no tag has can be made. */
  canMake?: boolean;
  placeholder: string;
  onFocus?: () => void;
}

/** Tags to choose from while typing; a name that is new becomes one. */
export function TagInput({ control, names, onChange, known, canMake = true, placeholder, onFocus }: TagInputProps) {
  const { state, ...attributes } = control;
  const list = useId();
  const input = useRef<HTMLInputElement>(null);
  const typing = useTyping({ names, onChange, known, canMake });
  const { choices, offers, at, isFull, isShown } = typing;
  return (
    <div className="relative">
      <div
        data-state={state}
        className={classes(
          'flex min-h-10 w-full flex-wrap items-center gap-1.5 rounded-lg border bg-surface px-2 py-1.5',
          'has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-accent',
          state === 'invalid' ? 'border-danger' : 'border-edge',
        )}
      >
        {names.map((name) => (
          <TagChip key={name} tag={{ name, color: colorOf(name, known) }}>
            <button
              type="button"
              aria-label={`Remove ${name}`}
              onClick={() => {
                onChange(names.filter((one) => one !== name));
                input.current?.focus();
              }}
              className="-mr-1 rounded p-0.5 hover:bg-surface"
            >
              <X aria-hidden className="size-3" />
            </button>
          </TagChip>
        ))}
        <input
          {...attributes}
          ref={input}
          role="combobox"
          aria-expanded={isShown}
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={isShown && at >= 0 ? `${list}-${at}` : undefined}
          autoComplete="off"
          maxLength={MAX_TAG_NAME_LENGTH}
          value={typing.typed}
          disabled={isFull}
          placeholder={isFull ? `At most ${MAX_TAGS_OF_LINK}` : names.length ? '' : placeholder}
          onChange={(event) => typing.type(event.target.value.replace(/[,;|]/g, ''))}
          onKeyDown={typing.press}
          onFocus={() => {
            onFocus?.();
            typing.open();
          }}
          onBlur={typing.leave}
          className="h-6 min-w-16 grow basis-16 bg-transparent px-1 text-base outline-none placeholder:text-faint"
        />
      </div>
      <ul
        id={list}
        role="listbox"
        aria-label="Tags"
        hidden={!isShown}
        className="absolute inset-x-0 top-full z-30 mt-1 max-h-60 overflow-y-auto rounded-xl border border-line bg-raised p-1 shadow-float"
      >
        {choices.map((name, index) => (
          <Choice
            key={name}
            id={`${list}-${index}`}
            name={name}
            tag={offers.tags[index]}
            isMarked={index === at}
            onMark={() => typing.mark(index)}
            onTake={() => typing.take(name)}
          />
        ))}
      </ul>
    </div>
  );
}

interface ChoiceProps {
  id: string;
  name: string;
  /** Missing where it would be new. */
  tag: KnownTag | undefined;
  isMarked: boolean;
  onMark: () => void;
  onTake: () => void;
}

const Choice = ({ id, name, tag, isMarked, onMark, onTake }: ChoiceProps) => (
  <li
    id={id}
    role="option"
    aria-selected={isMarked}
    // The focus stays in the field: leaving it would take what is typed there.
    onMouseDown={(event) => {
      event.preventDefault();
      onTake();
    }}
    onMouseEnter={onMark}
    className={classes('flex h-9 cursor-pointer items-center gap-2 rounded-lg px-2 text-sm', isMarked && 'bg-sunken')}
  >
    {tag ? (
      <>
        <TagChip tag={tag} />
        <span className="ml-auto text-xs text-faint tabular-nums">{tag.linkCount}</span>
      </>
    ) : (
      <>
        <Plus aria-hidden className="size-4 shrink-0 text-muted" />
        <span className="truncate">Create “{name}”</span>
      </>
    )}
  </li>
);

const colorOf = (name: string, known: readonly KnownTag[]) =>
  known.find((tag) => keyOfTag(tag.name) === keyOfTag(name))?.color ?? 'gray';
