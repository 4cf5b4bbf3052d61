import { Link } from 'react-router-dom';
import type { KeyboardEvent, ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { ChevronDown, ChevronUp, ListFilter } from 'lucide-react';
import type { ClickSheet_click$key } from '../../__generated__/ClickSheet_click.graphql';
import { formatLongDateTimeIn } from '../../format/dates.ts';
import { hasValue, toggleValue } from '../../parts/analytics/change-scope.ts';
import { nameOf } from '../../parts/analytics/dimensions.ts';
import type { ScopeControl } from '../../parts/analytics/useScope.ts';
import { IconButton } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import type { Fact } from './fact.ts';
import { useClickFacts } from './useClickFacts.ts';
import { useVariantFacts } from './useVariantFacts.ts';
import { useWayFacts } from './useWayFacts.ts';
import { linkName } from '../../format/link-name.ts';

interface ClickSheetProps {
  click: ClickSheet_click$key;
  timeZone: string;
  control: ScopeControl;
  /** The ids of the clicks before and after it in the list; null at its ends. */
  newer: string | null;
  older: string | null;
  onOpen: (id: string | null) => void;
}

/** The details of a click, each with a filter; arrow keys open the neighbouring clicks. */
export function ClickSheet({ timeZone, control, newer, older, onOpen, ...props }: ClickSheetProps) {
  const click = useFragment(
    graphql`
      fragment ClickSheet_click on Click {
        at
        ...useClickFacts_click
        ...useVariantFacts_click
        ...useWayFacts_click
        url {
          shortCode
          domain
        }
      }
    `,
    props.click,
  );
  const facts = [...useClickFacts(click), ...useVariantFacts(click), ...useWayFacts(click)];
  const step = (event: KeyboardEvent) => {
    const next = event.key === 'ArrowUp' ? newer : event.key === 'ArrowDown' ? older : null;
    if (next === null) return;
    event.preventDefault();
    onOpen(next);
  };
  return (
    <Sheet
      title={`Click on ${linkName(click.url.domain, click.url.shortCode)}`}
      onKeyDown={step}
      onClose={() => onOpen(null)}
      actions={
        <>
          <IconButton label="Newer click" disabled={newer === null} onClick={() => onOpen(newer)}>
            <ChevronUp aria-hidden />
          </IconButton>
          <IconButton label="Older click" disabled={older === null} onClick={() => onOpen(older)}>
            <ChevronDown aria-hidden />
          </IconButton>
        </>
      }
    >
      <dl className="divide-y divide-line text-sm">
        <Entry name="Time">
          {formatLongDateTimeIn(click.at, timeZone)}
          <span className="block text-xs text-faint">{click.at.replace('T', ' ').replace(/\.\d+Z$/, '')} UTC</span>
        </Entry>
        {facts.map((fact) => (
          <Entry key={fact.name} name={fact.name} filter={<FilterToggle fact={fact} control={control} />}>
            <FactText fact={fact} />
            {fact.detail && <span className="block text-xs wrap-anywhere text-faint">{fact.detail}</span>}
          </Entry>
        ))}
      </dl>
    </Sheet>
  );
}

interface EntryProps {
  name: string;
  filter?: ReactNode;
  children: ReactNode;
}

const Entry = ({ name, filter, children }: EntryProps) => (
  <div className="grid grid-cols-[7rem_minmax(0,1fr)_2.25rem] items-start gap-x-2 py-1.5">
    <dt className="pt-1 text-muted">{name}</dt>
    <dd className="min-w-0 pt-1 break-words">{children}</dd>
    {filter && <dd>{filter}</dd>}
  </div>
);

function FactText({ fact: { text, to, absent } }: { fact: Fact }) {
  if (text === null) return <span className="text-faint">{absent ?? 'Unknown'}</span>;
  if (!to) return text;
  return (
    <Link to={to} className="font-medium text-accent hover:underline">
      {text}
    </Link>
  );
}

/** Filters the list by a value of the click, or stops doing so. */
function FilterToggle({ fact: { filter }, control: { scope, change } }: { fact: Fact; control: ScopeControl }) {
  if (!filter) return null;
  const isOn = hasValue(scope, filter.dimension, filter.key, false);
  const label = `${isOn ? 'Stop filtering' : 'Filter'} by this ${nameOf(filter.dimension).label.toLowerCase()}`;
  return (
    <IconButton
      label={label}
      aria-pressed={isOn}
      className={classes('-my-1', isOn && 'bg-accent-soft text-accent')}
      onClick={() => change(toggleValue(scope, filter.dimension, filter.key, false))}
    >
      <ListFilter aria-hidden />
    </IconButton>
  );
}
