import type { ReactNode } from 'react';
import { Info } from 'lucide-react';
import { Tooltip } from 'radix-ui';
import { Link } from 'react-router-dom';

const mark = 'inline-grid size-6 place-items-center rounded-md text-faint hover:text-ink';

interface InfoTipProps {
  label: string;
  /** The page with the full explanation; a click opens it. */
  to?: string;
  children: string;
}

/** A small mark that explains a word: on hover, on focus and on click. */
export function InfoTip({ label, to, children }: InfoTipProps) {
  const icon = <Info aria-hidden className="size-3.5" />;
  if (to) {
    return (
      <Tip text={children}>
        <Tooltip.Trigger asChild>
          <Link to={to} aria-label={label} className={mark}>
            {icon}
          </Link>
        </Tooltip.Trigger>
      </Tip>
    );
  }
  return (
    <Tip text={children}>
      <Tooltip.Trigger aria-label={label} className={mark} onClick={(event) => event.preventDefault()}>
        {icon}
      </Tooltip.Trigger>
    </Tip>
  );
}

const Tip = ({ text, children }: { text: string; children: ReactNode }) => (
  <Tooltip.Provider delayDuration={150}>
    <Tooltip.Root>
      {children}
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
