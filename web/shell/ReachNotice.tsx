import { CloudOff, WifiOff } from 'lucide-react';
import type { Reach } from '../session/reach.ts';
import { useReach } from '../session/useReach.ts';

const notices = {
  offline: { icon: WifiOff, text: 'You are offline. What you see may be out of date.' },
  away: { icon: CloudOff, text: "Can't reach the server. Trying again …" },
} satisfies Record<Exclude<Reach, 'online'>, object>;

/** Says that the server cannot be reached, for as long as that is so; the page below stays as it is. */
export function ReachNotice() {
  const reach = useReach();
  const notice = reach === 'online' ? null : notices[reach];
  return (
    <div role="status" className="sticky top-14 z-10 empty:hidden md:top-0">
      {notice && (
        <p className="flex items-center justify-center gap-2 border-b border-line bg-warning-soft px-4 py-2 text-sm font-medium text-warning">
          <notice.icon aria-hidden className="size-4 shrink-0" />
          {notice.text}
        </p>
      )}
    </div>
  );
}
