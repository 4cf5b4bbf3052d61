import { BookOpen, CodeXml, LogOut, Monitor, Moon, Plus, Sun, type LucideIcon } from 'lucide-react';
import { API_DOCS, helpOn, paths } from '../../paths.ts';
import { metrics, rules } from '../../screens/help/explained.ts';
import { signOut } from '../../session/sign-out.ts';
import { chooseOwnTheme } from '../../session/own-theme.ts';
import { navigationOf } from '../navigation.ts';

/** An entry of the palette: it goes to a page of the app, or does something. */
export interface Command {
  label: string;
  icon: LucideIcon;
  /** Other words that find it. */
  keywords?: string[];
  to?: string;
  run?: () => void;
}

export interface CommandGroup {
  heading: string;
  commands: readonly Command[];
}

const pagesOf = (): readonly Command[] =>
  navigationOf().flatMap((entry) =>
    'items' in entry
      ? entry.items.map((item) => ({ label: item.label, to: item.to, icon: entry.icon, keywords: [entry.label] }))
      : [{ label: entry.label, to: entry.to, icon: entry.icon }],
  );

const actions: readonly Command[] = [
  { label: 'Shorten a link', to: paths.createUrl, icon: Plus, keywords: ['new', 'create', 'link'] },
  { label: 'Light theme', run: () => chooseOwnTheme('light'), icon: Sun, keywords: ['appearance', 'bright'] },
  { label: 'Dark theme', run: () => chooseOwnTheme('dark'), icon: Moon, keywords: ['appearance', 'night'] },
  { label: 'System theme', run: () => chooseOwnTheme('system'), icon: Monitor, keywords: ['appearance', 'automatic'] },
  {
    label: 'API documentation',
    run: () => window.location.assign(API_DOCS),
    icon: CodeXml,
    keywords: ['REST', 'GraphQL'],
  },
  { label: 'Log out', run: () => void signOut(), icon: LogOut, keywords: ['sign out', 'leave'] },
];

const help: readonly Command[] = [...metrics, ...rules].map(({ id, name }) => ({
  label: name,
  to: helpOn(id),
  icon: BookOpen,
  keywords: ['help', 'what is', 'meaning'],
}));

/** Everything that the palette offers beside the owner's links. */
export const commandGroupsOf = (): readonly CommandGroup[] => [
  { heading: 'Pages', commands: pagesOf() },
  { heading: 'Actions', commands: actions },
  { heading: 'What the figures mean', commands: help },
];
