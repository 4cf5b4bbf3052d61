import { useState } from 'react';
import { nameOf, dimensions, type DimensionKey } from './dimensions.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { SegmentedControl } from '../../ui/SegmentedControl.tsx';
import { Select } from '../../ui/Select.tsx';
import { withFilter } from './change-scope.ts';
import type { ScopeControl } from './useScope.ts';
import { useValues, type ValuesQuestion } from './useValues.ts';
import { ValueSearch } from './ValueSearch.tsx';
import { ValuesList } from './ValuesList.tsx';

type Side = 'is' | 'isNot';
const sides = [
  { value: 'is', label: 'Is' },
  { value: 'isNot', label: 'Is not' },
] as const;
const orders = [
  { value: 'CLICKS', label: 'Sort by clicks' },
  { value: 'VISITORS', label: 'Sort by visitors' },
] as const;

export interface ValuesDialogProps {
  control: Pick<ScopeControl, 'scope' | 'change'>;
  title: string;
  dimension: DimensionKey;
  /** Whether another dimension may be chosen. */
  isOpenChoice?: boolean;
  /** Whether values are at first filtered out. */
  isNot?: boolean;
  onClose: () => void;
}

/** Every value of a dimension, to look through and to filter by: several at once, each at once. */
export function ValuesDialog({ control, title, isOpenChoice = false, onClose, ...first }: ValuesDialogProps) {
  const [side, setSide] = useState<Side>(first.isNot ? 'isNot' : 'is');
  const [question, setQuestion] = useState<ValuesQuestion>({
    dimension: first.dimension,
    search: '',
    orderBy: 'CLICKS',
    offset: 0,
  });
  const ask = (change: Partial<ValuesQuestion>) => setQuestion({ ...question, offset: 0, ...change });
  const { dimension } = question;
  // Its own filters would hide the values that could be added to them.
  const around = [false, true].reduce(
    (scope, isNot) => withFilter(scope, { dimension, isNot, values: [] }),
    control.scope,
  );
  const values = useValues(around, question);
  return (
    <Dialog title={title} isWide onClose={onClose}>
      <div className="flex flex-wrap gap-2">
        {isOpenChoice && (
          <Select
            label="Filter by"
            value={dimension}
            options={dimensions.map(({ key, label }) => ({ value: key, label }))}
            onChange={(next) => ask({ dimension: next, search: '' })}
          />
        )}
        <SegmentedControl label="Is or is not" segments={sides} value={side} onChange={setSide} />
        <Select
          label="Order"
          className="ml-auto"
          value={question.orderBy === 'VISITORS' ? 'VISITORS' : 'CLICKS'}
          options={orders}
          onChange={(orderBy) => ask({ orderBy })}
        />
      </div>
      <ValueSearch
        key={dimension}
        label={`Search ${nameOf(dimension).plural}`}
        value={question.search}
        onSearch={(search) => ask({ search })}
      />
      <ValuesList
        control={control}
        question={question}
        values={values}
        isNot={side === 'isNot'}
        onOffset={(offset) => ask({ offset })}
      />
    </Dialog>
  );
}
