import { Info } from 'lucide-react';
import { Tooltip } from 'radix-ui';

/** A small button that explains a word: on hover, on focus and on click. */
export function InfoTip({ label, children }: { label: string; children: string }) {
  return (
    <Tooltip.Provider delayDuration={150}>
      <Tooltip.Root>
        <Tooltip.Trigger
          aria-label={label}
          className="inline-grid size-6 place-items-center rounded-md text-faint hover:text-ink"
          onClick={(event) => event.preventDefault()}
        >
          <Info aria-hidden className="size-3.5" />
        </Tooltip.Trigger>
        <Tooltip.Portal>
          <Tooltip.Content
            sideOffset={4}
            collisionPadding={12}
            className="z-50 max-w-64 animate-fade-in rounded-lg bg-ink px-3 py-2 text-xs text-canvas shadow-float"
          >
            {children}
            <Tooltip.Arrow className="fill-ink" />
          </Tooltip.Content>
        </Tooltip.Portal>
      </Tooltip.Root>
    </Tooltip.Provider>
  );
}
