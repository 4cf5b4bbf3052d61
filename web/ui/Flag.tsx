import { Suspense } from 'react';
import { Globe } from 'lucide-react';
import { lazily } from './lazily.ts';

const FlagImage = lazily(async () => (await import('./FlagImage.tsx')).FlagImage);
const place = <span className="h-3 w-[1.125rem] shrink-0 rounded-[2px] bg-sunken" />;

/** The flag of a country's code, or a globe; the pictures are loaded when the first is shown. The name is beside it. */
export function Flag({ code }: { code: string | null | undefined }) {
  if (!code) return <Globe aria-hidden className="size-[1.125rem] shrink-0 text-faint" />;
  return (
    <Suspense fallback={place}>
      <FlagImage code={code} />
    </Suspense>
  );
}
