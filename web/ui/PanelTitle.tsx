import type { ReactNode } from 'react';
import { WatermarkText } from './WatermarkText.tsx';

/** The heading of a card, with the mark that explains it. */
export const PanelTitle = ({ title, tip }: { title: string; tip?: ReactNode }) => (
  <div className="flex flex-wrap items-center gap-x-1.5">
    <h2 className="text-base font-semibold">{title}</h2>
    {tip && <span className="-my-1 inline-flex">{tip}</span>}
    <WatermarkText />
  </div>
);
