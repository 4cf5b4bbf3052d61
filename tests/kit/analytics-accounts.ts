// Accounts with a year of random clicks, kept in every way the product keeps clicks, and random questions about them.
import { expect } from 'vitest';
import { compactSince } from '../../api/figures/columnar/compact/compaction.ts';
import { addDays, utcDay } from '../../api/common/days.ts';
import { db } from '../../api/database/db.ts';
import { randomSource } from './traffic.ts';
import { dimensionNames, naiveClicks, type NaiveClick, type NaiveQuestion } from './analytics-naive.ts';
import { randomClick } from './analytics-traffic.ts';
import type { ClickKit } from './clicks.ts';
import { settleDeletions } from './deletions.ts';
import { createdEarlier, DELETE_URL, numberOf, shorten } from './queries.ts';
import { withClient } from './with-client.ts';
import { gql, person, type Person } from './world.ts';

/** Somebody with clicks, and what they are when each is looked at. */
export interface Account {
  who: Person;
  urls: string[];
  stored: NaiveClick[];
  today: string;
  timeZone: string;
}

const random = randomSource(20_260_329);
/** Any entry of a list. */
export const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;

/** When clocks in Berlin went forward or back in a month the last time that is a week ago: at 01:00 UTC, the last Sunday. */
function lastChange(month: 3 | 10): number {
  const year = new Date().getUTCFullYear();
  const monthEnds = [year, year - 1].map((one) => new Date(Date.UTC(one, month, 0, 1)));
  const sundays = monthEnds.map((end) => end.getTime() - end.getUTCDay() * 86_400_000);
  return sundays.find((sunday) => sunday < Date.now() - 7 * 86_400_000)!;
}
const changes = [lastChange(3), lastChange(10)];
/** The days of these changes. */
export const [spring, autumn] = changes.map(utcDay) as [string, string];

/** Every way in which clicks can be kept when they are asked for; each gets the account and brings it more. */
const keepings = {
  'as they came': (add) => add(1_200),
  async 'as they came, a link being gone'(add, remove) {
    await add(1_200);
    await remove();
  },
  async 'as columns'(add) {
    await add(1_200);
    expect(await compact()).toBeGreaterThan(10);
  },
  async 'as columns that clicks came after'(add) {
    await add(900);
    await compact();
    await add(300);
  },
  async 'as columns, a link being gone'(add, remove) {
    await add(1_200);
    await compact();
    await remove();
  },
  async 'as columns, written anew since a link is gone'(add, remove) {
    await add(900);
    await compact();
    await remove();
    await add(300);
    await compact();
  },
} satisfies Record<string, (add: (count: number) => Promise<unknown>, remove: () => Promise<unknown>) => unknown>;
export type Keeping = keyof typeof keepings;
/** All of them. */
export const everyKeeping = Object.keys(keepings) as Keeping[];

/** Writes whatever there is as blocks, a day that goes on in parts. */
const compact = (): Promise<number> =>
  withClient((client) =>
    compactSince(client, '2000-01-01', Date.now(), { minMonth: 1, minRun: 1, minPart: 1, max: 5_000 }),
  );

/** Makes somebody whose clicks are kept in a way. */
export async function busyAccount(clicks: ClickKit, timeZone: string, keeping: Keeping): Promise<Account> {
  const who = await person({ tier: 'enterprise', timeZone });
  const made = await Promise.all(Array.from({ length: 6 }, () => shorten(who)));
  await createdEarlier(who);
  const left = [...made];
  const variants = await experimentsOn(
    who.id,
    made.slice(0, 4).map(({ id }) => numberOf(id)),
  );
  const now = Date.now();
  const timestamps = [...changes, now - 3_600_000, now - 25 * 3_600_000];
  await keepings[keeping](
    async (count) => {
      const links = left.map(({ id }) => numberOf(id));
      const more = Array.from({ length: count }, () => randomClick(random, links, now, timestamps));
      await clicks.ingest(
        more.map((click) => ({ ...click, variant: pick([0, ...(variants.get(click.linkId) ?? [])]) })),
      );
    },
    async () => {
      const { data } = await gql(who, DELETE_URL, { input: { id: left.shift()!.id } });
      expect(data.deleteUrl.deletedId).toBeTruthy();
      await settleDeletions();
    },
  );
  const stored = await naiveClicks(who.id, timeZone);
  expect(stored.length).toBeGreaterThan(600);
  const visits = Map.groupBy(stored, ({ visitor }) => visitor);
  visits.delete(null);
  expect([...visits.values()].filter(({ length }) => length > 1).length).toBeGreaterThan(10); // who came again that day
  const today = new Intl.DateTimeFormat('en-CA', { timeZone }).format(now);
  return { who, urls: left.map(({ id }) => id), stored, today, timeZone };
}

/** An experiment with two or three variants on each of these links; returns the ids of the variants by link. */
async function experimentsOn(ownerId: number, linkIds: number[]): Promise<Map<number, number[]>> {
  const made = linkIds.map((linkId, index) =>
    db.experiment.create({
      data: {
        ownerId,
        linkId,
        variants: {
          create: [1, 2, 3].slice(index % 2).map((position) => ({
            position,
            weight: 1,
            destination: `https://example.com/${position}`,
          })),
        },
      },
      include: { variants: true },
    }),
  );
  const experiments = await Promise.all(made);
  return new Map(experiments.map(({ linkId, variants }) => [linkId, variants.map(({ id }) => id)]));
}

/** A question about an account's clicks with so many filters. */
export function randomQuestion({ urls, stored, today }: Account, filterCount: number): NaiveQuestion {
  const [from, to] = pick([
    [addDays(today, -399), today], // as many days before are more than the plan shows
    [addDays(today, -29), today],
    [addDays(autumn, -5), addDays(autumn, 6)],
    [addDays(spring, -1), addDays(spring, 4)],
  ] as const);
  const filters = Array.from({ length: filterCount }, () => {
    const dimension = pick(dimensionNames);
    const values = Array.from({ length: 1 + Math.floor(random() * 3) }, () => pick(stored).keys[dimension]!);
    return { dimension, values: [...new Set(values)], isNot: random() < 0.4 };
  });
  return { from, to, today, filters, url: random() < 0.4 ? pick(urls) : null, includeBots: random() < 0.3 };
}
