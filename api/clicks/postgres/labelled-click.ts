import { dimensions, labelDimensions } from '../../click-model/dimensions.ts';
import type { EnrichedClick } from '../enrich.ts';
import type { FirstClicks } from './first-clicks.ts';
import type { Label } from './label-rows.ts';
import type { BatchLabels } from './labels.ts';
import type { StoredClick } from './rollup.ts';

/** A click's texts as labels, in the order of labelDimensions; null for an empty text. */
type ClickLabels = (Label | null)[];

/** A click whose labels have ids once the batch's labels were made. */
export interface LabelledClick {
  click: EnrichedClick;
  labels: ClickLabels;
}

const labelColumns = labelDimensions.map((name) => ({ name, number: dimensions[name].number }));

/** Registers a click's texts with the labels of its batch. */
export const labelsOf = (click: EnrichedClick, labels: BatchLabels): ClickLabels =>
  labelColumns.map(({ name, number }) => {
    const text = click[name];
    return text ? labels.of(click.ownerId, number, text, click.day) : null;
  });

const idOf = (label: Label | null) => label?.id ?? 0;

/** The row of a click; `at` is its index in the batch that `first` was made for. */
export function withLabelIds({ click, labels }: LabelledClick, first: FirstClicks, at: number): StoredClick {
  return {
    ...click,
    labelIds: labels.map(idOf),
    firstOwner: first.isOfOwner(at),
    firstLink: first.isOfLink(at),
    ...first.visitorOf(at),
  };
}
