import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import { Gauge } from 'lucide-react';
import type { SnippetNote_analytics$key } from '../../__generated__/SnippetNote_analytics.graphql';
import { paths } from '../../paths.ts';

interface NoteProps {
  children: string;
}

interface QuietNoteProps extends NoteProps {
  /** What leads to the figures: an address of the app and what it is for. */
  to: string;
  action: string;
}

function QuietNote({ children, to, action }: QuietNoteProps) {
  return (
    <p className="flex items-baseline gap-2 text-xs text-muted">
      <Gauge aria-hidden className="size-3.5 shrink-0 translate-y-0.5 text-faint" />
      <span>
        {children}{' '}
        <Link to={to} className="whitespace-nowrap text-accent underline underline-offset-2">
          {action}
        </Link>
      </span>
    </p>
  );
}

/** One quiet line in place of figures of visits: which step is missing, and where it is taken. */
export function VisitNote({ figures, ...props }: { figures: string; analytics: SnippetNote_analytics$key }) {
  const { summary } = useFragment(
    graphql`
      fragment SnippetNote_analytics on Analytics {
        summary {
          visitsNeed {
            step
            host
          }
        }
      }
    `,
    props.analytics,
  );
  const { step, host } = summary.visitsNeed ?? {};
  const { words, tab, action } = stepOf(step, host ?? null);
  return (
    <QuietNote to={`${paths.networking}?tab=${tab}`} action={action}>
      {`${figures} ${words}`}
    </QuietNote>
  );
}

/** What a missing step is called, and what takes it; nothing is missing where only visits have not come yet. */
function stepOf(step: string | undefined, host: string | null) {
  if (step === 'proof')
    return {
      words: host ? `need proof that ${host} is yours.` : 'need a verified website.',
      tab: 'websites',
      action: 'Verify the website',
    };
  if (step === 'snippet')
    return { words: `need the snippet on ${host ?? 'your website'}.`, tab: 'websites', action: 'Get the snippet' };
  if (step === 'attribution')
    return { words: 'need Attribution, which is switched off.', tab: 'settings', action: 'Switch it on' };
  return { words: 'come with the first visit from a link.', tab: 'websites', action: 'Your websites' };
}

/** The same of figures that measuring visitors gives. */
export const MeasureNote = ({ children }: NoteProps) => (
  <QuietNote to={`${paths.networking}?tab=settings`} action="Choose a level">
    {children}
  </QuietNote>
);
