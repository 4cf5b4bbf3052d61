import { graphql, useFragment } from 'react-relay/hooks';
import type { CertificateState_domain$key } from '../../__generated__/CertificateState_domain.graphql';
import { formatDateTime } from '../../format/dates.ts';

/** What is missing of the certificate of a domain, and when it is tried again; nothing where it is as it should be. */
export function CertificateState(props: { domain: CertificateState_domain$key }) {
  const { certificate } = useFragment(
    graphql`
      fragment CertificateState_domain on Domain {
        certificate {
          state
          expiresAt
          problem
          nextAttemptAt
        }
      }
    `,
    props.domain,
  );
  if (!certificate) return null;
  const { state, expiresAt, problem, nextAttemptAt } = certificate;
  if (state === 'waiting')
    return <p className="text-sm text-muted">Its certificate is being issued, which takes minutes.</p>;
  if (!problem) return null;
  const isValid = state === 'valid';
  return (
    <div className={isValid ? 'text-sm text-warning' : 'text-sm text-danger'}>
      <p>
        {isValid
          ? `Its certificate could not be renewed. It is valid until ${formatDateTime(expiresAt!)}.`
          : 'It has no certificate: browsers cannot open its links over HTTPS.'}
      </p>
      <p className="wrap-anywhere">The certificate authority said: {problem}</p>
      {nextAttemptAt && <p className="text-muted">Next attempt: {formatDateTime(nextAttemptAt)}</p>}
    </div>
  );
}
