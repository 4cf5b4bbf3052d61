import type { ClientBase } from 'pg';
import type { RoundTrip } from '../click-model/record.ts';
import type { EnrichedClick } from './enrich.ts';
import type { JournalPosition } from './journal-reader.ts';
import type { JournalMove, JournalOwner } from './position.ts';

/** Clicks to store, round trips of these or earlier ones, and the journal's position once they are stored. */
export interface ClickBatch {
  clicks: EnrichedClick[];
  roundTrips: RoundTrip[];
  next: JournalPosition;
  /** How the journals of further server processes move with it; none where they are left out. */
  further?: readonly JournalMove[];
}

/**
 * Stores the journal of one node over one connection. It remembers what it has stored; discard it with its connection,
 * because a server that crashed may have lost what the writer remembers.
 */
export interface ClickWriter {
  /** Prepares the days to come, and notes whether the server has crashed; call it first. */
  prepare(client: ClientBase): Promise<void>;

  /** The position up to which the journal is stored; throws PositionMoved when the node has been started again since. */
  position(client: ClientBase): Promise<JournalPosition>;

  /** The positions of the journals of the node's further server processes, by their numbers; call it after `position`. */
  furtherPositions(client: ClientBase): Promise<Map<number, JournalPosition>>;

  /**
   * Stores a batch in one transaction. The clicks, their sums, their visitors, the counters of their links and the moves of
   * the journals' positions, as that from `from` to `batch.next`, take effect together or not at all; so does the notification.
   * Throws PositionMoved when the position is not `from`, and then changes nothing. Hence each click is stored exactly
   * once: after an attempt with an unknown outcome, `position` returns `from` or `batch.next`, and a repetition from a
   * position that was left is refused.
   *
   * Clicks of links that no longer exist are left out. `meanwhile` is called at most once, while the database works and
   * this process would wait; an error that it throws undoes the batch.
   */
  append(client: ClientBase, from: JournalPosition, batch: ClickBatch, meanwhile: () => void): Promise<void>;

  /**
   * Sends stored clicks to where they are read, if that is not where they were stored; those of other nodes, too. What cannot be sent
   * waits. Call it after `append`, and at intervals. Throws the database's error.
   */
  send(client: ClientBase): Promise<void>;
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
 * sums and blocks in one transaction, so that all figures agree before and after.
 */
export interface ClickStore {
  writer(owner: JournalOwner): ClickWriter;

  /**
   * Marks links as deleted in the transaction that deletes them; no click of them is appended afterwards. Keep that
   * transaction short: `append` waits for it when it has clicks of these links.
   */
  markDeleted(client: ClientBase, ownerId: number, linkIds: number[]): Promise<void>;

  /** Takes the clicks of an owner's marked links out of every figure; does nothing when that is done. */
  subtractDeleted(client: ClientBase, ownerId: number): Promise<void>;

  /** Subtracts the clicks of all marked links and deletes their rows, until `isBusy`; returns the number of rows. */
  purgeDeleted(client: ClientBase, isBusy: () => boolean): Promise<number>;

  /**
   * Deletes all clicks of an owner whose links and account are gone, and everything counted of them, in steps; returns
   * the number of clicks. `onRemoved` receives the number of each step.
   */
  forgetOwner(client: ClientBase, ownerId: number, onRemoved?: (clicks: number) => Promise<void>): Promise<number>;

  /** Drops an owner's clicks of the days before `day`, and everything counted of them; returns the number of clicks. */
  dropDays(client: ClientBase, ownerId: number, day: string): Promise<number>;

  /** An estimate of an owner's clicks of the days before `day`. */
  countBefore(client: ClientBase, ownerId: number, day: string): Promise<number>;

  /** The first day of an owner that has a click; null without any. */
  firstDay(client: ClientBase, ownerId: number): Promise<string | null>;

  /** Drops all clicks of the months before `month` (its first day) and of that day; returns the number of months. */
  dropMonths(client: ClientBase, month: string): Promise<number>;

  /** Lets figures follow facts that were stored before their clicks; returns the number of such facts. */
  joinFacts(client: ClientBase): Promise<number>;

  /** Prepares the days to come, before any click needs them. */
  createAhead(client: ClientBase): Promise<void>;

  /** Destroys salts and visitors 48 hours after their day, judged by `now` (milliseconds since 1970). */
  forgetVisitors(client: ClientBase, now: number): Promise<void>;

  /** Forgets in which order clicks were stored that no stream goes back to. */
  forgetArrivals(client: ClientBase): Promise<void>;

  /** Repairs labels and removes unused ones while `mayGoOn`; null when another node is at it. */
  maintainLabels(client: ClientBase, mayGoOn: () => boolean): Promise<LabelMaintenance | null>;
}
