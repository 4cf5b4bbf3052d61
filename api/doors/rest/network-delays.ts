import { z } from 'zod';
import { delaysOf, DelayScope, type Delay, type DelayOfPlace } from '../../network/delays.ts';
import { placeKinds } from '../../network/judge-delays.ts';
import { listFallbacks } from '../../network/fallback-list.ts';
import { answers } from './answers.ts';
import { number, text, timestamp, whole } from './fields.ts';
import { viewerOf } from './signed-in.ts';
import type { TypedApp } from './typed.ts';
import { fromWire, requestMembers } from './wire.ts';

const delay = {
  pages: whole.describe(
    'Clicks that the page answered; exact, also across restarts. Before November 2026, those that reported.',
  ),
  arrivals: whole.describe(
    'Pages whose browser was heard of afterwards, by the server: it answered a PING, or reported.',
  ),
  reports: whole.describe('Pages that reported, suspect reports included.'),
  measurements: whole.describe('Visitors that the figures are based on: reports that are not suspect.'),
  p50_ms: number.nullable().describe('Half of the visitors waited at most so long; null where nobody was measured.'),
  p95_ms: number.nullable().describe('95 % of the visitors waited at most so long; null as above.'),
  p99_ms: number.nullable().describe('99 % of the visitors waited at most so long; null as above.'),
};
const Place = z.object({
  name: text.nullable().describe('ISO 3166-1 alpha-2, or number and organisation of the network; null where unknown.'),
  ...delay,
});
const Answer = z
  .object({
    delays: z
      .object({
        ...delay,
        by_country: z.array(Place).describe('The same by country.'),
        by_network: z.array(Place).describe('The same by network.'),
      })
      .describe('How long the page that measures held up visitors.'),
    fallbacks: z
      .array(
        z.object({
          kind: z.enum(placeKinds).describe('What the place is.'),
          place: text.describe('ISO 3166-1 alpha-2, or number and organisation of the network.'),
          p95_ms: number.describe('The delay in milliseconds that led to it.'),
          measurements: whole.describe('Measurements it rests on.'),
          since: timestamp.describe('Since when they get the plain redirect.'),
        }),
      )
      .describe('Countries and networks whose visitors get the plain redirect.'),
  })
  .meta({ id: 'NetworkDelays', description: 'What measuring costs visitors.' });

const toDelay = ({ p50Ms, p95Ms, p99Ms, ...counts }: Delay) => ({
  ...{ pages: counts.pages, arrivals: counts.arrivals },
  ...{ reports: counts.reports, measurements: counts.measurements },
  p50_ms: p50Ms,
  p95_ms: p95Ms,
  p99_ms: p99Ms,
});
const toPlace = (one: DelayOfPlace) => ({ name: one.name, ...toDelay(one) });

const schema = {
  tags: ['Network settings'],
  summary: 'How long measuring held up visitors',
  description:
    'How long each visitor stayed on the page that measures, and on how many of its pages that rests. fallbacks are the countries and networks of this ' +
    'installation whose visitors get the plain redirect, because the slowest 5 % of them had to wait for too long.',
  querystring: z.object(
    requestMembers(DelayScope, {
      days: { description: 'The last days.' },
      url_id: { description: 'Only of this URL.' },
    }),
  ),
  response: answers(200, 'Delays and fallbacks.', Answer, 400, 401, 404),
};

/** GET /api/users/me/network-settings/delays: what measuring costs the viewer's visitors. */
export async function networkDelayRoutes(app: TypedApp): Promise<void> {
  app.get('/api/users/me/network-settings/delays', { schema }, async (request) => {
    const [delays, fallbacks] = await Promise.all([
      delaysOf(viewerOf(request), fromWire(request.query)),
      listFallbacks(),
    ]);
    return {
      delays: {
        ...toDelay(delays),
        by_country: delays.byCountry.map(toPlace),
        by_network: delays.byNetwork.map(toPlace),
      },
      fallbacks: fallbacks.map(({ kind, name, p95Ms, measurements, since }) => ({
        ...{ kind, place: name, p95_ms: p95Ms, measurements, since },
      })),
    };
  });
}
