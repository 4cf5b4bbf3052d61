import type { RoundTrip } from '../click-model/record.ts';
import type { EnrichedClick } from './enrich.ts';
import type { JournalPosition } from './journal-reader.ts';
import type { JournalMove, JournalOwner } from './position.ts';

/** Clicks with what a writer could work out of them before it stores them. */
export interface PreparedClicks {
  readonly clicks: readonly EnrichedClick[];
}

/** Clicks to store, round trips of these or earlier ones, and the journal's position once they are stored. */
export interface ClickBatch {
  prepared: PreparedClicks;
  roundTrips: RoundTrip[];
  next: JournalPosition;
  /** How the journals of further server processes move with it; none where they are left out. */
  further?: readonly JournalMove[];
  /** Whether more clicks follow at once: the counters of links may then wait for those. */
  hasMore?: boolean;
}

/**
 * Stores the journal of one node over a connection of its own, which the first call opens. It remembers what it has stored; after an
 * error discard it, because a server that crashed may have lost what the writer remembers.
 */
export interface ClickWriter {
  /** Prepares the days to come, and notes whether the server has crashed; call it first. */
  prepare(): Promise<void>;

  /** The position up to which the journal is stored; throws PositionMoved when the node has been started again since. */
  position(): Promise<JournalPosition>;

  /** The positions of the journals of the node's further server processes, by their numbers; call it after `position`. */
  furtherPositions(): Promise<Map<number, JournalPosition>>;

  /** Works out of clicks what can be known before they are stored; meanwhile `append` may store the batch before theirs. */
  prepareClicks(clicks: readonly EnrichedClick[]): Promise<PreparedClicks>;

  /**
   * Stores a batch, whose clicks this writer has prepared, in one transaction. The clicks, their sums, their visitors, what the counters
   * of their links get and the moves of the journals' positions, as that from `from` to `batch.next`, take effect together or not at
   * all; so does the notification. Throws PositionMoved when the position is not `from`, and then changes nothing. Hence each click is
   * stored exactly once: after an attempt with an unknown outcome, `position` returns `from` or `batch.next`, and a repetition from a
   * position that was left is refused.
   *
   * Clicks of links that no longer exist are left out. `meanwhile` is called at most once, while the database works and
   * this process would wait; an error that it throws undoes the batch.
   */
  append(from: JournalPosition, batch: ClickBatch, meanwhile: () => void): Promise<void>;

  /**
   * Sends stored clicks to where they are read, if that is not where they were stored; those of other nodes, too. What cannot be sent
   * waits. Call it after `append`, and at intervals. Throws the database's error.
   */
  send(): Promise<void>;

  /** Adds to the counters of links what waits for clicks that did not follow. */
  settle(): Promise<void>;

  /** Gives its connection up; the next call opens one again. */
  close(): Promise<void>;
}

/** Progress of the repair and removal of labels. */
export interface LabelMaintenance {
  /** Clicks whose lost texts were marked as "(lost)", since the repair began. */
  repaired: number;
  isRepaired: boolean;
  /** False when there is more to do at once. */
  isDone: boolean;
}

/**
 * Where clicks are written: their rows, and everything counted of them. Whatever a method removes, it removes from rows,
 * sums and blocks in one transaction, so that all figures agree before and after. Each method opens the connections and transactions
 * that it needs; which database these lead to is known to the implementation alone.
 */
export interface ClickStore {
  writer(owner: JournalOwner): ClickWriter;

  /** Takes the clicks of an owner's marked links (mark-deleted.ts) out of every figure; does nothing when that is done. */
  subtractDeleted(ownerId: number): Promise<void>;

  /** Subtracts the clicks of all marked links and deletes their rows, until `isBusy`; returns the number of rows. */
  purgeDeleted(isBusy: () => boolean): Promise<number>;

  /**
   * Deletes all clicks of an owner whose links and account are gone, and everything counted of them, in steps; returns
   * the number of clicks. `onRemoved` receives the number of each step.
   */
  forgetOwner(ownerId: number, onRemoved?: (clicks: number) => Promise<void>): Promise<number>;

  /** Drops an owner's clicks of the days before `day`, and everything counted of them; returns the number of clicks. */
  dropDays(ownerId: number, day: string): Promise<number>;

  /** An estimate of an owner's clicks of the days before `day`. */
  countBefore(ownerId: number, day: string): Promise<number>;

  /** The first day of an owner that has a click; null without any. */
  firstDay(ownerId: number): Promise<string | null>;

  /** Drops all clicks of the months before `month` (its first day) and of that day; returns the number of months. */
  dropMonths(month: string): Promise<number>;

  /** Lets figures follow facts that were stored before their clicks; returns the number of such facts. */
  joinFacts(): Promise<number>;

  /** Adds to the counters of links what a writer let wait that has ended amid a backlog. */
  addPendingClicks(): Promise<void>;

  /** Prepares the days to come, before any click needs them. */
  createAhead(): Promise<void>;

  /** Destroys salts and visitors 48 hours after their day, judged by `now` (milliseconds since 1970). */
  forgetVisitors(now: number): Promise<void>;

  /** Forgets in which order clicks were stored that no stream goes back to. */
  forgetArrivals(): Promise<void>;

  /** Repairs labels and removes unused ones while `mayGoOn`; null when another node is at it. */
  maintainLabels(mayGoOn: () => boolean): Promise<LabelMaintenance | null>;
}
