import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { EditUrlContent_url$key } from '../../__generated__/EditUrlContent_url.graphql';
import { ExperimentPanel } from '../../parts/experiments/ExperimentPanel.tsx';
import { Page } from '../../ui/Page.tsx';
import { useFocusOnChange } from '../../ui/useFocusOnChange.ts';
import { EditUrlForm } from './EditUrlForm.tsx';
import { UrlFacts } from './UrlFacts.tsx';
import { linkName } from '../../format/link-name.ts';

interface EditUrlContentProps {
  url: EditUrlContent_url$key;
  /** A new value resets the form. */
  version: number;
  onSaved: () => void;
  onReload: () => void;
  isReloading: boolean;
  actions: ReactNode;
}

/** The form of a URL beside its facts. */
export function EditUrlContent({ version, onSaved, onReload, isReloading, actions, ...props }: EditUrlContentProps) {
  const url = useFragment(
    graphql`
      fragment EditUrlContent_url on ShortUrl {
        shortCode
        domain
        ...useEditableUrl_url
        ...UrlFacts_url
        ...ExperimentPanel_url
      }
    `,
    props.url,
  );
  const place = useFocusOnChange<HTMLDivElement>(version);
  return (
    <Page title="Edit link" intro={linkName(url.domain, url.shortCode)} actions={actions}>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div ref={place} tabIndex={-1} className="grid min-w-0 gap-5 outline-none">
          <EditUrlForm key={version} url={url} onSaved={onSaved} onReload={onReload} isReloading={isReloading} />
          <ExperimentPanel url={url} onKept={onReload} />
        </div>
        <UrlFacts url={url} />
      </div>
    </Page>
  );
}
