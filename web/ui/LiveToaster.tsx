import { Suspense } from 'react';
import { lazily } from './lazily.ts';
import { useTheme } from './useTheme.ts';
import { useTouched } from './useTouched.ts';

const Toaster = lazily(async () => (await import('sonner')).Toaster);

/** Where toasts appear; its code is loaded when somebody begins to act: toasts tell of actions. */
export function LiveToaster() {
  const theme = useTheme();
  if (!useTouched()) return null;
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
