import { beforeEach, describe, expect, test } from 'vitest';
import { db } from '../../api/database/db.ts';
import { messages } from '../../api/experiments/rules.ts';
import { destinationRefusals } from '../../api/common/destination.ts';
import { useClicks } from '../kit/clicks.ts';
import { endUndoTime } from '../kit/deletions.ts';
import {
  A,
  B,
  END,
  experimentsOf,
  follow,
  names,
  OWN,
  PAUSE,
  RENAME,
  RESUME,
  startOn,
  two,
} from '../kit/experiments.ts';
import { DELETE_URL, numberOf, shorten } from '../kit/queries.ts';
import { act } from '../kit/websites.ts';
import { gql, person, rest, useWorld, type Person } from '../kit/world.ts';

const clicks = useClicks();
useWorld(clicks.handler);

let ada: Person;
let eve: Person;
let url: Record<string, any>;
beforeEach(async () => {
  [ada, eve] = [await person({ tier: 'enterprise' }), await person()];
  url = await shorten(ada, { originalUrl: OWN });
});

const start = (variants: unknown = two, who = ada) => startOn(who, url.id, variants);
const listed = (who = ada) => experimentsOf(who, url.id);
const steps = { pause: PAUSE, resume: RESUME, end: END };
/** A step of an experiment by REST: its status and its message. */
async function stepOf(who: Person, id: string, step: string, body?: object) {
  const answer = await rest(who, 'POST', `/api/experiments/${numberOf(id)}/${step}`, body);
  return [answer.status, answer.body.error?.message];
}
/** Starts one by REST: the status and the message. */
async function startByRest(variants: unknown, who = ada) {
  const answer = await rest(who, 'POST', `/api/urls/${numberOf(url.id)}/experiments`, { variants });
  return [answer.status, answer.body.error?.message];
}

describe('refusals', () => {
  const many = (count: number) => names(count).map((name) => ({ destination: `https://${name}.example/` }));

  test.each([
    ['one destination', many(1), messages.count, 'variants'],
    ['five destinations', many(5), messages.count, 'variants'],
    ['a weight of 0', [{ destination: A, weight: 0 }, { destination: B }], messages.weight, 'variants.0.weight'],
    ['a weight of 101', [{ destination: A }, { destination: B, weight: 101 }], messages.weight, 'variants.1.weight'],
    ['the same twice', [{ destination: A }, { destination: A }], messages.same, 'variants.1.destination'],
    [
      'a name twice, in other letters',
      [
        { destination: A, name: 'Long' },
        { destination: B, name: ' LONG ' },
      ],
      messages.sameName,
      'variants.1.name',
    ],
    [
      'the letter of another',
      [{ destination: A, name: 'b' }, { destination: B }],
      messages.sameName,
      'variants.1.name',
    ],
    [
      'a name of 61 characters',
      [{ destination: A, name: 'x'.repeat(61) }, { destination: B }],
      'The name can have at most 60 characters.',
      'variants.0.name',
    ],
    [
      'an address of ours',
      [{ destination: A }, { destination: 'http://localhost:3000/x' }],
      destinationRefusals.ourselves,
      'variants.1.destination',
    ],
    [
      'another scheme',
      [{ destination: 'javascript:alert(1)' }, { destination: B }],
      destinationRefusals.scheme,
      'variants.0.destination',
    ],
  ])('%s, at both doors', async (_name, variants, message, field) => {
    expect(await start(variants)).toEqual({ code: 'INVALID', message, field });
    expect(await startByRest(variants)).toEqual([400, message]);
    expect((await listed()).totalCount).toBe(0);
  });

  test('a second experiment beside one that has not ended', async () => {
    const { experiment } = await start();
    expect(await start()).toMatchObject({ code: 'CONFLICT', message: messages.open });
    await act(ada, PAUSE, { id: experiment.id });
    expect(await start()).toMatchObject({ code: 'CONFLICT', message: messages.open });
    expect(await startByRest(two)).toEqual([409, messages.open]);
    await act(ada, END, { id: experiment.id });
    expect(await start()).toMatchObject({ experiment: { state: 'running' } });
    const page = async (window: string) => {
      const { body } = await rest(ada, 'GET', `/api/experiments?url=${numberOf(url.id)}&${window}`);
      return [body.total, ...body.experiments.map(({ state }: { state: string }) => state)];
    };
    expect(await page('first=1')).toEqual([2, 'running']);
    expect(await page('first=1&offset=1')).toEqual([2, 'ended']);
    expect(await page('offset=2')).toEqual([2]);
  });

  test('of two started at once, one', async () => {
    const answers = await Promise.all([start(), start(), start()]);
    expect(answers.filter(({ code }) => code === 'CONFLICT')).toHaveLength(2);
  });

  test('an ended one does not change any more', async () => {
    const { experiment } = await start();
    await act(ada, END, { id: experiment.id });
    for (const [step, document] of Object.entries(steps)) {
      expect(await act(ada, document, { id: experiment.id })).toMatchObject({
        code: 'CONFLICT',
        message: messages.ended,
      });
      expect(await stepOf(ada, experiment.id, step, step === 'end' ? {} : undefined)).toEqual([409, messages.ended]);
    }
  });

  test('a variant of another experiment is not kept', async () => {
    const { experiment } = await start();
    const other = await shorten(ada);
    const foreign = await startOn(ada, other.id);
    const keepVariant = foreign.experiment.report.variants[0].id;
    expect(await act(ada, END, { id: experiment.id, keepVariant })).toMatchObject({
      code: 'INVALID',
      message: messages.foreignVariant,
      field: 'keepVariant',
    });
    const byRest = await stepOf(ada, experiment.id, 'end', { keep_variant: numberOf(keepVariant) });
    expect(byRest).toEqual([400, messages.foreignVariant]);
    expect((await listed()).experiments[0].state).toBe('running');
  });

  test('the experiment of somebody else is not there', async () => {
    expect(await start(two, eve)).toMatchObject({ code: 'NOT_FOUND' });
    const { experiment } = await start();
    expect(await startByRest(two, eve)).toEqual([404, 'Resource not found']);
    for (const [step, document] of Object.entries(steps)) {
      expect(await act(eve, document, { id: experiment.id })).toMatchObject({ code: 'NOT_FOUND' });
      expect((await stepOf(eve, experiment.id, step, step === 'end' ? {} : undefined))[0]).toBe(404);
    }
    expect(await act(eve, RENAME, { id: experiment.id, variants: [] })).toMatchObject({ code: 'NOT_FOUND' });
    const path = `/api/experiments/${numberOf(experiment.id)}`;
    expect((await rest(eve, 'PATCH', path, { variants: [] })).status).toBe(404);
    expect((await listed(eve)).totalCount).toBe(0);
    expect((await gql(eve, 'query ($id: ID!) { node(id: $id) { id } }', { id: experiment.id })).data.node).toBeNull();
    expect((await rest(eve, 'GET', `/api/experiments/${numberOf(experiment.id)}`)).status).toBe(404);
  });
});

describe('names of variants', () => {
  const named = (experiment: any) => experiment.report.variants.map(({ name }: { name: string }) => name);

  test('are given at the start, changed and taken back at both doors, also after the end', async () => {
    const { experiment } = await start([{ destination: A, name: ' Long page ' }, { destination: B }]);
    expect(named(experiment)).toEqual(['Long page', 'B']);
    const [a, b] = experiment.report.variants;
    const path = `/api/experiments/${numberOf(experiment.id)}`;
    await act(ada, END, { id: experiment.id });
    const swapped = await act(ada, RENAME, {
      id: experiment.id,
      variants: [
        { id: a.id, name: 'B' },
        { id: b.id, name: 'Long page' },
      ],
    });
    expect(named(swapped.experiment)).toEqual(['B', 'Long page']);
    const byRest = await rest(ada, 'PATCH', path, { variants: [{ id: a.key, name: '' }] });
    expect(byRest.body.variants.map(({ name }: { name: string }) => name)).toEqual(['A', 'Long page']);
    expect(named((await listed()).experiments[0])).toEqual(['A', 'Long page']);
  });

  test('are in every figure and export, and filters by a variant stay when it is renamed', async () => {
    const { experiment } = await start();
    const [, b] = experiment.report.variants;
    const scope = { url: url.id, filters: [{ dimension: 'VARIANT', values: [b.key] }] };
    for (const name of names(8)) await follow(url.shortCode, name);
    await clicks.settle();
    await act(ada, RENAME, { id: experiment.id, variants: [{ id: b.id, name: 'Short page' }] });
    const label = `${url.shortCode} · Short page`;
    const { data } = await gql(
      ada,
      `query ($scope: AnalyticsScope!) { viewer { analytics(scope: $scope) {
        filters { values { label } }
        breakdown(dimension: VARIANT, search: "short PAGE") { rows { key label clicks } } }
        clicks(scope: $scope, first: 1) { edges { node { variant { label } } } } } }`,
      { scope },
    );
    const { analytics, clicks: list } = data.viewer;
    expect(analytics.filters).toEqual([{ values: [{ label }] }]);
    expect(analytics.breakdown.rows).toMatchObject([{ key: b.key, label }]);
    expect(analytics.breakdown.rows[0].clicks).toBeGreaterThan(0);
    expect(list.edges).toEqual([{ node: { variant: { label } } }]);
    const query = `url=${numberOf(url.id)}&variant=${b.key}`;
    const { body } = await rest(ada, 'GET', `/api/analytics?${query}`);
    const { clicks: count } = analytics.breakdown.rows[0];
    expect(body.variantData).toEqual([
      {
        key: b.key,
        label,
        destination: B,
        clicks: count,
        percentage: 100,
        uniqueVisitors: count,
        conversions: null,
        conversionRate: null,
      },
    ]);
    const csv = (await rest(ada, 'GET', `/api/analytics/clicks.csv?${query}`)).body as string;
    expect(csv.trim().split('\r\n')[1]).toMatch(new RegExp(`,${label}$`));
  });

  test('are refused alike at both doors when two would be the same, or the variant is of another experiment', async () => {
    const { experiment } = await start();
    const [a, b] = experiment.report.variants;
    const other = await startOn(ada, (await shorten(ada)).id);
    const foreign = other.experiment.report.variants[0];
    const path = `/api/experiments/${numberOf(experiment.id)}`;
    const cases: [object[], string, string][] = [
      [[{ id: a.id, name: 'b' }], messages.sameName, 'variants.0.name'],
      [
        [
          { id: a.id, name: 'x' },
          { id: b.id, name: 'X' },
        ],
        messages.sameName,
        'variants.1.name',
      ],
      [[{ id: foreign.id, name: 'x' }], messages.foreignVariant, 'variants.0.id'],
      [[{ id: a.id, name: 'x'.repeat(61) }], 'The name can have at most 60 characters.', 'variants.0.name'],
    ];
    for (const [variants, message, field] of cases) {
      expect(await act(ada, RENAME, { id: experiment.id, variants })).toEqual({ code: 'INVALID', message, field });
      const { status, body } = await rest(ada, 'PATCH', path, { variants });
      expect([status, body.error.message, body.error.details]).toMatchObject([400, message, { field }]);
    }
    expect(named((await listed()).experiments[0])).toEqual(['A', 'B']);
  });
});

describe('a deleted link', () => {
  test('takes its experiment along and brings it back; deleted for good, nothing is left', async () => {
    const { experiment } = await start();
    await gql(ada, DELETE_URL, { input: { id: url.id } });
    expect((await listed()).totalCount).toBe(0);
    expect((await rest(ada, 'GET', `/api/experiments/${numberOf(experiment.id)}`)).status).toBe(404);
    await rest(ada, 'POST', `/api/urls/${numberOf(url.id)}/restore`);
    expect((await listed()).experiments).toMatchObject([{ id: experiment.id, state: 'running' }]);
    expect([A, B]).toContain(await follow(url.shortCode, 'x'));
    await gql(ada, DELETE_URL, { input: { id: url.id } });
    await endUndoTime();
    expect(await db.variant.count({ where: { experimentId: numberOf(experiment.id) } })).toBe(0);
  });
});
