import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ClickRow_click$key } from '../../__generated__/ClickRow_click.graphql';
import { formatLongDateTimeIn, formatDateTimeIn } from '../../format/dates.ts';
import { Badge } from '../../ui/Badge.tsx';
import { classes } from '../../ui/classes.ts';
import { Flag } from '../../ui/Flag.tsx';
import { wordsOf } from './bot-reasons.ts';
import { grid } from './columns.ts';
import { linkName } from '../../format/link-name.ts';

interface ClickRowProps {
  click: ClickRow_click$key;
  timeZone: string;
  index: number;
  /** Pixels from the top of the list. */
  top: number;
  /** The Tab key focuses this row. */
  isActive: boolean;
  /** The arrow keys have just led here. */
  takesFocus: boolean;
  onKeyDown: (event: KeyboardEvent) => void;
  onOpen: () => void;
  ref: (element: HTMLElement | null) => void;
}

/** A click in one line, or on a card where there is little room. */
export function ClickRow({
  timeZone,
  index,
  top,
  isActive,
  takesFocus,
  onKeyDown,
  onOpen,
  ref,
  ...props
}: ClickRowProps) {
  const click = useFragment(
    graphql`
      fragment ClickRow_click on Click {
        at
        reason
        country
        countryCode
        city
        deviceLabel
        os
        browser
        channelLabel
        referrerLabel
        url {
          shortCode
          domain
          title
        }
      }
    `,
    props.click,
  );
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) row.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  const { url, city, country, countryCode } = click;
  const why = click.reason && wordsOf(click.reason);
  return (
    <div
      ref={(element) => {
        row.current = element;
        ref(element);
      }}
      data-index={index}
      role="row"
      aria-rowindex={index + 2}
      tabIndex={isActive ? 0 : -1}
      onClick={onOpen}
      onKeyDown={onKeyDown}
      style={{ transform: `translateY(${top}px)` }}
      className={classes(
        'absolute inset-x-0 top-0 cursor-pointer border-b border-line px-4 py-3 text-sm transition-colors hover:bg-sunken/50 focus-visible:bg-accent-soft/60',
        'grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-1 lg:items-center',
        grid,
      )}
    >
      <Cell className="text-muted tabular-nums max-lg:order-2 max-lg:text-right max-lg:text-xs">
        <time dateTime={click.at} title={formatLongDateTimeIn(click.at, timeZone)}>
          {formatDateTimeIn(click.at, timeZone)}
        </time>
      </Cell>
      <Cell className="flex items-baseline gap-2 max-lg:order-1">
        <span className="shrink-0 font-medium">{linkName(url.domain, url.shortCode)}</span>
        {url.title && <span className="truncate text-muted">{url.title}</span>}
      </Cell>
      <Cell className="flex items-center gap-2 max-lg:order-3">
        <Flag code={countryCode} />
        <span className="truncate">{city ? `${city}, ${country}` : country}</span>
      </Cell>
      <Cell className="flex items-center gap-2 max-lg:order-5 max-lg:col-span-full max-lg:text-muted">
        <span className="truncate">{known([click.deviceLabel, click.os, click.browser])}</span>
        {why && (
          <Badge tone="neutral" title={why.detail}>
            {why.label}
          </Badge>
        )}
      </Cell>
      <Cell className="truncate text-muted max-lg:order-4 max-lg:max-w-40 max-lg:text-right">
        {click.referrerLabel ?? click.channelLabel}
      </Cell>
    </div>
  );
}

const Cell = ({ className, children }: { className: string; children: ReactNode }) => (
  <div role="gridcell" className={classes('min-w-0', className)}>
    {children}
  </div>
);

const known = (names: string[]) => names.filter((name) => name !== 'Unknown').join(' · ') || 'Unknown';
