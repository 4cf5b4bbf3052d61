/** A block of an owner's clicks as it is stored (analytics.segment): days, or a part of a day, as columns. */
export interface ClickBlock {
  id: string;
  firstDay: string;
  lastDay: string;
  part: number;
  /** Milliseconds since 1970; null where no click of its days is left out. */
  until: number | null;
  /** See LAYOUT. */
  layout: number;
  clicks: number;
  deletedLinkIds: number[];
}
