import { ChartNoAxesColumn, ChartSpline, Link2, type LucideIcon } from 'lucide-react';
import { paths } from '../paths.ts';

export interface NavigationItem {
  label: string;
  to: string;
}

export interface NavigationEntry extends NavigationItem {
  icon: LucideIcon;
}

export interface NavigationGroup {
  label: string;
  icon: LucideIcon;
  items: readonly NavigationItem[];
}

/** The sidebar: every screen that exists, in its order. A new screen is one line here. */
export const navigation: readonly (NavigationEntry | NavigationGroup)[] = [
  { label: 'Dashboard', to: paths.dashboard, icon: ChartNoAxesColumn },
  {
    label: 'My URLs',
    icon: Link2,
    items: [
      { label: 'All URLs', to: paths.urls },
      { label: 'Create New', to: paths.createUrl },
      { label: 'Bulk Create', to: paths.bulk },
      { label: 'Expired / Inactive', to: paths.archived },
    ],
  },
  {
    label: 'Analytics',
    icon: ChartSpline,
    items: [
      { label: 'Overview', to: paths.analytics },
      { label: 'Click History', to: paths.clicks },
    ],
  },
];
