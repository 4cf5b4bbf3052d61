import {
  cloneElement,
  createContext,
  use,
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { persistently } from './lazily.ts';
import type { MenuChoicesProps, MenuItemProps, Opened } from './menu-props.ts';

type Parts = typeof import('./OpenableMenu.tsx');

/** The code of menus that are open or can be. */
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
  const { parts, load, place, hadFocus } = useParts();
  const [opened, setOpened] = useState<Opened>(null);
  if (parts) {
    return (
      <MenuParts value={parts}>
        <parts.OpenableMenu trigger={trigger} opened={opened} hadFocus={hadFocus}>
          {children}
        </parts.OpenableMenu>
      </MenuParts>
    );
  }
  const open = (by: Opened) => {
    setOpened((before) => before ?? by);
    load();
  };
  return cloneElement(trigger, {
    ref: place,
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: load,
    onFocus: load,
    onPointerDown: ({ button, ctrlKey }) => button === 0 && !ctrlKey && open('pointer'),
    onKeyDown: (event) => {
      if (!OPENING.includes(event.key)) return;
      event.preventDefault();
      open('keys');
    },
    onClick: () => open('pointer'), // by what has neither pointer nor keys
  });
}

/** The code of menus once it is wanted, and whether the button had the focus when it came. */
function useParts() {
  const button = useRef<HTMLElement>(null);
  const isLoading = useRef(false);
  const isMounted = useRef(true);
  const [state, setState] = useState<{ parts: Parts | null; hadFocus: boolean }>({ parts: null, hadFocus: false });
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  const load = () => {
    if (isLoading.current) return;
    isLoading.current = true;
    persistently(() => import('./OpenableMenu.tsx')).then(
      (parts) => isMounted.current && setState({ parts, hadFocus: button.current === document.activeElement }),
      () => (isLoading.current = false),
    );
  };
  const place = (mounted: HTMLElement | null) => {
    button.current = mounted;
  };
  return { ...state, load, place };
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
