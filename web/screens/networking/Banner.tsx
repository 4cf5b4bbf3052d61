import { useEffect, useEffectEvent } from 'react';
import { Check, X } from 'lucide-react';
import type { Voice } from '../../relay/useAct.ts';
import { classes } from '../../ui/classes.ts';

export interface BannerText {
  isError: boolean;
  text: string;
}

/** Tells outcomes by a banner: a failure by its reason alone. */
export const bannerVoice = (say: (banner: BannerText) => void): Voice => ({
  done: (said) => say({ isError: false, text: typeof said === 'string' ? said : said.text }),
  failed: (failed, reason) => say({ isError: true, text: reason ?? failed }),
});

/** How long a success is shown, milliseconds. */
const SUCCESS_MS = 3_000;

/** The outcome of the last change; a success goes by itself. */
export function Banner({ banner, onOver }: { banner: BannerText | null; onOver: () => void }) {
  const over = useEffectEvent(onOver);
  useEffect(() => {
    if (!banner || banner.isError) return;
    const timer = setTimeout(over, SUCCESS_MS);
    return () => clearTimeout(timer);
  }, [banner]);
  return (
    <div aria-live="polite" className={classes(!banner && 'hidden')}>
      {banner && (
        <p
          className={classes(
            'flex items-center gap-2 rounded-lg px-3 py-2 text-sm',
            banner.isError ? 'bg-danger-soft text-danger' : 'bg-positive-soft text-positive',
          )}
        >
          {banner.isError ? (
            <X aria-hidden className="size-4 shrink-0" />
          ) : (
            <Check aria-hidden className="size-4 shrink-0" />
          )}
          {banner.text}
        </p>
      )}
    </div>
  );
}
