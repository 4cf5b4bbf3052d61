import { z } from 'zod';
import { endExperiment, pauseExperiment, resumeExperiment } from '../../experiments/change-experiment.ts';
import { BEST, experimentMembers, variantMembers, verdictMembers } from '../../experiments/members.ts';
import {
  ExperimentWindow,
  getExperiment,
  listExperiments,
  type ExperimentWithVariants,
} from '../../urls/experiments/list-experiments.ts';
import { measuredBest } from '../../experiments/measured-best.ts';
import { reportOf } from '../../experiments/experiment-report.ts';
import { renameVariants } from '../../experiments/rename-variants.ts';
import { Ending, NewExperiment, NewNames } from '../../experiments/rules.ts';
import { startExperiment } from '../../experiments/start-experiment.ts';
import type { VariantReport } from '../../experiments/variant-report.ts';
import { rowOfEither } from '../../graph/row-id.ts';
import type { Owner } from '../../common/viewer.ts';
import { answers } from './answers.ts';
import { text, whole, lower } from './fields.ts';
import { creationHeaders, keyOf, tellRepetition } from './idempotency-key.ts';
import { responseMembers, wireValues } from './member-schemas.ts';
import { rowParameter } from './parameters.ts';
import { linkNext, paged } from './paging.ts';
import { viewerOf } from './signed-in.ts';
import type { TypedApp } from './typed.ts';
import { requestSchema, requestMembers } from './wire.ts';

const Variant = z
  .object({
    id: whole.describe('Also its key in breakdowns and filters by variant.'),
    ...responseMembers(variantMembers),
  })
  .meta({ id: 'ExperimentVariant', description: 'A destination of an experiment.' });

const Experiment = z
  .object({
    id: whole.describe('The number of the experiment.'),
    url_id: whole.describe('The number of the URL.'),
    ...responseMembers(experimentMembers),
    kept_variant_id: whole.nullable().describe('The variant whose destination became that of the URL.'),
    variants: z.array(Variant).describe('Its destinations with their figures.'),
    best_id: whole.nullable().describe(BEST),
    verdict: z
      .object({
        ...responseMembers(verdictMembers),
        winner_id: whole.nullable().describe('The variant that won; null without a winner.'),
      })
      .describe('What can be said of the figures so far.'),
  })
  .meta({ id: 'Experiment', description: 'An A/B test of a URL.' });

const toVariant = ({ variant, ...figures }: VariantReport) => ({
  id: variant.id,
  ...wireValues(variantMembers, { ...variant, ...figures }),
});

async function toExperiment(owner: Pick<Owner, 'id'>, experiment: ExperimentWithVariants) {
  const report = await reportOf(owner, experiment);
  const { variants, verdict } = report;
  return {
    id: experiment.id,
    url_id: experiment.linkId,
    ...wireValues(experimentMembers, experiment),
    kept_variant_id: experiment.keptVariantId,
    variants: variants.map(toVariant),
    best_id: measuredBest(report)?.variant.id ?? null,
    verdict: {
      ...wireValues(verdictMembers, { ...verdict, kind: lower(verdict.kind) }),
      winner_id: verdict.winner?.variant.id ?? null,
    },
  };
}

const tags = ['Experiments'];
const write = { rate: 'write' } as const;
const experiment = (...errors: number[]) => answers(200, 'The experiment.', Experiment, ...errors);

/** /api/experiments: A/B tests of the viewer's URLs. */
export async function experimentRoutes(app: TypedApp): Promise<void> {
  const list = {
    tags,
    summary: 'List experiments',
    description: 'Those that have not ended first, then newest first.',
    querystring: z.object({
      url: text.optional().describe('Only this URL: its number, or its id in GraphQL.'),
      ...requestMembers(ExperimentWindow, {
        first: { description: 'The most experiments of a page.' },
        offset: { description: 'How many to skip.' },
      }),
    }),
    response: answers(
      200,
      'A page.',
      z.object({
        experiments: z.array(Experiment).describe('The experiments of this page.'),
        total: whole.describe('Experiments on all pages.'),
      }),
      400,
      401,
    ),
  };
  app.get('/api/experiments', { config: paged, schema: list }, async (request, reply) => {
    const { url, ...window } = request.query;
    const viewer = viewerOf(request);
    const linkId = url === undefined ? null : rowOfEither('ShortUrl', url);
    const { experiments, totalCount } = await listExperiments(viewer, linkId, window);
    const end = Number(window.offset ?? 0) + experiments.length;
    linkNext(request, reply, experiments.length && end < totalCount ? { offset: end } : null);
    return { experiments: await Promise.all(experiments.map((one) => toExperiment(viewer, one))), total: totalCount };
  });

  const one = {
    tags,
    summary: 'Get an experiment',
    description: 'Its variants with their figures, and what can be said of them so far.',
    params: rowParameter('Experiment'),
    response: experiment(401, 404),
  };
  app.get('/api/experiments/:id', { schema: one }, async (request) => {
    const viewer = viewerOf(request);
    return toExperiment(viewer, await getExperiment(viewer, request.params.id));
  });

  const start = {
    tags,
    summary: 'Start an experiment on a URL',
    description: 'Leads its visitors to one of 2 to 4 destinations, by their weights (1 to 100).',
    params: rowParameter('ShortUrl'),
    headers: creationHeaders,
    body: requestSchema(NewExperiment, { variants: { description: 'The destinations, each a different address.' } }),
    response: answers(201, 'The experiment, which runs.', Experiment, 400, 401, 404, 409, 429),
  };
  app.post('/api/urls/:id/experiments', { config: write, schema: start }, async (request, reply) => {
    const viewer = viewerOf(request);
    const made = await startExperiment(viewer, request.params.id, request.body, keyOf(request));
    tellRepetition(reply, made);
    return reply
      .code(201)
      .header('location', `/api/experiments/${made.id}`)
      .send(await toExperiment(viewer, made));
  });
  await app.register(stepRoutes);
}

async function stepRoutes(app: TypedApp): Promise<void> {
  const steps = {
    pause: {
      summary: 'Pause an experiment',
      description: 'Everybody gets the destination of the URL.',
      verb: pauseExperiment,
    },
    resume: {
      summary: 'Go on with a paused experiment',
      description: 'It chooses destinations again.',
      verb: resumeExperiment,
    },
  };
  for (const [name, { verb, ...said }] of Object.entries(steps)) {
    const schema = { tags, ...said, params: rowParameter('Experiment'), response: experiment(401, 404, 409, 429) };
    app.post(`/api/experiments/:id/${name}`, { config: write, schema }, async (request) => {
      const viewer = viewerOf(request);
      const { id } = request.params as { id: number };
      return toExperiment(viewer, await verb(viewer, id));
    });
  }

  const end = {
    tags,
    summary: 'End an experiment for good',
    description: 'With keep_variant, the destination of that variant becomes that of the URL.',
    params: rowParameter('Experiment'),
    body: requestSchema(Ending, { keep_variant: { description: 'The id of a variant; null or left out for none.' } }),
    response: experiment(400, 401, 404, 409, 429),
  };
  app.post('/api/experiments/:id/end', { config: write, schema: end }, async (request) => {
    const viewer = viewerOf(request);
    return toExperiment(viewer, await endExperiment(viewer, request.params.id, request.body));
  });

  const rename = {
    tags,
    summary: 'Rename variants of an experiment',
    description: 'Also of one that has ended. No two may have the same name.',
    params: rowParameter('Experiment'),
    body: requestSchema(NewNames, { variants: { description: 'Variants that are left out keep their names.' } }),
    response: experiment(400, 401, 404, 429),
  };
  app.patch('/api/experiments/:id', { config: write, schema: rename }, async (request) => {
    const viewer = viewerOf(request);
    return toExperiment(viewer, await renameVariants(viewer, request.params.id, request.body));
  });
}
