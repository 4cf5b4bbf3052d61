import { useId, type ComponentProps } from 'react';
import { Input } from '../../ui/Field.tsx';
import { useTyped } from '../../ui/useTyped.ts';

interface FilterFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

interface Kind {
  attributes: Pick<ComponentProps<typeof Input>, 'type' | 'min' | 'max' | 'step' | 'inputMode' | 'placeholder'>;
  /** What of a typed text is kept. */
  clean: (text: string) => string;
}

const MAX_CLICKS = 999_999_999;
const day: Kind = { attributes: { type: 'date' }, clean: (text) => text };
const count: Kind = {
  attributes: { type: 'number', min: 0, max: MAX_CLICKS, step: 1, inputMode: 'numeric', placeholder: '0' },
  clean: (text) => text.replace(/\D/g, '').slice(0, 9),
};

/** A day to narrow a list by. */
export const DayField = (props: FilterFieldProps) => <FilterField {...props} kind={day} />;

/** A least count to narrow a list by. */
export const LeastField = (props: FilterFieldProps) => <FilterField {...props} kind={count} />;

function FilterField({ label, value, onChange, kind }: FilterFieldProps & { kind: Kind }) {
  const id = useId();
  const [text, setText] = useTyped(value, onChange);
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-xs font-medium text-muted">
        {label}
      </label>
      <Input
        id={id}
        {...kind.attributes}
        value={text}
        onChange={(event) => setText(kind.clean(event.target.value))}
        className="!h-9 !text-sm"
      />
    </div>
  );
}
