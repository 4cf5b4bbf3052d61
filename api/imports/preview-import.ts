import { z } from 'zod';
import { spend } from '../account/rates.ts';
import { parseInput } from '../common/parse-input.ts';
import type { Viewer } from '../common/viewer.ts';
import { db } from '../database/db.ts';
import type { Format } from './formats.ts';
import { ImportOptions } from './import-links.ts';
import type { Refusal } from './members.ts';
import { planImport } from './plan-import.ts';

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

/** Refusals that are told. */
const MOST_REFUSALS = 100;

export const PreviewOptions = z.object({ conflicts: ImportOptions.shape.conflicts });

/** What an import of a file would do; nothing is stored. Refuses INVALID files, PAYLOAD_TOO_LARGE and RATE_LIMITED. */
export async function previewImport(viewer: Viewer, bytes: Uint8Array, input: unknown): Promise<ImportPreview> {
  await spend(viewer, 'bulk');
  const { conflicts: choice } = parseInput(PreviewOptions, input);
  const plan = await db.$transaction((tx) => planImport(tx, viewer, bytes, choice));
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
