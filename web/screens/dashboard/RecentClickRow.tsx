import { graphql, useFragment } from 'react-relay/hooks';
import type { RecentClickRow_click$key } from '../../__generated__/RecentClickRow_click.graphql';
import { ClickLine } from '../../parts/clicks/ClickLine.tsx';
import { urlPage } from '../../parts/urls/url-page.ts';
import { linkName } from '../../format/link-name.ts';

/** Who clicked what, and how long ago; leads to the page of the URL. */
export function RecentClickRow(props: { click: RecentClickRow_click$key; now: number }) {
  const { url, city, country, ...click } = useFragment(
    graphql`
      fragment RecentClickRow_click on RecentClick {
        country
        countryCode
        city
        device
        browser
        clickedAt
        url {
          id
          shortCode
          domain
        }
      }
    `,
    props.click,
  );
  const place = city ? `${city}, ${country}` : country;
  return (
    <ClickLine
      countryCode={click.countryCode}
      title={linkName(url.domain, url.shortCode)}
      to={urlPage(url.id)}
      detail={`${place} · ${click.browser} · ${click.device}`}
      at={click.clickedAt}
      now={props.now}
    />
  );
}
