import { Suspense, useState } from 'react';
import type { CreatedUrl_url$key } from '../../__generated__/CreatedUrl_url.graphql';
import { Page } from '../../ui/Page.tsx';
import { Skeleton } from '../../ui/states.tsx';
import { useFocusOnChange } from '../../ui/useFocusOnChange.ts';
import { CreateUrlForm } from './CreateUrlForm.tsx';
import { lazily } from '../../ui/lazily.ts';
import { titles } from '../../titles.ts';

const CreatedUrl = lazily(async () => (await import('./CreatedUrl.tsx')).CreatedUrl);

/** /urls/new: the form, then the short URL it made. */
export function CreateUrlScreen() {
  const [created, setCreated] = useState<CreatedUrl_url$key | null>(null);
  const card = useFocusOnChange<HTMLDivElement>(created);
  return (
    <Page
      title={created ? 'Link created' : titles.createUrl}
      intro={
        created ? 'Your link is live.' : 'Turn a long address into one that is easy to share, and see who clicks it.'
      }
    >
      <div
        ref={card}
        tabIndex={-1}
        className="outline-none w-full max-w-2xl rounded-xl border border-line bg-surface p-5 shadow-card sm:p-6"
      >
        {created ? (
          <Suspense fallback={<Skeleton className="h-72" />}>
            <CreatedUrl url={created} onCreateAnother={() => setCreated(null)} />
          </Suspense>
        ) : (
          <CreateUrlForm onCreated={setCreated} />
        )}
      </div>
    </Page>
  );
}
