import { useEffect, useLayoutEffect, useRef, useState, type MouseEvent, type PointerEvent } from 'react';
import { flushSync } from 'react-dom';
import { Info } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { HoverTip } from './HoverTip.tsx';
import { onIdle } from './idle.ts';

const mark = 'inline-grid size-6 place-items-center rounded-md text-faint hover:text-ink';

interface InfoTipProps {
  label: string;
  /** The page with the full explanation; a click opens it. */
  to?: string;
  children: string;
}

/** A small mark that explains a word: on hover and on focus. A click opens the full explanation, a finger the short one. */
export function InfoTip({ label, to, children }: InfoTipProps) {
  const [isOpen, setOpen] = useState(false);
  const { Tip, place, load } = useTip(setOpen);
  const isTouched = useRef(false);
  const common = {
    'aria-label': label,
    className: mark,
    onFocus: load,
    onPointerEnter: load,
    onPointerDown: ({ pointerType }: PointerEvent) => {
      isTouched.current = pointerType === 'touch';
    },
    onClick: (event: MouseEvent) => {
      if (to && !isTouched.current) return;
      event.preventDefault();
      isTouched.current = false;
      load();
      setOpen(true);
    },
  };
  const icon = <Info aria-hidden className="size-3.5" />;
  const trigger = to ? (
    <Link {...common} ref={place} to={to}>
      {icon}
    </Link>
  ) : (
    <button {...common} ref={place} type="button">
      {icon}
    </button>
  );
  if (!Tip) return trigger;
  return (
    <Tip text={children} to={to} isOpen={isOpen} onOpenChange={setOpen}>
      {trigger}
    </Tip>
  );
}

/**
 * The code of the tip: loaded when the browser is idle, or earlier for somebody who points at a mark. It mounts the mark anew, never
 * during a press: a click whose two ends met different elements would be lost.
 */
function useTip(setOpen: (isOpen: boolean) => void) {
  const element = useRef<HTMLElement>(null);
  const hadFocus = useRef(false);
  const [Tip, setTip] = useState<typeof HoverTip | null>(null);
  const take = (loaded: typeof HoverTip): void => {
    const mark = element.current;
    if (mark?.matches(':active')) return void requestAnimationFrame(() => take(loaded)); // pressed just now
    hadFocus.current = mark !== null && mark === document.activeElement;
    if (mark?.matches(':hover')) setOpen(true); // a pointer that rests tells the new mark nothing
    flushSync(() => setTip(() => loaded)); // planned for later, it would happen within the next press
  };
  const load = () => {
    if (!Tip)
      import('./HoverTip.tsx').then(
        (file) => take(file.HoverTip),
        () => {},
      ); // without it there is the link
  };
  const first = useRef(load);
  useEffect(() => onIdle(first.current), []);
  // The focus would be lost with the mark that had it.
  useLayoutEffect(() => {
    if (Tip && hadFocus.current) element.current?.focus();
  }, [Tip]);
  const place = (mounted: HTMLElement | null) => {
    element.current = mounted;
  };
  return { Tip, place, load };
}
