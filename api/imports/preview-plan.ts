import type { Format } from './formats.ts';
import { MOST_REFUSALS, type Conflicts, type Refusal } from './members.ts';
import type { ImportPlan } from './plan-import.ts';

/** What an import would do. */
export interface ImportPreview {
  format: Format;
  total: number;
  created: number;
  renamed: number;
  skipped: number;
  refused: number;
  clicks: number;
  conflicts: number;
  ignored: string[];
  refusals: Refusal[];
}

/** What is told of a plan: its counts, and the first refusals. */
export function previewOf(plan: ImportPlan, choice: Conflicts): ImportPreview {
  const { format, total, sound, renamed, skipped, refusals, conflicts, ignored, kept } = plan;
  const comes = choice === 'keep' && conflicts ? [] : sound;
  const clicks = comes.reduce((sum, { row }) => sum + kept.get(row)!.clicks, 0);
  return {
    ...{ format, total, renamed, skipped, conflicts, ignored, created: comes.length },
    ...{
      refused: refusals.length,
      clicks: Math.min(clicks, 2_000_000_000),
      refusals: refusals.slice(0, MOST_REFUSALS),
    },
  };
}
