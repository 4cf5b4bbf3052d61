import type { ReactElement } from 'react';
import { Tooltip } from 'radix-ui';

/** Shows a text beside its child while that is pointed at or has the focus. */
export const HoverTip = ({ text, children }: { text: string; children: ReactElement }) => (
  <Tooltip.Provider delayDuration={150}>
    <Tooltip.Root>
      <Tooltip.Trigger asChild>{children}</Tooltip.Trigger>
      <Tooltip.Portal>
        <Tooltip.Content
          sideOffset={4}
          collisionPadding={12}
          className="z-50 max-w-64 animate-fade-in rounded-lg bg-ink px-3 py-2 text-xs text-canvas shadow-float"
        >
          {text}
          <Tooltip.Arrow className="fill-ink" />
        </Tooltip.Content>
      </Tooltip.Portal>
    </Tooltip.Root>
  </Tooltip.Provider>
);
