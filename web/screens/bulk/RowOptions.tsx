import { nameOfChoice, wordsOf } from '../../parts/url-form/option-words.ts';
import { isTime, moreOptions, type OptionName } from '../../parts/url-form/url-options.ts';
import { Input } from '../../ui/Field.tsx';
import { Select } from '../../ui/Select.tsx';
import type { RowValues } from './bulk-row.ts';

interface RowOptionsProps {
  row: RowValues;
  number: number;
  onEdit: (change: Partial<RowValues>) => void;
}

/** The options of a new link that few set. */
export function RowOptions({ row, number, onEdit }: RowOptionsProps) {
  return (
    <div className="col-start-2 grid gap-2 sm:grid-cols-3 lg:col-[2/span_4]">
      {moreOptions.map((name) =>
        !wordsOf(name).choices ? (
          <Input
            key={name}
            aria-label={`${wordsOf(name).label}, row ${number}`}
            placeholder={isTime(name) ? `${wordsOf(name).label}: 2030-12-31 18:00` : wordsOf(name).label}
            autoComplete="off"
            value={row[name]}
            onChange={(event) => onEdit({ [name]: event.target.value })}
            className="!h-9 !text-sm"
          />
        ) : (
          <Select
            key={name}
            label={`${wordsOf(name).label}, row ${number}`}
            options={choicesOf(name, row[name])}
            value={row[name]}
            onChange={(value) => onEdit({ [name]: value })}
          />
        ),
      )}
    </div>
  );
}

/** The choices, and what was pasted although it is none. */
function choicesOf(name: OptionName, value: string) {
  const { choices = [], label, brief = label } = wordsOf(name);
  const values = choices.map(([choice]) => choice);
  return (values.includes(value) ? values : [...values, value]).map((choice) => {
    const text = nameOfChoice(name, choice);
    return { value: choice, label: `${brief}: ${text.charAt(0).toLowerCase()}${text.slice(1)}` };
  });
}
