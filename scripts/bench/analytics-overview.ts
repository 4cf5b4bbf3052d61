// The Overview of the analytics as one query of the web app, by HTTP, with everything on the way.
import type { AddressInfo } from 'node:net';
import { pool } from '../../api/database/db.ts';
import { buildApp } from '../../api/doors/http/app.ts';
import { plainLogger } from '../../api/common/logger.ts';
import { issuer, mint, trustTestIssuer } from '../../tests/kit/tokens.ts';
import { screenDocument } from '../../tests/kit/screen-document.ts';

/** Opens the application for an owner; `ask` throws where anything is refused. */
export async function openOverview(ownerId: number) {
  const subject = `bench-${ownerId}`;
  trustTestIssuer();
  plainLogger.level = 'warn'; // a line for every query would be measured, too
  await pool.query(`UPDATE app_user SET issuer = $1, subject = $2 WHERE id = $3`, [issuer, subject, ownerId]);
  const app = await buildApp(() => false);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/graphql`;
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${await mint(subject)}` };
  const query = screenDocument('OverviewQuery');
  return {
    async ask(period: string, filters: { dimension: string; values: string[]; isNot?: boolean }[]): Promise<void> {
      const scope = { period, filters: filters.map((one) => ({ ...one, dimension: one.dimension.toUpperCase() })) };
      const body = JSON.stringify({ query, variables: { scope, compared: true, granularity: 'DAY' } });
      const response = await fetch(url, { method: 'POST', headers, body });
      const { errors } = (await response.json()) as { errors?: { message: string }[] };
      if (errors) throw new Error(errors[0]!.message);
    },
    close: () => app.close(),
  };
}
