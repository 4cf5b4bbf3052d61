import { registerCheck } from '../common/health-checks.ts';
import { pool } from '../database/pool.ts';

/** Has the health tell of hosts for which no certificate is issued. Anybody may read it, so it names none. */
export function checkCertificates(): void {
  registerCheck('certificates', async () => {
    const { rows } = await pool.query<{ failing: number }>(
      'SELECT count(*)::integer AS failing FROM certificate WHERE failures > 0',
    );
    const failing = rows[0]!.failing;
    if (!failing) return { state: 'ok' };
    const hosts = failing === 1 ? 'one host' : `${failing} hosts`;
    return {
      state: 'degraded',
      message: `No new certificate could be issued for ${hosts}. The log says why; it is tried again.`,
    };
  });
}
