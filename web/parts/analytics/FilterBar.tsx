import { Suspense, useState, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { Bot, ListFilter, X } from 'lucide-react';
import type {
  FilterBar_analytics$data,
  FilterBar_analytics$key,
} from '../../__generated__/FilterBar_analytics.graphql';
import { Button } from '../../ui/Button.tsx';
import { ToggleButton } from '../../ui/ToggleButton.tsx';
import { useShortcuts } from '../../ui/useShortcuts.ts';
import { withFilter } from './change-scope.ts';
import { nameOf, type DimensionKey } from './dimensions.ts';
import { FilterChip } from './FilterChip.tsx';
import { TagMenu } from './TagMenu.tsx';
import { isNarrowed, withoutFilters } from './narrowed-scope.ts';
import { filterKey } from './scope-shortcuts.ts';
import type { ScopeFilter } from './scope.ts';
import type { ScopeControl } from './useScope.ts';
import { lazily } from '../../ui/lazily.ts';
import { linkName } from '../../format/link-name.ts';

const ValuesDialog = lazily(async () => (await import('./ValuesDialog.tsx')).ValuesDialog);

/** The dialog that is open: for a new filter, or for one that is there. */
type OpenFilter = { dimension: DimensionKey; isNot: boolean; isNew: boolean } | null;

interface FilterBarProps {
  /** Where the names of the values come from; null before the first figures. */
  analytics: FilterBar_analytics$key | null;
  control: ScopeControl;
  /** Stands in place of the button that includes bots. */
  bots?: ReactNode;
  /** Stands right of the filters. */
  children?: ReactNode;
}

/** The filters of the page as chips, a button to add one, and the switch for bots. */
export function FilterBar({ analytics, control, bots, children }: FilterBarProps) {
  const named = useFragment(
    graphql`
      fragment FilterBar_analytics on Analytics {
        filters {
          dimension
          isNot
          values {
            key
            label
          }
        }
        url {
          shortCode
          domain
        }
        tag {
          name
        }
      }
    `,
    analytics,
  );
  const [open, setOpen] = useState<OpenFilter>(null);
  const add = () => setOpen({ dimension: 'COUNTRY', isNot: false, isNew: true });
  useShortcuts([{ ...filterKey, run: add }]);
  const { scope, change, isUrlFixed } = control;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button onClick={add}>
        <ListFilter aria-hidden className="text-muted" />
        Add filter
      </Button>
      {!isUrlFixed && <TagMenu control={control} />}
      {bots ?? (
        <ToggleButton
          isOn={scope.bots}
          title="Include clicks by bots, previews and prefetches"
          onChange={(bots) => change({ ...scope, bots })}
        >
          <Bot aria-hidden />
          Include bots
        </ToggleButton>
      )}
      {!isUrlFixed && <LinksChips control={control} named={named} />}
      {scope.filters.map((filter) => (
        <FilterChip
          key={`${filter.dimension}${filter.isNot}`}
          label={nameOf(filter.dimension).label}
          isNot={filter.isNot}
          text={textOf(filter, named)}
          onOpen={() => setOpen({ ...filter, isNew: false })}
          onRemove={() => change(withFilter(scope, { ...filter, values: [] }))}
        />
      ))}
      {isNarrowed(isUrlFixed ? { ...scope, url: null } : scope) && (
        <Button tone="quiet" onClick={() => change(withoutFilters(scope))}>
          <X aria-hidden />
          Clear filters
        </Button>
      )}
      {children}
      {open && (
        <Suspense>
          <ValuesDialog
            {...open}
            title={open.isNew ? 'Add filter' : nameOf(open.dimension).plural}
            isOpenChoice={open.isNew}
            control={control}
            onClose={() => setOpen(null)}
          />
        </Suspense>
      )}
    </div>
  );
}

type Named = FilterBar_analytics$data | null | undefined;

/** Which links it is about, where not all of them. */
const LinksChips = ({ control: { scope, change }, named }: { control: ScopeControl; named: Named }) => (
  <>
    {scope.url && (
      <FilterChip
        label="Link"
        text={named?.url ? linkName(named.url.domain, named.url.shortCode) : '…'}
        onRemove={() => change({ ...scope, url: null })}
      />
    )}
    {scope.tag && (
      <FilterChip label="Tag" text={named?.tag?.name ?? '…'} onRemove={() => change({ ...scope, tag: null })} />
    )}
  </>
);

/** The names of a filter's values; until they are loaded, names derived from the keys. */
function textOf({ dimension, isNot, values }: ScopeFilter, named: Named): string {
  const known = named?.filters.find((one) => one.dimension === dimension && one.isNot === isNot)?.values ?? [];
  const names = values.map((key) => known.find((one) => one.key === key)?.label ?? guess(dimension, key));
  const shown = names.slice(0, 2).join(isNot ? ', ' : ' or ');
  return names.length > 2 ? `${shown} + ${names.length - 2}` : shown;
}

const guess = (dimension: DimensionKey, key: string) =>
  dimension === 'LINK' ? '…' : key.split('|')[0]!.replaceAll('_', ' ') || 'Unknown';
