// A receiver of webhooks on this machine, the process that delivers, and the documents that manage webhooks.
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { Webhook } from 'standardwebhooks';
import { config } from '../../api/common/config.ts';
import { pool } from '../../api/database/db.ts';
import { anyQueue } from '../../api/jobs/job.ts';
import { runAll } from '../../api/jobs/runner.ts';
import { deliveryQueue } from '../../api/webhooks/delivery-queue.ts';
import { makeBundles } from '../../api/webhooks/make-bundles.ts';
import { act } from './websites.ts';
import { gql, type Person } from './world.ts';

export interface Received {
  headers: IncomingHttpHeaders;
  body: string;
  payload: { type: string; timestamp: string; data: any };
}

type Answerer = (received: Received, response: ServerResponse) => void;
const ok: Answerer = (_received, response) => response.writeHead(204).end();
/** Proves that the endpoint wants to be called. */
const echo: Answerer = ({ payload }, response) => response.end(payload.data.challenge);

/** The endpoint of a test: what it got, and how it answers. */
export const endpoint = {
  url: '',
  received: [] as Received[],
  answer: ok,
  ok,
  /** Challenges, which are not in `received`, and how it answers them. */
  challenges: [] as Received[],
  answerChallenge: echo,
  echo,
  /** Those of one type, oldest first. */
  of: (type: string) => endpoint.received.filter(({ payload }) => payload.type === type),
};

const settings = config as { webhookHosts: string[] };

/** Opens the endpoint and delivers until the tests of a file are over. */
export function useWebhooks(): void {
  const ending = new AbortController();
  let running: Promise<void>;
  let origin: string;
  let tests = 0;
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const received = { headers: request.headers, body, payload: JSON.parse(body) };
    // What an earlier test caused may still arrive.
    if (received.payload.type === 'webhook.verification') {
      endpoint.challenges.push(received);
      return endpoint.answerChallenge(received, response);
    }
    if (!endpoint.url.endsWith(request.url!)) return ok(received, response);
    endpoint.received.push(received);
    endpoint.answer(received, response);
  });
  beforeAll(async () => {
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const { port } = server.address() as AddressInfo;
    settings.webhookHosts = [`127.0.0.1:${port}`, `localhost:${port}`];
    origin = `http://127.0.0.1:${port}`;
    running = runAll({
      ...{ pool, node: 'test', signal: ending.signal, isBusy: () => false, tickMs: 50 },
      jobs: [{ name: 'webhook_bundles', everyMs: 50, run: ({ client }) => makeBundles(client) }],
      queues: [anyQueue({ ...deliveryQueue, everyMs: 50 })],
    });
  });
  beforeEach(() => {
    endpoint.url = `${origin}/hooks/${++tests}`;
    endpoint.received = [];
    endpoint.challenges = [];
    endpoint.answer = ok;
    endpoint.answerChallenge = echo;
  });
  afterAll(async () => {
    ending.abort();
    server.closeAllConnections();
    await running;
    settings.webhookHosts = [];
    server.close();
  });
}

/** The payload of what was received, once the library has verified it with the secret. */
export const verified = (secret: string, { body, headers }: Received): any =>
  new Webhook(secret).verify(body, headers as Record<string, string>);

/** Waits until so many of a type have arrived. */
export async function arrived(type: string, count = 1): Promise<Received[]> {
  await expect.poll(() => endpoint.of(type).length, { timeout: 15_000 }).toBeGreaterThanOrEqual(count);
  return endpoint.of(type);
}

const mutation = (name: string, field: string) => {
  const type = name.charAt(0).toUpperCase() + name.slice(1);
  return `mutation ($input: ${type}Input!) { ${name}(input: $input) {
    ... on ${type}Success { ${field} } ... on UserError { code message field } } }`;
};
export const WEBHOOK = `id url description events isActive offReason offAt failingSince deliveredAt waitingCount
  provedAt droppedCount droppedAt formerSecretEndsAt`;
export const DELIVERY = `id messageId event state body answer nextAttemptAt createdAt settledAt
  attempts { at status error tookMs }`;
export const CREATE = mutation('createWebhook', `created { secret webhook { ${WEBHOOK} } }`);
export const UPDATE = mutation('updateWebhook', `webhook { ${WEBHOOK} }`);
export const DELETE = mutation('deleteWebhook', 'deletedId');
export const ROTATE = mutation('rotateWebhookSecret', `created { secret webhook { ${WEBHOOK} } }`);
export const TEST = mutation('sendTestWebhook', `delivery { ${DELIVERY} }`);
export const CHALLENGE = mutation('challengeWebhook', `delivery { ${DELIVERY} }`);
export const REPLAY = mutation('replayWebhookDelivery', `delivery { ${DELIVERY} }`);
export const REPLAY_FAILED = mutation('replayFailedWebhookDeliveries', 'count');

/** A new webhook of `who` to the endpoint, which has answered its challenge, and its secret. */
export async function hook(who: Person, events: string[], more: object = {}): Promise<{ id: string; secret: string }> {
  const { created } = await act(who, CREATE, { url: endpoint.url, events, ...more });
  await proved(who, created.webhook.id);
  return { id: created.webhook.id, secret: created.secret };
}

/** Waits until the endpoint of a webhook has answered its challenge. */
export const proved = (who: Person, id: string) =>
  expect
    .poll(async () => (await hooksOf(who)).find((one: any) => one.id === id).provedAt, {
      timeout: 15_000,
      interval: 20,
    })
    .not.toBeNull();

/** The webhooks of `who`. */
export const hooksOf = async (who: Person) =>
  (await gql(who, `{ viewer { webhooks { ${WEBHOOK} } } }`)).data.viewer.webhooks;

/** The log of a webhook of `who`, newest first, without its challenge. */
export const logOf = async (who: Person, id: string, filter = '') =>
  (
    await gql(
      who,
      `query ($id: ID!) { node(id: $id) { ... on Webhook { deliveries${filter} { edges { cursor node { ${DELIVERY} } }
        pageInfo { hasNextPage endCursor } } } } }`,
      { id },
    )
  ).data.node.deliveries.edges
    .map(({ node }: any) => node)
    .filter(({ event }: any) => event !== 'webhook.verification');

/** Lets everything that waits for a later attempt be due. */
export const hurry = () => pool.query("UPDATE webhook_delivery SET due_at = now() WHERE state = 'waiting'");

/** Lets the clicks that were noted be old enough to be delivered. */
export const hurryClicks = () => pool.query("UPDATE webhook_clicks SET created_at = now() - interval '1 minute'");
