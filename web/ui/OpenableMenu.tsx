// What menus consist of once they may be opened; ui/Menu.tsx loads it.
import {
  createContext,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  type ReactElement,
  type ReactNode,
} from 'react';
import * as DropdownMenu from '@radix-ui/react-dropdown-menu';
import { classes } from './classes.ts';
import type { MenuChoicesProps, MenuItemProps, OpenedBy } from './menu-props.ts';

/** Defers the chosen action until the menu is closed and the focus is restored, so that a dialog can return it. */
const Chosen = createContext<(action: () => void) => void>(() => {});

interface OpenableMenuProps {
  trigger: ReactElement;
  /** How it was asked for at first: keys go on to its first entry. */
  opened: OpenedBy;
  /** The button that this one replaces had the focus. */
  hadFocus: boolean;
  children: ReactNode;
}

/** A button that opens a list of actions, which has the focus then. */
export function OpenableMenu({ trigger, opened, hadFocus, children }: OpenableMenuProps) {
  const chosen = useRef<(() => void) | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const choose = useMemo(() => (action: () => void) => void (chosen.current = action), []);
  useLayoutEffect(() => {
    if (hadFocus) button.current?.focus();
  }, [hadFocus]);
  useEffect(() => {
    if (opened === 'keys')
      button.current?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
  }, [opened]);
  const act = (event: Event) => {
    event.preventDefault();
    button.current?.focus();
    chosen.current?.();
    chosen.current = null;
  };
  return (
    <DropdownMenu.Root modal={false} defaultOpen={opened === 'pointer'}>
      <DropdownMenu.Trigger asChild ref={button}>
        {trigger}
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={4}
          collisionPadding={8}
          onCloseAutoFocus={act}
          className="z-40 max-h-(--radix-dropdown-menu-content-available-height) min-w-48 animate-fade-in overflow-y-auto rounded-xl border border-line bg-raised p-1 shadow-float"
        >
          <Chosen value={choose}>{children}</Chosen>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

const item =
  'flex h-9 cursor-pointer items-center gap-2.5 rounded-lg px-2.5 text-sm outline-none select-none ' +
  'data-highlighted:bg-sunken data-disabled:opacity-50 [&_svg]:size-4 [&_svg]:shrink-0';

/** An action of a menu, done once the menu is closed. */
export function MenuItem({ icon: Icon, tone = 'plain', disabled, why, onChoose, children }: MenuItemProps) {
  const choose = useContext(Chosen);
  return (
    <DropdownMenu.Item
      disabled={disabled}
      onSelect={() => choose(onChoose)}
      className={classes(
        item,
        tone === 'danger' ? 'text-danger data-highlighted:bg-danger-soft' : '[&_svg]:text-muted',
        disabled && why && 'h-auto min-h-9 py-1.5 data-disabled:opacity-100',
      )}
    >
      <Icon aria-hidden className={classes(disabled && why && 'opacity-50')} />
      {disabled && why ? (
        <span>
          <span className="opacity-50">{children}</span>
          <span className="block text-xs text-faint">{why}</span>
        </span>
      ) : (
        children
      )}
    </DropdownMenu.Item>
  );
}

/** A menu entry that is a link; its child is a link of the router or the browser. */
export function MenuLink({ children }: { children: ReactElement }) {
  return (
    <DropdownMenu.Item asChild className={classes(item, '[&_svg]:text-muted')}>
      {children}
    </DropdownMenu.Item>
  );
}

/** One of several options, the current one marked; choosing it again is reported, too. */
export function MenuChoices<T extends string>({ value, choices, mark, onChoose }: MenuChoicesProps<T>) {
  return (
    <DropdownMenu.RadioGroup value={value}>
      {choices.map((choice) => (
        <DropdownMenu.RadioItem
          key={choice.value}
          value={choice.value}
          onSelect={() => onChoose(choice.value)}
          className={classes(item, 'justify-between data-[state=checked]:font-medium')}
        >
          {choice.label}
          {choice.value === value && mark}
        </DropdownMenu.RadioItem>
      ))}
    </DropdownMenu.RadioGroup>
  );
}

/** A line between groups of a menu. */
export const MenuLine = () => <DropdownMenu.Separator className="my-1 h-px bg-line" />;
