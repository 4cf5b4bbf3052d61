import type { Counted } from './count.ts';
import type { Segment } from './directory.ts';
import type { Answer, Question } from './question.ts';

export interface WorkerSettings {
  databaseUrl: string;
  /** Longest time one statement may take, milliseconds; 0 without a bound. */
  statementMs: number;
  /** How much memory columns may take in this thread, bytes. */
  maxBytes: number;
  /** How many threads help this one. */
  helpers: number;
}

/** What the thread that answers is asked, and what it answers. */
export interface Answering {
  asked: Question;
  answered: Answer[];
}

/** What a helping thread is asked: to count some of an owner's segments, or to forget the owner; and what it answers. */
export interface Helping {
  asked: { question: Question; segments: Segment[] } | { forget: number };
  answered: Counted | null;
}

export type ToThread<Asked> = { type: 'ask'; id: number; asked: Asked } | { type: 'end' };
export type FromThread<Answered> =
  { id: number; answered: Answered } | { id: number; error: { name: string; message: string } };
