import { parse } from 'graphql';
import { expect, test, vi } from 'vitest';
import { sharedSubscriptions } from '../../api/doors/http/shared-subscriptions.ts';
import { logger } from '../../api/common/logger.ts';
import { schema } from '../../api/doors/graphql/schema.ts';

test('a stream that fails ends for its listeners and is logged; the process goes on', async () => {
  const logged = vi.spyOn(logger, 'error').mockImplementation(() => {});
  const rejections: unknown[] = [];
  const note = (reason: unknown) => rejections.push(reason);
  process.on('unhandledRejection', note);
  async function* failing() {
    yield { data: { dashboardUpdated: 1 } };
    throw new Error('the database is away');
  }
  const viewer = { id: 1, tokenExpiresAt: new Date(Date.now() + 60_000) };
  let subscribe: (args: unknown) => Promise<AsyncIterable<unknown>> = async () => failing();
  const args = { schema, contextValue: { viewer }, document: parse('subscription { dashboardUpdated { id } }') };
  (sharedSubscriptions.onSubscribe as any)({
    args,
    subscribeFn: subscribe,
    setSubscribeFn: (own: typeof subscribe) => (subscribe = own),
  });
  const results: unknown[] = [];
  for await (const result of await subscribe(args)) results.push(result);
  expect(results).toEqual([{ data: { dashboardUpdated: 1 } }]);
  await expect.poll(() => logged.mock.calls.length).toBeGreaterThan(0);
  await new Promise(setImmediate); // rejections are told after the turn
  process.off('unhandledRejection', note);
  expect(rejections).toEqual([]);
  logged.mockRestore();
});
