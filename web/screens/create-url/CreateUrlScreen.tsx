import { useState } from 'react';
import type { CreatedUrl_url$key } from '../../__generated__/CreatedUrl_url.graphql';
import { Page } from '../../ui/Page.tsx';
import { CreatedUrl } from './CreatedUrl.tsx';
import { CreateUrlForm } from './CreateUrlForm.tsx';

/** /urls/new: the form, then the short URL it made. */
export function CreateUrlScreen() {
  const [created, setCreated] = useState<CreatedUrl_url$key | null>(null);
  return (
    <Page
      title={created ? 'Short URL created' : 'Create Short URL'}
      intro={
        created ? 'It works from now on.' : 'Turn a long address into one that is easy to share, and see who crosses.'
      }
    >
      <div className="w-full max-w-2xl rounded-xl border border-line bg-surface p-5 shadow-card sm:p-6">
        {created ? (
          <CreatedUrl url={created} onCreateAnother={() => setCreated(null)} />
        ) : (
          <CreateUrlForm onCreated={setCreated} />
        )}
      </div>
    </Page>
  );
}
