import { lazy, Suspense } from 'react';
import { useIdle } from './idle.ts';
import { useTheme } from './useTheme.ts';

const Toaster = lazy(async () => ({ default: (await import('sonner')).Toaster }));

/** Where toasts appear; its code is loaded when the browser is idle. */
export function LiveToaster() {
  const theme = useTheme();
  if (!useIdle()) return null;
  return (
    <Suspense>
      <Toaster
        theme={theme}
        position="top-center"
        toastOptions={{
          className: '!rounded-xl !border-line !bg-raised !text-ink !shadow-float !font-sans !text-sm',
        }}
      />
    </Suspense>
  );
}
