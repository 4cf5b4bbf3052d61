import { useEffect, useRef, useState, type ReactNode } from 'react';

/** How far below the window something counts as seen, so that it is there when it is scrolled to. */
const AHEAD = '300px';

interface WhenSeenProps {
  /** Holds the place meanwhile. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Shows its children when they come into view, or are printed; charts are neither fetched nor drawn before. */
export function WhenSeen({ fallback, children }: WhenSeenProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isWanted, setWanted] = useState(() => !('IntersectionObserver' in window));
  useEffect(() => {
    if (isWanted) return;
    const want = () => setWanted(true);
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) want();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(place.current!);
    window.addEventListener('beforeprint', want);
    return () => {
      observer.disconnect();
      window.removeEventListener('beforeprint', want);
    };
  }, [isWanted]);
  if (isWanted) return children;
  return (
    <div ref={place} className="flex min-h-0 grow flex-col">
      {fallback}
    </div>
  );
}
