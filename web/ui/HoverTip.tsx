import type { ReactElement } from 'react';
import * as Tooltip from '@radix-ui/react-tooltip';
import { Link } from 'react-router-dom';

interface HoverTipProps {
  text: string;
  /** The page with the full explanation, for fingers: they open the tip and not the page. */
  to?: string | undefined;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  children: ReactElement;
}

/** Shows a text beside its child while that is pointed at, has the focus or was tapped. */
export const HoverTip = ({ text, to, isOpen, onOpenChange, children }: HoverTipProps) => (
  <Tooltip.Provider delayDuration={150}>
    <Tooltip.Root open={isOpen} onOpenChange={onOpenChange}>
      <Tooltip.Trigger asChild>{children}</Tooltip.Trigger>
      {/* Within the page's landmark, as the mark is. */}
      <Tooltip.Portal container={document.getElementById('main')}>
        <Tooltip.Content
          aria-label={text}
          sideOffset={4}
          collisionPadding={12}
          className="z-50 max-w-64 animate-fade-in rounded-lg bg-ink px-3 py-2 text-xs text-canvas shadow-float"
        >
          {text}
          {to && (
            <Link
              to={to}
              tabIndex={-1}
              onMouseDown={(event) => event.preventDefault()} // the mark keeps the focus, or the tip would close
              className="hidden pt-1.5 font-medium underline pointer-coarse:block"
            >
              More in Help
            </Link>
          )}
          <Tooltip.Arrow className="fill-ink" />
        </Tooltip.Content>
      </Tooltip.Portal>
    </Tooltip.Root>
  </Tooltip.Provider>
);
