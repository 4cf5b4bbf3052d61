import type { ClientBase } from 'pg';
import { REPORT_DAYS } from './report-days.ts';

/** Deletes reports of links that were kept for their time. */
export async function forgetOldReports(client: ClientBase): Promise<void> {
  await client.query('DELETE FROM link_report WHERE created_at < now() - make_interval(days => $1)', [REPORT_DAYS]);
}
