import { z } from 'zod';
import { NO_ROW, rowReference } from '../../graph/row-id.ts';
import { orNull } from '../submission.ts';
import { ReportedConversion } from './reported-conversion.ts';

const DAY_MS = 86_400_000;
const MAX_LOAD_MS = 10 * 60_000;
const MAX_VIEWS = 10_000;
const MAX_SEQ = 2_147_483_647;
const MAX_CONVERSIONS = 5;
const MAX_SCREEN = 20_000;

export const effectiveTypes = ['slow-2g', '2g', '3g', '4g'] as const;

const WEBSITE = 'Provide the id of a website.';
const TOKEN = 'Provide the snippet token of the website.';
const SESSION = 'session_id must be a UUID.';
const CLICK_ID = 'Provide a valid click_id.';

/** Whose report it is: members of everything that pages send. */
export const reportMembers = {
  websiteId: rowReference('Website', WEBSITE)
    .refine((id) => id !== NO_ROW, WEBSITE)
    .describe('The number of the website, or its id.'),
  snippetToken: z.string(TOKEN).length(32, TOKEN).describe('The token in the snippet of the website.'),
  /** Drawn by the page. */
  sessionId: z.uuid(SESSION).describe('Drawn by the page for the visit.'),
  clickId: z
    .string(CLICK_ID)
    .max(100, CLICK_ID)
    .nullish()
    .describe('The fb_click_id of the landing page; null without one.'),
  /** The visitor asked for privacy in a way that only the page knows. */
  isPrivate: z
    .boolean()
    .nullish()
    .catch(true)
    .describe('Whether the visitor asked for privacy in a way only the page knows.'),
};

const whole = (name: string, low: number, high: number) => {
  const message = `${name} must be a whole number from ${low} to ${high}.`;
  return z.number(message).int(message).min(low, message).max(high, message);
};
/** Clocks may jump: what is beyond a day is one. */
const duration = (name: string) =>
  z.number(`${name} must be a number.`).transform((ms) => Math.round(Math.min(DAY_MS, Math.max(0, ms))));
const side = orNull(z.number().int().min(1).max(MAX_SCREEN));

/** What a page reports of a visit so far. */
export const VisitReport = z.object({
  ...reportMembers,
  /** Rises with every report of the visit. */
  seq: whole('seq', 0, MAX_SEQ).describe('Rises with every report of the visit.'),
  /** Milliseconds since the visit began. */
  ageMs: duration('age_ms').describe('Milliseconds since the visit began.'),
  views: whole('views', 1, MAX_VIEWS).describe('Pages seen so far.'),
  visibleMs: duration('visible_ms').describe('Milliseconds that pages were visible so far.'),
  loadMs: orNull(
    z
      .number()
      .min(0)
      .max(MAX_LOAD_MS)
      .transform(Math.round)
      .describe('Milliseconds that the first page took to load; null where unknown.'),
  ),
  screenWidth: side.describe('CSS pixels; null where unknown.'),
  screenHeight: side.describe('CSS pixels; null where unknown.'),
  effectiveType: orNull(z.enum(effectiveTypes)).describe('effectiveType of the Network Information API.'),
  savesData: orNull(z.boolean()).describe('Whether the visitor saves data; null where unknown.'),
  /** The page's own share of visits to measure. */
  sample: orNull(z.coerce.number<number | string>().min(0).max(100)).describe(
    'The data-sample of the page; null without.',
  ),
  /** The answer then says what to measure. */
  asksToMeasure: z.boolean().nullish().catch(false).describe('Whether the page waits to be told what to measure.'),
  /** What is no conversion is left out: a mistake in a page must not lose its visits. */
  conversions: z
    .array(ReportedConversion.required({ id: true }).nullable().catch(null), 'conversions must be a list.')
    .max(MAX_CONVERSIONS, `conversions can have at most ${MAX_CONVERSIONS} members.`)
    .default([])
    .transform((conversions) => conversions.filter((one) => one !== null))
    .describe('Conversions of the visit; what is no conversion is left out.'),
});
export type VisitReport = z.output<typeof VisitReport>;
