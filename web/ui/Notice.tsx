import type { ReactNode } from 'react';
import { CircleAlert, Info, type LucideIcon } from 'lucide-react';
import { classes } from './classes.ts';

type Tone = 'info' | 'warning' | 'danger';

const tones: Record<Tone, [LucideIcon, string]> = {
  info: [Info, 'bg-accent-soft text-accent'],
  warning: [CircleAlert, 'bg-warning-soft text-warning'],
  danger: [CircleAlert, 'bg-danger-soft text-danger'],
};

/** A sentence across the page, with a way to act on it. */
export function Notice({ tone, action, children }: { tone: Tone; action?: ReactNode; children: ReactNode }) {
  const [Icon, colours] = tones[tone];
  return (
    <div
      role="status"
      className={classes('flex flex-wrap items-center gap-x-3 gap-y-2 rounded-xl px-4 py-2.5 text-sm', colours)}
    >
      <div className="flex min-w-0 grow basis-60 items-center gap-3">
        <Icon aria-hidden className="size-4 shrink-0" />
        <p className="min-w-0">{children}</p>
      </div>
      {action}
    </div>
  );
}
