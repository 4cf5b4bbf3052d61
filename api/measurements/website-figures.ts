import { z } from 'zod';
import { parseInput } from '../common/parse-input.ts';
import type { Viewer } from '../common/viewer.ts';
import { conversionSums, visitSums, type ConversionSum, type VisitSums } from './visits/visit-sums.ts';
import { getWebsite } from '../websites/list-websites.ts';
import { beginOf, SnippetRangeRule } from './snippet-ranges.ts';
import { DEFAULT_ROWS, snippetStatistics, type SnippetStatistics } from './snippet-statistics.ts';

const MAX_ROWS = 1_000;
const LIMIT = `limit must be a whole number from 1 to ${MAX_ROWS}.`;

/** Which figures of a website. */
export const FiguresQuestion = z.object({
  range: SnippetRangeRule,
  /** The most rows of a breakdown. */
  limit: z.coerce.number<number>(LIMIT).int(LIMIT).min(1, LIMIT).max(MAX_ROWS, LIMIT).default(DEFAULT_ROWS),
});

/** Everything that the pages of a website reported, summed. */
export interface WebsiteFigures {
  measured: SnippetStatistics;
  visits: VisitSums;
  conversions: ConversionSum[];
}

/** The figures of the viewer's website in a range, as far back as the plan shows. Refuses NOT_FOUND and INVALID questions. */
export async function websiteFigures(viewer: Viewer, id: number, input: unknown): Promise<WebsiteFigures> {
  const { range, limit } = parseInput(FiguresQuestion, input);
  await getWebsite(viewer, id);
  const since = beginOf(range, viewer);
  const [measured, visits, conversions] = await Promise.all([
    snippetStatistics(id, { since, timeZone: viewer.timeZone, rows: limit }),
    visitSums(id, since),
    conversionSums(id, since),
  ]);
  return { measured, visits, conversions };
}
