import { graphql, useFragment } from 'react-relay/hooks';
import type { ImportFact_url$key } from '../../__generated__/ImportFact_url.graphql';
import { countOf } from '../../format/numbers.ts';
import { Fact } from './Fact.tsx';

/** What another service had counted of a link before it was imported; nothing of other links. */
export function ImportFact({ url }: { url: ImportFact_url$key }) {
  const { clicksBeforeImport } = useFragment(
    graphql`
      fragment ImportFact_url on ShortUrl {
        clicksBeforeImport
      }
    `,
    url,
  );
  return (
    clicksBeforeImport > 0 && (
      <Fact name="Before the import">{countOf(clicksBeforeImport, 'click')}, counted elsewhere</Fact>
    )
  );
}
