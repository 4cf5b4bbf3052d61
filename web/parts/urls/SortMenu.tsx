import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';
import { Menu, MenuChoices } from '../../ui/Menu.tsx';
import { sortedBy, type ListQuestion, type UrlOrderField } from './list-question.ts';
import type { Ask } from './useListQuestion.ts';

const fields: readonly { value: UrlOrderField; label: string }[] = [
  { value: 'CREATED_AT', label: 'Created' },
  { value: 'CLICKS', label: 'Clicks' },
  { value: 'VISITORS', label: 'Visitors' },
  { value: 'TITLE', label: 'Title' },
  { value: 'LAST_CLICKED_AT', label: 'Last clicked' },
  { value: 'EXPIRES_AT', label: 'Expiry date' },
];

/** What the list is sorted by; choosing the same again turns it round. */
export function SortMenu({ question, ask }: { question: ListQuestion; ask: Ask }) {
  const { field, direction } = question;
  const label = fields.find((one) => one.value === field)!.label;
  const [Arrow, word] = direction === 'ASC' ? [ArrowUp, 'ascending'] : [ArrowDown, 'descending'];
  const arrow = (
    <span className="flex">
      <Arrow aria-hidden />
      <span className="sr-only">{word}</span>
    </span>
  );
  const trigger = (
    <Button aria-label={`Sort: ${label}, ${word}`}>
      <ArrowUpDown aria-hidden className="text-muted" />
      {label}
      {arrow}
    </Button>
  );
  return (
    <Menu trigger={trigger}>
      <MenuChoices value={field} choices={fields} mark={arrow} onChoose={(next) => ask(sortedBy(question, next))} />
    </Menu>
  );
}
