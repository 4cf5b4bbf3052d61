import { clickIdDigits, mintClickId } from '../../click-model/click-id.ts';
import { clickFlags, keepsRoundTrip, type RawClick } from '../../click-model/record.ts';
import type { Journal } from '../../clicks/journal.ts';
import { rememberRoundTrip } from '../../measurements/witness.ts';
import { pingAfterAnswer } from './ping-round-trips.ts';
import { steppedRoundTrip } from './raw-click.ts';
import { isProxied } from './round-trip.ts';
import type { RedirectRequest } from './redirect-handler.ts';

/** The round trips of clicks over connections of our own, found once visitors are on their way. */
export class RoundTrips {
  readonly #journal: Journal;

  constructor(journal: Journal) {
    this.#journal = journal;
  }

  /**
   * What is to be called once a click is answered, so that its round trip follows it into the journal; null where it cannot be
   * found or is not to be kept. The click gets its id and is marked as measured.
   */
  of(request: RedirectRequest, click: RawClick): (() => void) | null {
    const { flags } = click;
    if (request.httpVersionMajor !== 2 || request.method !== 'GET') return null;
    if (!keepsRoundTrip(flags) || isProxied(request)) return null;
    const isReported = (flags & clickFlags.measured) !== 0;
    click.id ??= mintClickId(Date.now());
    click.flags |= clickFlags.measured;
    const clickId = clickIdDigits(click.id, 0);
    return () =>
      pingAfterAnswer(request, ({ ms, jitterMs, shortestMs }) => {
        if (isReported && shortestMs !== null) rememberRoundTrip(clickId, shortestMs);
        const isPrivate = flags & clickFlags.withoutCity;
        this.#journal.note({ clickId, ms: steppedRoundTrip(ms, flags), jitterMs: isPrivate ? null : jitterMs });
      });
  }
}
