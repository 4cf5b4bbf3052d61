import {
  cloneElement,
  createContext,
  use,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { persistently } from './lazily.ts';
import type { MenuChoicesProps, MenuItemProps, OpenedBy } from './menu-props.ts';

type Parts = typeof import('./OpenableMenu.tsx');

/** The code of menus that have been opened. */
const MenuParts = createContext<Parts | null>(null);
/** Keys that open a menu whose button has the focus. */
const OPENING = ['Enter', ' ', 'ArrowDown'];

interface TriggerProps {
  ref?: (mounted: HTMLElement | null) => void;
  'aria-haspopup'?: 'menu';
  'aria-expanded'?: boolean;
  onPointerEnter?: () => void;
  onFocus?: () => void;
  onPointerDown?: (event: PointerEvent) => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  onClick?: () => void;
}

/** A button that opens a list of actions. The list's code is loaded when somebody comes near the button. */
export function Menu({ trigger, children }: { trigger: ReactElement<TriggerProps>; children: ReactNode }) {
  const { opened, load, open, place } = useOpening();
  if (opened) {
    const { parts, by, hadFocus } = opened;
    return (
      <MenuParts value={parts}>
        <parts.OpenableMenu trigger={trigger} opened={by} hadFocus={hadFocus}>
          {children}
        </parts.OpenableMenu>
      </MenuParts>
    );
  }
  return cloneElement(trigger, {
    ref: place,
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: load,
    onFocus: load,
    onPointerDown: (event) => {
      if (event.button !== 0 || event.ctrlKey) return;
      event.preventDefault(); // else the browser moves the focus out of the list, which closes it
      open('pointer');
    },
    onKeyDown: (event) => {
      if (!OPENING.includes(event.key)) return;
      event.preventDefault();
      open('keys');
    },
    onClick: () => open('pointer'), // by what has neither pointer nor keys
  });
}

/**
 * Loads the code of menus, and says how one was opened once it is there, and whether its button had the focus then.
 * Only a press exchanges the button: one that met a button already taken away would be lost.
 */
function useOpening() {
  const button = useRef<HTMLElement>(null);
  const loading = useRef<Promise<Parts | null>>(null);
  const [opened, setOpened] = useState<{ parts: Parts; by: OpenedBy; hadFocus: boolean } | null>(null);
  const load = () =>
    (loading.current ??= persistently(() => import('./OpenableMenu.tsx')).catch(() => (loading.current = null)));
  const open = async (by: OpenedBy) => {
    const parts = await load();
    const hadFocus = button.current === document.activeElement;
    if (parts && button.current) setOpened((before) => before ?? { parts, by, hadFocus });
  };
  const place = (mounted: HTMLElement | null) => {
    button.current = mounted;
  };
  return { opened, load: () => void load(), open: (by: OpenedBy) => void open(by), place };
}

const useLoaded = () => use(MenuParts)!;

/** An action of a menu, done once the menu is closed. */
export function MenuItem(props: MenuItemProps) {
  const parts = useLoaded();
  return <parts.MenuItem {...props} />;
}

/** A menu entry that is a link; its child is a link of the router or the browser. */
export function MenuLink({ children }: { children: ReactElement }) {
  const parts = useLoaded();
  return <parts.MenuLink>{children}</parts.MenuLink>;
}

/** One of several options, the current one marked; choosing it again is reported, too. */
export function MenuChoices<T extends string>(props: MenuChoicesProps<T>) {
  const parts = useLoaded();
  return <parts.MenuChoices {...props} />;
}

/** A line between groups of a menu. */
export function MenuLine() {
  const parts = useLoaded();
  return <parts.MenuLine />;
}
