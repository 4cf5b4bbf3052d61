// @afresh: it tells of all that ClickHouse was asked.
// What a screen asks of ClickHouse: its clicks are read once for each period.
import { expect, test } from 'vitest';
import { config } from '../../api/common/config.ts';
import { useClicks } from '../kit/clicks.ts';
import { numberOf, shorten } from '../kit/queries.ts';
import { screenDocument } from '../kit/screen-document.ts';
import { gql, person, useWorld } from '../kit/world.ts';

const clicks = useClicks();
useWorld(clicks.handler);

/** The statements that this worker's database was asked since the last call. */
async function asked(): Promise<string[]> {
  const { origin, pathname } = new URL(config.clickHouse.shards[0]!);
  const response = await fetch(`${origin}/asked?database=${pathname.slice(1)}`);
  return (await response.json()) as string[];
}

test('the sums of a whole screen take one statement for each period', async () => {
  const ada = await person();
  const linkId = numberOf((await shorten(ada)).id);
  await clicks.ingest(Array.from({ length: 9 }, (_, index) => ({ linkId, address: `203.0.113.${index}` })));
  await asked();
  const scope = { period: 'LAST_7_DAYS' };
  const { data, errors } = await gql(ada, screenDocument('OverviewQuery'), {
    scope,
    compared: true,
    granularity: 'DAY',
  });
  expect(errors).toBeUndefined();
  expect(data.viewer.analytics.summary.clicks).toMatchObject({ value: 9 });
  const sums = (await asked()).filter((text) => text.includes('uniqExact'));
  expect(sums).toHaveLength(2);
});
