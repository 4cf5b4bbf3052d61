import { graphql } from 'react-relay/hooks';
import type { VisitNoticeQuery } from '../../__generated__/VisitNoticeQuery.graphql';
import { useWhileTyping } from '../../relay/useWhileTyping.ts';
import { Notice } from '../../ui/Notice.tsx';

const query = graphql`
  query VisitNoticeQuery {
    viewer {
      networkSettings {
        level
        privacyMode
      }
    }
  }
`;

/** Says where the settings of the account or of the link let nothing be remembered of visitors, so that nobody returns. */
export function VisitNotice({ level }: { level: string }) {
  const settings = useWhileTyping<VisitNoticeQuery>(query, {})?.viewer.networkSettings;
  if (!settings) return null;
  const isNone = (level || settings.level) === 'none';
  if (!settings.privacyMode && !isNone) return null;
  return (
    <Notice tone="warning">
      {settings.privacyMode ? 'Privacy mode is on' : 'Network measurement is off for this link'}, so no cookie is set
      and every visitor counts as new.
    </Notice>
  );
}
