import { errors, type Adapter, type AdapterPayload } from 'oidc-provider';
import { db } from '../database/db.ts';
import { isStorable } from '../common/storable-text.ts';
import { Prisma } from '../generated/prisma/client.ts';

/** Models whose records end together when their grant is revoked. */
const GRANTED = new Set(['AccessToken', 'AuthorizationCode', 'RefreshToken']);

/**
 * How long a used refresh token still works: two tabs may refresh at once and a response may be lost. After
 * that, a second use can only be a copy, and the provider revokes the whole grant.
 */
export const REUSE_GRACE_MS = 30_000;

type Row = { payload: Prisma.JsonValue; consumedAt: Date | null };

/** The embedded provider's records of one model, kept in PostgreSQL so that restarts and other nodes know them. */
export function openStore(model: string): Adapter {
  const key = (id: string) => ({ model_id: { model, id } });
  return {
    async upsert(id, payload, expiresIn) {
      refuseUnstorable(id, payload);
      if (model === 'Session' && !payload.accountId) return; // a session without an account is not stored
      const row = {
        // What the provider stores is JSON by contract; undefined members vanish as they should.
        payload: JSON.parse(JSON.stringify(payload)) as Prisma.InputJsonObject,
        grantId: GRANTED.has(model) ? (payload.grantId ?? null) : null,
        uid: payload.uid ?? null,
        accountId: payload.accountId ?? null,
        expiresAt: expiresIn === undefined ? null : new Date(Date.now() + expiresIn * 1000),
      };
      await db.identityRecord.upsert({ where: key(id), create: { model, id, ...row }, update: row });
    },
    async find(id) {
      refuseUnstorable(id);
      const row = await db.identityRecord.findUnique({ where: key(id) });
      return row ? payloadOf(model, row) : undefined;
    },
    async findByUid(uid) {
      refuseUnstorable(uid);
      const row = await db.identityRecord.findFirst({ where: { model, uid } });
      return row ? payloadOf(model, row) : undefined;
    },
    // The device flow is off, so nothing has a user code.
    findByUserCode: async () => undefined,
    consume: (id) => consume(model, id),
    async destroy(id) {
      await db.identityRecord.deleteMany({ where: { model, id } });
    },
    async revokeByGrantId(grantId) {
      await db.identityRecord.deleteMany({ where: { model, grantId } });
    },
  };
}

/** Checks external input: the sender is at fault for a text the database cannot store. */
function refuseUnstorable(...values: unknown[]): void {
  if (!values.every(isStorable))
    throw new errors.InvalidRequest('a parameter contains a character that cannot be stored');
}

/** Of two nodes that redeem the same authorization code at once, one is refused here. */
async function consume(model: string, id: string): Promise<void> {
  const { count } = await db.identityRecord.updateMany({
    where: { model, id, consumedAt: null },
    data: { consumedAt: new Date() },
  });
  if (count === 0 && model === 'AuthorizationCode') throw new errors.InvalidGrant('authorization code already used');
}

function payloadOf(model: string, { payload, consumedAt }: Row): AdapterPayload {
  const stored = payload as AdapterPayload;
  const inGrace = model === 'RefreshToken' && consumedAt && Date.now() - consumedAt.getTime() < REUSE_GRACE_MS;
  return consumedAt && !inGrace ? { ...stored, consumed: Math.floor(consumedAt.getTime() / 1000) } : stored;
}
