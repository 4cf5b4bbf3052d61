import type { RawClick } from '../../click-model/record.ts';
import { indexAt, placeOfVisitor } from '../../experiments/choose-variant.ts';
import { localHour } from '../../common/local-time.ts';
import type { LinkExperiment, RedirectLink } from '../../urls/redirect-link.ts';
import { isProgram } from './raw-click.ts';

/**
 * The link with the destination of the variant that a visitor gets for the day. Bots, previews and prefetches get the
 * first one.
 */
export function variantOf({ id, timeZone, variants, weights }: LinkExperiment, click: RawClick): RedirectLink {
  const { address, userAgent } = click;
  if (isProgram(click)) return variants[0]!;
  const { day } = localHour(timeZone, Date.now());
  return variants[indexAt(placeOfVisitor({ experimentId: id, day, address, userAgent }), weights)]!;
}
