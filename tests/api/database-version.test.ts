import { expect, inject, test } from 'vitest';
import { requireVersion } from '../../api/database/require-version.ts';

const url = `${inject('databaseUrl')}1`;

test('a PostgreSQL of the wanted version is accepted, an older one refused with one sentence', async () => {
  await expect(requireVersion(url)).resolves.toBeUndefined();
  await expect(requireVersion(url, 990_000)).rejects.toThrow(
    /^PostgreSQL 18\.\d+ is too old: DATABASE_URL must name a version 99 or later\.$/,
  );
});
