import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import type { Arrival_validation$key } from '../../__generated__/Arrival_validation.graphql';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { kindOf } from './kind-of.ts';

/** What visitors get who follow a short URL to a destination. */
export function Arrival(props: { validation: Arrival_validation$key }) {
  const { url, warning, hops } = useFragment(
    graphql`
      fragment Arrival_validation on UrlValidation {
        url
        warning
        hops {
          url
          status
          contentType
        }
      }
    `,
    props.validation,
  );
  const last = hops.at(-1);
  const works = last && !warning;
  const redirects = hops.length - 1;
  return (
    <div className="grid justify-items-start gap-3 text-sm">
      <p>
        {works
          ? `Visitors get ${kindOf(last.contentType)}.`
          : 'A short URL can lead there, but visitors will probably see an error.'}
      </p>
      {last?.status && <p className="font-mono text-xs break-all">{last.url}</p>}
      {works && redirects > 0 && (
        <p className="text-xs text-muted">
          They get there after {redirects === 1 ? 'one redirect' : `${redirects} redirects`}.
        </p>
      )}
      {works && last.url.startsWith('http:') && (
        <p className="text-xs text-muted">The connection to this address is not encrypted.</p>
      )}
      <Link
        to={`${paths.createUrl}?${new URLSearchParams({ url: url ?? '' }).toString()}`}
        className={buttonClass('secondary')}
      >
        Shorten it
      </Link>
    </div>
  );
}
