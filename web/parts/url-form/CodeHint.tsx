import { graphql } from 'react-relay/hooks';
import type { CodeHintQuery } from '../../__generated__/CodeHintQuery.graphql';
import { useWhileTyping } from '../../relay/useWhileTyping.ts';

const query = graphql`
  query CodeHintQuery($code: String!, $domain: String) {
    checkShortCode(code: $code, domain: $domain) {
      available
      reason
    }
  }
`;

/** Whether the short code that is typed can be had on a domain. */
export function CodeHint({ code, domain }: { code: string; domain: string | null }) {
  const check = useWhileTyping<CodeHintQuery>(query, { code, domain })?.checkShortCode;
  return (
    <span role="status" className={check?.available ? 'block text-positive' : 'block text-danger'}>
      {check && (check.available ? 'This short code is free.' : check.reason)}
    </span>
  );
}
