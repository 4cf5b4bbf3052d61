import { beforeEach, describe, expect, test } from 'vitest';
import { db } from '../../api/db.ts';
import { messages } from '../../api/experiments/rules.ts';
import { destinationRefusals } from '../../api/urls/destination.ts';
import { useClicks } from '../kit/clicks.ts';
import { endUndoTime } from '../kit/deletions.ts';
import { A, B, END, experimentsOf, follow, names, OWN, PAUSE, RESUME, startOn, two } from '../kit/experiments.ts';
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

describe('refusals', () => {
  const many = (count: number) => names(count).map((name) => ({ destination: `https://${name}.example/` }));

  test.each([
    ['one destination', many(1), messages.count, 'variants'],
    ['five destinations', many(5), messages.count, 'variants'],
    ['a weight of 0', [{ destination: A, weight: 0 }, { destination: B }], messages.weight, 'variants.0.weight'],
    ['a weight of 101', [{ destination: A }, { destination: B, weight: 101 }], messages.weight, 'variants.1.weight'],
    ['the same twice', [{ destination: A }, { destination: A }], messages.same, 'variants.1.destination'],
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
    const answer = await rest(ada, 'POST', `/api/urls/${numberOf(url.id)}/experiments`, { variants });
    expect([answer.status, answer.body.error.message]).toEqual([400, message]);
    expect((await listed()).totalCount).toBe(0);
  });

  test('a second experiment beside one that has not ended', async () => {
    const { experiment } = await start();
    expect(await start()).toMatchObject({ code: 'CONFLICT', message: messages.open });
    await act(ada, PAUSE, { id: experiment.id });
    expect(await start()).toMatchObject({ code: 'CONFLICT', message: messages.open });
    await act(ada, END, { id: experiment.id });
    expect(await start()).toMatchObject({ experiment: { state: 'running' } });
  });

  test('of two started at once, one', async () => {
    const answers = await Promise.all([start(), start(), start()]);
    expect(answers.filter(({ code }) => code === 'CONFLICT')).toHaveLength(2);
  });

  test('an ended one does not change any more', async () => {
    const { experiment } = await start();
    await act(ada, END, { id: experiment.id });
    for (const document of [PAUSE, RESUME, END]) {
      expect(await act(ada, document, { id: experiment.id })).toMatchObject({
        code: 'CONFLICT',
        message: messages.ended,
      });
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
  });

  test('the experiment of somebody else is not there', async () => {
    expect(await start(two, eve)).toMatchObject({ code: 'NOT_FOUND' });
    const { experiment } = await start();
    for (const document of [PAUSE, RESUME, END]) {
      expect(await act(eve, document, { id: experiment.id })).toMatchObject({ code: 'NOT_FOUND' });
    }
    expect((await listed(eve)).totalCount).toBe(0);
    expect((await gql(eve, 'query ($id: ID!) { node(id: $id) { id } }', { id: experiment.id })).data.node).toBeNull();
    expect((await rest(eve, 'GET', `/api/experiments/${numberOf(experiment.id)}`)).status).toBe(404);
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
