import { CalendarPlus, CopyPlus, Gauge, Lightbulb, RotateCcw } from 'lucide-react';

const tips = [
  [RotateCcw, 'Reactivate', 'switches an inactive link back on, with its short code and its figures.'],
  [CalendarPlus, 'Extend expiry', 'lets a link that has expired, or expires soon, work for 30 days from now.'],
  [Gauge, 'Edit limit', 'lets more people through a link that has reached its click limit.'],
  [CopyPlus, 'Duplicate', 'makes an active copy with a new short code and leaves the original unchanged.'],
] as const;

/** How to bring a URL back. */
export function RecoveryTips() {
  return (
    <section
      aria-labelledby="recovery-tips"
      className="rounded-xl border border-line bg-surface p-4 shadow-card sm:px-5"
    >
      <h2 id="recovery-tips" className="flex items-center gap-2 text-base font-semibold">
        <Lightbulb aria-hidden className="size-4 text-warning" />
        Recovery tips
      </h2>
      <ul className="mt-3 grid gap-3 text-sm text-muted sm:grid-cols-2 sm:gap-x-6 xl:grid-cols-4">
        {tips.map(([Icon, action, effect]) => (
          <li key={action} className="flex gap-2.5">
            <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-faint" />
            <span>
              <strong className="font-medium text-ink">{action}</strong> {effect}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
