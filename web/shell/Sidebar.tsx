import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { LogOut, Monitor, Moon, Sun } from 'lucide-react';
import { paths } from '../paths.ts';
import { signOut } from '../session/sign-out.ts';
import { Brand } from '../ui/Brand.tsx';
import { SegmentedControl } from '../ui/SegmentedControl.tsx';
import { chooseOwnTheme } from '../session/own-theme.ts';
import type { ThemeChoice } from '../ui/theme.ts';
import { useThemeChoice } from '../ui/useTheme.ts';
import { navigationOf, support } from './navigation.ts';
import { PaletteButton } from './palette/PaletteButton.tsx';
import { SidebarGroup, SidebarLink } from './SidebarGroup.tsx';

const themes: { value: ThemeChoice; label: string; face: React.ReactNode }[] = [
  { value: 'system', label: 'System theme', face: <Monitor /> },
  { value: 'light', label: 'Light theme', face: <Sun /> },
  { value: 'dark', label: 'Dark theme', face: <Moon /> },
];

/** Scrolls a list as far as it takes to see an entry. scrollIntoView would have Tab go on from there, past the skip link. */
function reveal(entry: Element, list: Element): void {
  const [{ top, bottom }, frame] = [entry.getBoundingClientRect(), list.getBoundingClientRect()];
  if (top < frame.top) list.scrollTop -= frame.top - top;
  else if (bottom > frame.bottom) list.scrollTop += bottom - frame.bottom;
}

/** What the sidebar and the slide-over both show. */
export function Sidebar({ onFollow, onSearch }: { onFollow: () => void; onSearch: () => void }) {
  const theme = useThemeChoice();
  const { pathname } = useLocation();
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    const marked = nav.current?.querySelector('[aria-current="page"]');
    if (marked) reveal(marked, nav.current!);
  }, [pathname]);
  return (
    <div className="flex h-full flex-col gap-4 p-4 [@media(max-height:50rem)]:gap-2.5 [@media(max-height:50rem)]:py-3">
      <Link to={paths.dashboard} onClick={onFollow} className="self-start rounded-lg px-1.5 py-1">
        <Brand />
      </Link>
      <PaletteButton onOpen={onSearch} />
      <nav ref={nav} aria-label="Main" className="grow overflow-y-auto">
        <ul className="grid gap-0.5">
          {navigationOf().map((entry) => (
            <li key={entry.label}>
              {'items' in entry ? (
                <SidebarGroup group={entry} onFollow={onFollow} />
              ) : (
                <SidebarLink entry={entry} onFollow={onFollow} />
              )}
            </li>
          ))}
        </ul>
      </nav>
      <div className="grid gap-2 border-t border-line pt-3">
        <ul className="grid grid-cols-2 gap-0.5">
          {support.map((entry) => (
            <li key={entry.label}>
              <SidebarLink entry={entry} onFollow={onFollow} />
            </li>
          ))}
        </ul>
        <div className="flex items-center gap-1">
          <SegmentedControl label="Theme" segments={themes} value={theme} onChange={chooseOwnTheme} />
          <button
            type="button"
            onClick={() => void signOut()}
            className="flex h-9 grow items-center gap-2 rounded-lg px-2 text-sm font-medium text-muted transition-colors hover:bg-sunken hover:text-ink"
          >
            <LogOut aria-hidden className="size-4" />
            Logout
          </button>
        </div>
      </div>
    </div>
  );
}
