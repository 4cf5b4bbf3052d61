import { classes } from './classes.ts';

export type BadgeTone = 'accent' | 'positive' | 'warning' | 'danger' | 'neutral';

const tones: Record<BadgeTone, string> = {
  accent: 'bg-accent-soft text-accent',
  positive: 'bg-positive-soft text-positive',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
  neutral: 'bg-sunken text-muted',
};

/** A state in one or two words. */
export function Badge({ tone, title, children }: { tone: BadgeTone; title?: string; children: string }) {
  return (
    <span
      title={title}
      className={classes(
        'inline-flex items-center rounded-md px-1.5 py-0.5 text-xs font-medium whitespace-nowrap tabular-nums',
        tones[tone],
      )}
    >
      {children}
    </span>
  );
}
