import { db } from '../database/db.ts';
import type { ApiKey } from '../generated/prisma/client.ts';
import type { Viewer } from '../common/viewer.ts';

/** The viewer's API keys, newest first; expired ones stay in the list until they are revoked. */
export const listApiKeys = ({ id }: Pick<Viewer, 'id'>): Promise<ApiKey[]> =>
  db.apiKey.findMany({ where: { ownerId: id }, orderBy: { id: 'desc' } });
