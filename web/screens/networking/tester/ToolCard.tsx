import type { ReactNode } from 'react';

interface ToolCardProps {
  title: string;
  text: string;
  children: ReactNode;
}

/** One tool of the tester. */
export const ToolCard = ({ title, text, children }: ToolCardProps) => (
  <section aria-label={title} className="grid content-start gap-3 rounded-xl border border-line p-4">
    <div>
      <h2 className="text-sm font-semibold">{title}</h2>
      <p className="text-xs text-muted">{text}</p>
    </div>
    {children}
  </section>
);
