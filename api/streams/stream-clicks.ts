import { setTimeout as pause } from 'node:timers/promises';
import { inTurn } from '../account/concurrent-calls.ts';
import { lastArrival, type ArrivalPosition } from '../analytics/click-arrivals.ts';
import { clicksStoredAfter, type ArrivedPage } from '../analytics/click-tail.ts';
import type { ClickScope } from '../analytics/click-scope.ts';
import { db } from '../database/db.ts';
import type { ErrorCode } from '../common/error-codes.ts';
import { clickChanges } from '../live/click-changes.ts';
import { logger } from '../common/logger.ts';
import { UserError } from '../common/user-error.ts';
import { ownerOf, type Viewer } from '../common/viewer.ts';
import { onCredentialEnd } from './credential-end.ts';
import { openStreamScope, type StreamedClicks } from './stream-scope.ts';

/** How long a stream waits before it reads again what could not be read, milliseconds. */
const RETRY_MS = 2_000;

/** A stream of clicks, as its door opens it. */
export interface ClickStreamRequest {
  viewer: Viewer;
  question: StreamedClicks;
  /** Where another stream ended; null for from now on. */
  after: ArrivalPosition | null;
  /** Aborts when the client leaves. */
  gone: AbortSignal;
}

/** Takes a page, and resolves once there is room for the next. */
type Deliver = (page: ArrivedPage) => Promise<void>;

/** What trying again does not help. */
const ENDING: readonly ErrorCode[] = ['UNAUTHENTICATED', 'NOT_FOUND'];

const ended = () => new UserError('UNAUTHENTICATED', 'What this stream was opened with has ended.');
const nothingAt = (end: ArrivalPosition): ArrivedPage => ({ begin: end, clicks: [], end, gap: null, hasMore: false });

/**
 * Hands on the viewer's clicks in the order in which they are stored, first those after a position, then as they come; each page once
 * the one before was taken. Resolves when the client has left; throws UserError UNAUTHENTICATED when the key, the sign-in or the
 * account has ended, and NOT_FOUND when the link was deleted.
 */
export async function streamClicks(request: ClickStreamRequest, deliver: Deliver): Promise<void> {
  const { viewer, question, after, gone } = request;
  const over = new AbortController();
  const signal = AbortSignal.any([gone, over.signal]);
  const stopWatching = onCredentialEnd(viewer, () => over.abort());
  const changes = clickChanges(viewer, question.linkId, {});
  const stop = () => void changes.return();
  signal.addEventListener('abort', stop);
  try {
    let end = after ?? (await lastArrival(viewer.id));
    await deliver(nothingAt(end));
    for await (const _change of changes) end = await deliverAll({ ...request, after: end, gone: signal }, deliver);
  } finally {
    signal.removeEventListener('abort', stop);
    stopWatching();
    stop();
  }
  if (!gone.aborted) throw ended();
}

/** Hands on all that is stored; returns where it ends. */
async function deliverAll(
  request: ClickStreamRequest & { after: ArrivalPosition },
  deliver: Deliver,
): Promise<ArrivalPosition> {
  let page = { ...nothingAt(request.after), hasMore: true };
  while (page.hasMore && !request.gone.aborted) {
    const next = await read(request, page.end);
    if (!next || request.gone.aborted) continue;
    await deliver(next);
    page = next;
  }
  return page.end;
}

/** The next page; null where it could not be read for the moment, which is tried again. */
async function read(
  { viewer, question, gone }: ClickStreamRequest,
  from: ArrivalPosition,
): Promise<ArrivedPage | null> {
  try {
    return await inTurn(viewer.id, gone, async () => clicksStoredAfter(await scopeNow(viewer, question), from));
  } catch (error) {
    if (error instanceof UserError && ENDING.includes(error.code)) throw error;
    if (!(error instanceof UserError)) logger.warn({ err: error }, 'a stream could not read clicks, and tries again');
    await pause(RETRY_MS, undefined, { signal: gone }).catch(() => {});
    return null;
  }
}

/** Plan, zone and ownership may have changed since the last page. */
async function scopeNow({ id }: Viewer, question: StreamedClicks): Promise<ClickScope> {
  const user = await db.user.findUnique({ where: { id, closingAt: null } });
  if (!user) throw ended();
  return openStreamScope(ownerOf(user), question);
}
