import { graphql } from 'react-relay/hooks';
import type { CodeHintQuery } from '../../__generated__/CodeHintQuery.graphql';
import { useWhileTyping } from '../../relay/useWhileTyping.ts';

const query = graphql`
  query CodeHintQuery($code: String!) {
    checkShortCode(code: $code) {
      available
      reason
    }
  }
`;

/** Whether the short code that is typed can be had. */
export function CodeHint({ code }: { code: string }) {
  const check = useWhileTyping<CodeHintQuery>(query, { code })?.checkShortCode;
  return (
    <span role="status" className={check?.available ? 'block text-positive' : 'block text-danger'}>
      {check && (check.available ? 'This short code is free.' : check.reason)}
    </span>
  );
}
