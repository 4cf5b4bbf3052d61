import type { ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react';

export interface MenuItemProps {
  icon: LucideIcon;
  tone?: 'plain' | 'danger';
  disabled?: boolean;
  /** Why it is disabled, shown below it. */
  why?: string;
  onChoose: () => void;
  children: string;
}

export interface MenuChoicesProps<T extends string> {
  value: T;
  choices: readonly { value: T; label: string }[];
  /** Stands right of the present choice. */
  mark: ReactNode;
  onChoose: (value: T) => void;
}

/** What a menu was first opened with. */
export type OpenedBy = 'pointer' | 'keys';
