import type { ReactNode } from 'react';

interface DataSectionProps {
  title: string;
  text: string;
  children: ReactNode;
}

/** Something to do with the account's data. */
export const DataSection = ({ title, text, children }: DataSectionProps) => (
  <section aria-label={title} className="grid justify-items-start gap-3 border-t border-line pt-5">
    <div>
      <h2 className="text-base font-semibold">{title}</h2>
      <p className="text-sm text-muted">{text}</p>
    </div>
    {children}
  </section>
);
