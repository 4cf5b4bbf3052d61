import { useId, useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { ChevronDown } from 'lucide-react';
import { classes } from '../ui/classes.ts';
import { DEEP_DIVE, type NavigationEntry, type NavigationGroup } from './navigation.ts';
import { hasRoom, isGroupOpen, keepGroup } from './open-groups.ts';

const row =
  'flex h-9 w-full items-center [@media(max-height:50rem)]:h-8 gap-2.5 rounded-lg px-2.5 text-sm font-medium text-muted transition-colors ' +
  'hover:bg-sunken hover:text-ink aria-[current=page]:bg-accent-soft aria-[current=page]:text-accent [&_svg]:size-4';

/** A link of the sidebar's first level. */
export function SidebarLink({ entry, onFollow }: { entry: NavigationEntry; onFollow: () => void }) {
  if (entry.isOutside) {
    return (
      <a href={entry.to} className={row}>
        <entry.icon aria-hidden />
        {entry.label}
      </a>
    );
  }
  return (
    <NavLink to={entry.to} end onClick={onFollow} className={row}>
      <entry.icon aria-hidden />
      {entry.label}
    </NavLink>
  );
}

/** A group that is open until somebody closes it, which is remembered; without room, only that of the current page. */
export function SidebarGroup({ group, onFollow }: { group: NavigationGroup; onFollow: () => void }) {
  const id = useId();
  const { pathname, search } = useLocation();
  const here = search.includes(DEEP_DIVE) ? `${pathname}?${DEEP_DIVE}` : pathname;
  const isCurrent = group.items.some(({ to }) => pathname === to || pathname.startsWith(`${to}/`));
  const [open, setOpen] = useState(() => isCurrent || isGroupOpen(group.label));
  const [wasCurrent, setWasCurrent] = useState(isCurrent);
  if (isCurrent !== wasCurrent) {
    setWasCurrent(isCurrent);
    if (isCurrent || !hasRoom()) setOpen(isCurrent);
  }
  const toggle = () => {
    setOpen(!open);
    keepGroup(group.label, !open);
  };
  return (
    <div>
      <button type="button" aria-expanded={open} aria-controls={id} onClick={toggle} className={row}>
        <group.icon aria-hidden />
        {group.label}
        <ChevronDown aria-hidden className={classes('ml-auto transition-transform', !open && '-rotate-90')} />
      </button>
      <ul id={id} hidden={!open} className="mt-0.5 ml-[1.125rem] grid gap-0.5 border-l border-line pl-2.5">
        {group.items.map((item) => (
          <li key={item.to}>
            <Link to={item.to} onClick={onFollow} aria-current={item.to === here ? 'page' : undefined} className={row}>
              {item.label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
