import type { ReactNode } from 'react';
import { classes } from './classes.ts';

interface ToggleButtonProps {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  title?: string;
  children: ReactNode;
}

/** A button that stays down until it is pressed again. */
export function ToggleButton({ isOn, onChange, title, children }: ToggleButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      title={title}
      onClick={() => onChange(!isOn)}
      className={classes(
        'inline-flex h-9 shrink-0 items-center gap-2 rounded-lg border px-3.5 text-sm font-medium whitespace-nowrap shadow-card transition-colors [&_svg]:size-4',
        isOn ? 'border-accent bg-accent-soft text-accent' : 'border-line bg-surface text-ink hover:bg-sunken',
      )}
    >
      {children}
    </button>
  );
}
