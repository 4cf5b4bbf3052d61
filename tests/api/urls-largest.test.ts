import { expect, test } from 'vitest';
import { pool } from '../../api/database/db.ts';
import { screenDocument } from '../kit/screen-document.ts';
import { gql, person, useWorld } from '../kit/world.ts';

useWorld();

test('the largest page that the app offers is not refused, with its key figures', async () => {
  const ada = await person();
  await pool.query(
    `INSERT INTO short_url (owner_id, short_code, original_url)
     SELECT $1, 'large-' || n, 'https://example.com/' FROM generate_series(1, 120) AS n`,
    [ada.id],
  );
  const variables = { first: 100, page: 1, filter: {}, order: { field: 'VISITORS', direction: 'DESC' } };
  const { data } = await gql(ada, screenDocument('UrlsScreenQuery'), variables);
  const ids = data.viewer.urls.edges.map((edge: any) => edge.node.id);
  expect(ids).toHaveLength(100);
  const figures = await gql(ada, screenDocument('useQuickAnalyticsQuery'), { ids });
  expect(figures.data.nodes).toHaveLength(100);
  const counts = await gql(ada, screenDocument('useLiveCountsQuery'), { ids });
  expect(counts.data.nodes).toHaveLength(100);
});
