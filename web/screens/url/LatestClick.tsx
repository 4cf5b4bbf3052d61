import { graphql, useFragment } from 'react-relay/hooks';
import type { LatestClick_click$key } from '../../__generated__/LatestClick_click.graphql';
import { ClickLine } from '../../parts/clicks/ClickLine.tsx';

/** One click of the URL: where from, what with, and by which way. */
export function LatestClick(props: { click: LatestClick_click$key; now: number }) {
  const click = useFragment(
    graphql`
      fragment LatestClick_click on Click {
        at
        country
        countryCode
        city
        deviceLabel
        browser
        channelLabel
        referrerLabel
      }
    `,
    props.click,
  );
  const source = click.referrerLabel ?? click.channelLabel;
  return (
    <ClickLine
      countryCode={click.countryCode}
      title={click.city ? `${click.city}, ${click.country}` : click.country}
      detail={[source, click.browser, click.deviceLabel].join(' · ')}
      at={click.at}
      now={props.now}
    />
  );
}
