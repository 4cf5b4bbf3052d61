// A node behind pgbouncer: in session mode everything works, in transaction mode it does not start.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUpForSession } from '../kit/browser.ts';
import { addLinks } from '../kit/installation.ts';
import { makeNodes, type Nodes } from '../kit/nodes.ts';
import { startPgBouncer, type PgBouncer } from '../kit/pgbouncer.ts';

let nodes: Nodes;
let pooler: PgBouncer | undefined;
beforeAll(async () => {
  nodes = await makeNodes(1, { WORKERS: '2' });
});
afterAll(async () => {
  await nodes?.remove();
  await pooler?.end();
});

test('in transaction mode the start is refused in one sentence', async () => {
  pooler = await startPgBouncer(nodes.databaseUrl, 'transaction');
  await expect(nodes.all[0]!.start({ DATABASE_URL: pooler.url })).rejects.toThrow(
    /could not start: DATABASE_URL leads to a pooler in transaction mode, [^.]+\.$/m,
  );
  await pooler.end();
});

test('in session mode people sign up, links follow their edits, and clicks are stored', async () => {
  const [node] = nodes.all as [Nodes['all'][0]];
  pooler = await startPgBouncer(nodes.databaseUrl, 'session');
  await node.start({ DATABASE_URL: pooler.url });
  expect((await signUpForSession(node.origin, 'ada@example.test')).tokens.access_token).not.toBe('');
  const [code] = await addLinks(nodes, 1);
  const follow = async () => {
    const headers = { 'user-agent': 'Mozilla/5.0 Firefox/140.0' };
    return (await fetch(`${node.origin}/${code}`, { redirect: 'manual', headers })).headers.get('location');
  };
  expect(await follow()).toMatch(/^https:\/\/example\.com\//);
  await nodes.query(`UPDATE short_url SET original_url = 'https://moved.example/' WHERE short_code = $1`, [code]);
  await expect.poll(follow).toBe('https://moved.example/');
  const stored = async () => (await nodes.query<{ n: number }>('SELECT count(*)::int AS n FROM analytics.click'))[0]!.n;
  await expect.poll(stored).toBeGreaterThanOrEqual(2);
  const { checks } = (await (await fetch(`${node.origin}/health`)).json()) as {
    checks: { name: string; state: string }[];
  };
  expect(checks.filter(({ state }) => state !== 'ok').map(({ name }) => name)).not.toContain('database');
  expect(await node.end('SIGTERM')).toBe(0);
});
