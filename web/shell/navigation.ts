import {
  ChartNoAxesColumn,
  ChartSpline,
  CircleQuestionMark,
  CircleUserRound,
  CodeXml,
  Link2,
  Network,
  Server,
  Wrench,
  type LucideIcon,
} from 'lucide-react';
import { API_DOCS, paths } from '../paths.ts';

export interface NavigationItem {
  label: string;
  to: string;
}

export interface NavigationEntry extends NavigationItem {
  icon: LucideIcon;
  /** A page that the server renders. */
  isOutside?: boolean;
}

export interface NavigationGroup {
  label: string;
  icon: LucideIcon;
  items: readonly NavigationItem[];
}

/** What addresses say of a tab with an entry of its own, wherever in their parameters. */
export const DEEP_DIVE = 'tab=deep';

/** What stands below the screens: how to understand the figures and how to build on them. */
export const support: readonly NavigationEntry[] = [
  { label: 'Help', to: paths.help, icon: CircleQuestionMark },
  { label: 'API', to: API_DOCS, icon: CodeXml, isOutside: true },
];

/** The sidebar: every screen that is for everybody, in its order. A new screen is one line here. */
const navigation: readonly (NavigationEntry | NavigationGroup)[] = [
  { label: 'Dashboard', to: paths.dashboard, icon: ChartNoAxesColumn },
  {
    label: 'My links',
    icon: Link2,
    items: [
      { label: 'All links', to: paths.urls },
      { label: 'Create new', to: paths.createUrl },
      { label: 'Bulk create', to: paths.bulk },
      { label: 'Import', to: paths.imports },
      { label: 'Expired / inactive', to: paths.archived },
    ],
  },
  {
    label: 'Analytics',
    icon: ChartSpline,
    items: [
      { label: 'Overview', to: paths.analytics },
      { label: 'Deep dive', to: `${paths.analytics}?${DEEP_DIVE}` },
      { label: 'Click history', to: paths.clicks },
      { label: 'A/B testing', to: paths.experiments },
    ],
  },
  {
    label: 'Tools',
    icon: Wrench,
    items: [
      { label: 'Check destination', to: paths.validate },
      { label: 'Generate code', to: paths.generateCode },
      { label: 'Batch check', to: paths.batchCheck },
      { label: 'Global stats', to: paths.globalStats },
    ],
  },
  { label: 'Connection quality', to: paths.networking, icon: Network },
  {
    label: 'Account',
    icon: CircleUserRound,
    items: [
      { label: 'Profile', to: paths.profile },
      { label: 'Preferences', to: paths.preferences },
      { label: 'Usage & limits', to: paths.usage },
      { label: 'Subscription', to: paths.subscription },
      { label: 'Domains', to: paths.domains },
      { label: 'API keys', to: paths.apiKeys },
      { label: 'Webhooks', to: paths.webhooks },
    ],
  },
];

/** For those who run the server. */
const system: NavigationGroup = {
  label: 'System',
  icon: Server,
  items: [
    { label: 'Health', to: paths.health },
    { label: 'Readiness', to: paths.readiness },
    { label: 'Liveness', to: paths.liveness },
  ],
};

const OPERATOR = 'operator';

/** Remembers in this browser whether the viewer runs the server, for the navigation alone. */
export const keepOperator = (isOperator: boolean): void =>
  isOperator ? localStorage.setItem(OPERATOR, '1') : localStorage.removeItem(OPERATOR);

/** The entries for the viewer. */
export const navigationOf = () => (localStorage.getItem(OPERATOR) ? [...navigation, system] : navigation);
