import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { TesterTab_viewer$key } from '../../../__generated__/TesterTab_viewer.graphql';
import { Banner, type BannerText } from '../Banner.tsx';
import { ClientTool } from './ClientTool.tsx';
import { OpenUrlTool } from './OpenUrlTool.tsx';
import { HealthTool } from './HealthTool.tsx';
import { SnippetTool } from './SnippetTool.tsx';

/** Tools to try what visitors and websites do. */
export function TesterTab(props: { viewer: TesterTab_viewer$key }) {
  const { websites } = useFragment(
    graphql`
      fragment TesterTab_viewer on Viewer {
        websites {
          ...SnippetTool_website
        }
      }
    `,
    props.viewer,
  );
  const [banner, setBanner] = useState<BannerText | null>(null);
  return (
    <div className="grid gap-4">
      <Banner banner={banner} onOver={() => setBanner(null)} />
      <div className="grid gap-4 lg:grid-cols-2">
        <OpenUrlTool />
        <HealthTool say={setBanner} />
        <ClientTool say={setBanner} />
        <SnippetTool websites={websites} say={setBanner} />
      </div>
    </div>
  );
}
