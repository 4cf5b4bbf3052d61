import { useState } from 'react';
import { Globe, Plus } from 'lucide-react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { WebsitesTab_viewer$key } from '../../__generated__/WebsitesTab_viewer.graphql';
import { Button } from '../../ui/Button.tsx';
import { Banner, type BannerText } from './Banner.tsx';
import { WebsiteCard } from './WebsiteCard.tsx';
import { WebsiteForm } from './WebsiteForm.tsx';

/** The registered websites, and the form that registers one. */
export function WebsitesTab(props: { viewer: WebsitesTab_viewer$key }) {
  const { networkSettings, websites } = useFragment(
    graphql`
      fragment WebsitesTab_viewer on Viewer {
        networkSettings {
          ...SetupSteps_settings
        }
        websites {
          id
          ...WebsiteCard_website
        }
      }
    `,
    props.viewer,
  );
  const [isAdding, setAdding] = useState(false);
  const [added, setAdded] = useState<string | null>(null);
  const [banner, setBanner] = useState<BannerText | null>(null);
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-prose text-sm text-muted">
          Websites that your links lead to. One line in their head connects them, and proves that they are yours.
        </p>
        <Button
          tone={websites.length ? 'secondary' : 'primary'}
          aria-expanded={isAdding}
          onClick={() => setAdding(!isAdding)}
        >
          <Plus aria-hidden />
          Add website
        </Button>
      </div>
      <Banner banner={banner} onOver={() => setBanner(null)} />
      {isAdding && (
        <WebsiteForm
          onDone={(id) => {
            setAdding(false);
            setAdded(id);
            setBanner({ isError: false, text: 'Website registered successfully!' });
          }}
          onCancel={() => setAdding(false)}
        />
      )}
      {websites.length === 0 && !isAdding && (
        <div className="grid justify-items-center gap-3 rounded-xl border border-dashed border-edge px-4 py-10 text-center">
          <Globe aria-hidden className="size-8 text-faint" />
          <p className="text-sm font-medium">No websites registered</p>
          <Button onClick={() => setAdding(true)}>Register your first website</Button>
        </div>
      )}
      <ul className="grid gap-3">
        {websites.map((website) => (
          <li key={website.id}>
            <WebsiteCard website={website} settings={networkSettings} isNew={website.id === added} say={setBanner} />
          </li>
        ))}
      </ul>
    </div>
  );
}
