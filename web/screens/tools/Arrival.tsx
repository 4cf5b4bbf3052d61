import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import type { Arrival_validation$key } from '../../__generated__/Arrival_validation.graphql';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { kindOf } from './kind-of.ts';

/** What is said where no response was found that visitors would get as well. */
function doubtOf(isChecked: boolean, hasAnswered: boolean): string {
  if (!isChecked) return 'We could not check this address. A link can lead there.';
  if (hasAnswered) return 'A link can lead there. Below is what it answered us.';
  return 'A link can lead there, but it did not answer: visitors will probably see an error.';
}

/** What visitors get who follow a short URL to a destination. */
export function Arrival(props: { validation: Arrival_validation$key }) {
  const { url, warning, notChecked, hops } = useFragment(
    graphql`
      fragment Arrival_validation on UrlValidation {
        url
        warning
        notChecked
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
  const works = last && !warning && !notChecked;
  return (
    <div className="grid justify-items-start gap-3 text-sm">
      <p>
        {works ? `Visitors get ${kindOf(last.contentType)}.` : doubtOf(!notChecked, typeof last?.status === 'number')}
      </p>
      {last?.status && <p className="font-mono text-xs break-all">{last.url}</p>}
      {works && <Way url={last.url} redirects={hops.length - 1} />}
      <Link
        to={`${paths.createUrl}?${new URLSearchParams({ url: url ?? '' }).toString()}`}
        className={buttonClass('secondary')}
      >
        Shorten it
      </Link>
    </div>
  );
}

/** How visitors get where they arrive. */
function Way({ url, redirects }: { url: string; redirects: number }) {
  return (
    <>
      {redirects > 0 && (
        <p className="text-xs text-muted">
          They get there after {redirects === 1 ? 'one redirect' : `${redirects} redirects`}.
        </p>
      )}
      {url.startsWith('http:') && (
        <p className="text-xs text-muted">The connection to this address is not encrypted.</p>
      )}
    </>
  );
}
