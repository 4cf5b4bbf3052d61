import { expect, test } from 'vitest';
import { pool } from '../../api/database/db.ts';
import { shorten } from '../kit/queries.ts';
import { gql, person, useWorld } from '../kit/world.ts';

useWorld();

test('a figure that cannot be read is null with an error beside it, and the others are data', async () => {
  const ada = await person();
  await shorten(ada);
  const query = `{ viewer { urls { totalCount nodes { shortCode } }
    analytics(scope: { period: LAST_30_DAYS }) { from activeNow filters { __typename } timeZoneChanges { __typename } summary { clicks { value } mobileShare } }
    dashboard { totalUrls clicks { value } channels { clicks } } } }`;
  const whole = (await gql(ada, query)).data.viewer;
  await pool.query('ALTER TABLE analytics.stat_day RENAME TO away');
  try {
    const { status, data, errors } = await gql(ada, query);
    expect([status, data.viewer.urls]).toEqual([200, whole.urls]);
    const { analytics, dashboard } = data.viewer;
    expect(analytics).toEqual({ ...whole.analytics, activeNow: null, summary: { clicks: null, mobileShare: null } });
    expect(dashboard).toEqual({ ...whole.dashboard, clicks: null, channels: null });
    expect(errors!.map(({ path, extensions }) => [path!.join('.'), extensions.code]).sort()).toEqual(
      [
        'analytics.activeNow',
        'analytics.summary.clicks',
        'analytics.summary.mobileShare',
        'dashboard.channels',
        'dashboard.clicks',
      ].map((path) => [`viewer.${path}`, 'INTERNAL']),
    );
  } finally {
    await pool.query('ALTER TABLE analytics.away RENAME TO stat_day');
  }
});
