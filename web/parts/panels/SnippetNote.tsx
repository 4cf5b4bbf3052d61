import { Link } from 'react-router-dom';
import { Gauge } from 'lucide-react';
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

/** One quiet line in place of figures that only the website snippet measures, and where it is set up. */
export const SnippetNote = ({ children }: NoteProps) => (
  <QuietNote to={`${paths.networking}?tab=websites`} action="Set up the snippet">
    {children}
  </QuietNote>
);

/** The same of figures that measuring visitors gives. */
export const MeasureNote = ({ children }: NoteProps) => (
  <QuietNote to={`${paths.networking}?tab=settings`} action="Choose a level">
    {children}
  </QuietNote>
);
