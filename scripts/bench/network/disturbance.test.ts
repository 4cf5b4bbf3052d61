import { expect, test } from 'vitest';
import { BEARABLE, disturbanceIn, Disturbances, MOST_REPEATS, type Seen } from './disturbance.ts';

const quiet: Seen = { lateMs: BEARABLE.lateMs, stolen: BEARABLE.stolen };
const late: Seen = { ...quiet, lateMs: 80 };

test('timers that come late and processors that are taken away disturb a visit', () => {
  expect(disturbanceIn(quiet)).toBeNull();
  expect(disturbanceIn(late)).toBe('a timer was 80 ms late');
  expect(disturbanceIn({ ...quiet, stolen: 0.1 })).toBe('the host took 10 % of the processors');
});

/** Makes visits on a machine that is seen like this, one after the other, and quiet then. */
async function visitsOn(...seen: Seen[]) {
  let visits = 0;
  const disturbances = new Disturbances();
  const result = await disturbances.without(
    async () => ++visits,
    () => () => seen.shift() ?? quiet,
  );
  return { result, words: disturbances.words };
}

test('a visit is made again until nothing disturbs it, which is told', async () => {
  expect(await visitsOn()).toEqual({ result: 1, words: 'nothing disturbed the visits' });
  expect(await visitsOn(late, late)).toEqual({
    result: 3,
    words: '2 visits were disturbed and made again (the last as a timer was 80 ms late)',
  });
});

test('but not for ever, and the table does not hide it', async () => {
  const { result, words } = await visitsOn(...Array<Seen>(MOST_REPEATS + 1).fill(late));
  expect(result).toBe(MOST_REPEATS + 1);
  expect(words).toContain('; 1 stayed disturbed');
});
