import type { LabelDimension } from '../../dimensions.ts';
import type { EnrichedClick } from '../enrich.ts';
import type { FirstClicks } from './first-clicks.ts';
import type { Label } from './label-rows.ts';
import type { BatchLabels } from './labels.ts';
import type { StoredClick } from './rollup.ts';

/** A click's texts as labels; null for an empty text. */
type ClickLabels = Record<LabelDimension, Label | null>;

/** A click whose labels have ids once the batch's labels were made. */
export interface LabelledClick {
  click: EnrichedClick;
  labels: ClickLabels;
}

/** Registers a click's texts with the labels of its batch. */
export function labelsOf(click: EnrichedClick, labels: BatchLabels): ClickLabels {
  const of = (dimension: LabelDimension) => {
    const text = click[dimension];
    return text ? labels.of(click.ownerId, dimension, text, click.day) : null;
  };
  return {
    city: of('city'),
    network: of('network'),
    referrer: of('referrer'),
    utmSource: of('utmSource'),
    utmMedium: of('utmMedium'),
    utmCampaign: of('utmCampaign'),
  };
}

const idOf = (label: Label | null) => label?.id ?? 0;

/** The row of a click; `at` is its index in the batch that `first` was made for. */
export function withLabelIds({ click, labels }: LabelledClick, first: FirstClicks, at: number): StoredClick {
  return {
    ...click,
    cityId: idOf(labels.city),
    networkId: idOf(labels.network),
    referrerId: idOf(labels.referrer),
    utmSourceId: idOf(labels.utmSource),
    utmMediumId: idOf(labels.utmMedium),
    utmCampaignId: idOf(labels.utmCampaign),
    firstOwner: first.isOfOwner(at),
    firstLink: first.isOfLink(at),
    ...first.visitorOf(at),
  };
}
