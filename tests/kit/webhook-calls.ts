// One successful call of every REST operation of webhooks.
import { config } from '../../api/common/config.ts';
import { db } from '../../api/database/db.ts';
import { encryptSecret, makeSecret } from '../../api/webhooks/secret.ts';
import { rest, type Person } from './world.ts';

const settings = config as { webhookHosts: string[] };

/** The calls by their operations, each with a webhook of its own. */
export function callsOfWebhooks(who: () => Person): Record<string, () => ReturnType<typeof rest>> {
  const webhook = async (more: object = { provedAt: new Date() }) => {
    const secret = await encryptSecret(makeSecret());
    const data = { ownerId: who().id, url: 'https://example.com/', events: ['link.deleted'], secret, ...more };
    return (await db.webhook.create({ data })).id;
  };
  const delivery = async () => {
    const tries = [{ at: new Date().toISOString(), status: 500, error: 'It failed.', tookMs: 5 }];
    const of = { webhookId: await webhook(), ownerId: who().id, event: 'webhook.test' };
    return (await db.webhookDelivery.create({ data: { ...of, data: { a: 1 }, state: 'failed', tries } })).id;
  };
  const ask = (method: string, path: string, body?: object) => rest(who(), method, path, body);
  const create = () => {
    settings.webhookHosts = ['127.0.0.1'];
    const made = ask('POST', '/api/webhooks', { url: 'http://127.0.0.1:9/', events: ['link.deleted'] });
    return made.finally(() => (settings.webhookHosts = []));
  };
  return {
    'GET /api/webhooks': () => webhook().then(() => ask('GET', '/api/webhooks')),
    'POST /api/webhooks': () => db.webhook.deleteMany({ where: { ownerId: who().id } }).then(create),
    'GET /api/webhooks/{id}': async () => ask('GET', `/api/webhooks/${await webhook()}`),
    'PUT /api/webhooks/{id}': async () => ask('PUT', `/api/webhooks/${await webhook()}`, { is_active: false }),
    'DELETE /api/webhooks/{id}': async () => ask('DELETE', `/api/webhooks/${await webhook()}`),
    'POST /api/webhooks/{id}/rotate-secret': async () => ask('POST', `/api/webhooks/${await webhook()}/rotate-secret`),
    'POST /api/webhooks/{id}/test': async () => ask('POST', `/api/webhooks/${await webhook()}/test`),
    'POST /api/webhooks/{id}/challenge': async () => ask('POST', `/api/webhooks/${await webhook({})}/challenge`),
    'POST /api/webhooks/{id}/replay-failed': async () =>
      ask('POST', `/api/webhooks/${await webhook()}/replay-failed`, { since: '2026-01-31T00:00:00Z' }),
    'GET /api/webhooks/{id}/deliveries': async () => {
      const { webhookId } = await db.webhookDelivery.findUniqueOrThrow({ where: { id: await delivery() } });
      return ask('GET', `/api/webhooks/${webhookId}/deliveries?state=failed&first=5`);
    },
    'GET /api/webhook-deliveries/{id}': async () => ask('GET', `/api/webhook-deliveries/${await delivery()}`),
    'POST /api/webhook-deliveries/{id}/replay': async () =>
      ask('POST', `/api/webhook-deliveries/${await delivery()}/replay`),
  };
}
