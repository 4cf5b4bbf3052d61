import type { Answer, Question } from './question.ts';

export interface WorkerSettings {
  databaseUrl: string;
  /** How much memory columns may take, bytes. */
  maxBytes: number;
}

export type ToWorker = { type: 'ask'; id: number; question: Question } | { type: 'end' };
export type FromWorker = { id: number; answers: Answer[] } | { id: number; error: string };
