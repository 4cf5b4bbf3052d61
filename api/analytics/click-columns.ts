import type { Dimension } from '../dimensions.ts';
import { askColumns } from './columns/client.ts';
import type { First, PartFilter, Question } from './columns/question.ts';
import type { DayRange } from './period.ts';
import type { Scope } from './scope.ts';
import type { Page, PageWindow, Source } from './source.ts';

/** What says which clicks a scope is about, whenever they were. */
export type Which = Pick<Scope, 'viewerId' | 'linkId' | 'filters'>;

/** The clicks themselves, kept as columns: they answer everything. */
export class ClickColumns implements Source {
  readonly #scope: Which;

  constructor(scope: Which) {
    this.#scope = scope;
  }

  days = (range: DayRange) => askColumns(clicksOf(this.#scope, range), { kind: 'days', first: this.#first() });
  moments = (range: DayRange) => askColumns(clicksOf(this.#scope, range), { kind: 'moments', first: this.#first() });
  weekHours = (range: DayRange) =>
    askColumns(clicksOf(this.#scope, range), { kind: 'weekHours', first: this.#first() });

  page(range: DayRange, dimension: Dimension, window: PageWindow): Promise<Page> {
    const first = this.#first(dimension);
    return askColumns(clicksOf(this.#scope, range), { kind: 'page', part: dimension, first, window });
  }

  /** A visitor of a link is somebody else than a visitor of the owner: the same person may be new to one only. */
  #first(dimension?: Dimension): First {
    return this.#scope.linkId !== null || dimension === 'link' ? 'firstLink' : 'firstOwner';
  }
}

/** A scope's clicks in a range of days, as the columns are asked for them. */
export function clicksOf({ viewerId, linkId, filters }: Which, { from, to }: DayRange): Omit<Question, 'asks'> {
  const asked = filters.map(({ dimension, numbers, isNot }): PartFilter => ({ part: dimension, numbers, isNot }));
  if (linkId !== null) asked.push({ part: 'link', numbers: [linkId], isNot: false });
  return { ownerId: viewerId, from, to, filters: asked };
}
