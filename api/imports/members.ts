import type { Members } from '../common/member.ts';
import { formats } from './formats.ts';

/** What becomes of links whose code is taken, or cannot be had here. */
export const conflictChoices = ['keep', 'rename', 'skip'] as const;
export type Conflicts = (typeof conflictChoices)[number];

/** For how long an import can be undone. */
export const UNDO_MINUTES = 60;

/** Refusals that are kept and told; there are as many as rows at most. */
export const MOST_REFUSALS = 100;

/** How far an import is. */
export const importStates = ['waiting', 'running', 'done', 'failed'] as const;

/** A row that does not come. */
export interface Refusal {
  row: number;
  originalUrl: string;
  message: string;
}

export const importWords = {
  preview: 'What an import of a file would do. Nothing is stored.',
  import:
    'Imports the links of an export, as CSV or JSON: of Bitly, Dub, Kutt, Shlink, YOURLS, Short.io, Rebrandly or this server. At most 10 MB and 10,000 rows. ' +
    'It is answered at once, with the import as it waits; a job makes it within moments, and its state says how far it is. All of it comes in one step, or ' +
    'nothing does; rows that cannot be imported are named. Codes and dates of creation are kept. Clicks that the ' +
    'other service counted are kept apart, as clicks before the import. It can be undone for an hour. More than 100 rows need a plan with bulk operations.',
  undo: 'Deletes for good all links that an import made, with what was counted of them since. Possible for an hour; their codes are free within moments.',
  imports: 'Imports of links, the latest first; the last 50.',
  one: 'An import by its number.',
  import_: 'An import of links.',
  text: 'The file as text.',
  conflicts:
    'What becomes of links whose code is taken or cannot be had here. keep: nothing is imported unless every link keeps its code. rename: ' +
    'they get a code like it, or a random one. skip: they are left out.',
  key: 'Sending the file again under it imports nothing twice. It is also the jobId of bulkProgress.',
  refusal: 'A row of a file that is not imported.',
  row: 'From 1, without the header.',
  originalUrl: 'Its destination as the file has it.',
  message: 'Why not.',
} as const;

const counts = {
  total: { kind: 'whole', words: 'Rows of the file.' },
  created: { kind: 'whole', words: 'Links that were imported, or would be.' },
  renamed: { kind: 'whole', words: 'Those of them that got another code, or would.' },
  skipped: { kind: 'whole', words: 'Links that were left out as their code is taken, or would be.' },
  refused: { kind: 'whole', words: 'Rows that could not be imported, or cannot be.' },
} as const satisfies Members;

/** Every member of a preview, in the order of answers; both doors read this list. */
export const previewMembers = {
  format: { kind: 'choice', choices: formats, words: 'What the file was recognised as.' },
  ...counts,
  clicks: { kind: 'whole', words: 'Clicks that the other service counted, of all links together.' },
  conflicts: { kind: 'whole', words: 'Links whose code is taken, or cannot be had here.' },
  ignored: { kind: 'text', isList: true, words: 'Columns or members of the file that are not read.' },
} as const satisfies Members;

/** Every member of an import, in the order of answers; both doors read this list. */
export const importMembers = {
  format: { kind: 'choice', choices: formats, words: 'What the file was recognised as.' },
  ...counts,
  state: {
    kind: 'choice',
    choices: importStates,
    words:
      'waiting and running: it is not finished. done: it was imported. failed: nothing was imported, for a reason that failure tells.',
  },
  done: { kind: 'whole', words: 'Rows that were read and stored or refused so far; all of them once it is done.' },
  failureCode: {
    kind: 'text',
    isNullable: true,
    words:
      'Why it failed: CONFLICT where codes were to be kept and cannot be, PLAN_LIMIT where not all links fit, or another code.',
  },
  failure: { kind: 'text', isNullable: true, words: 'The same in words.' },
  jobId: { kind: 'text', words: 'Its idempotency key, or a random one: the jobId of bulkProgress.' },
  createdAt: { kind: 'timestamp', words: 'When it was ordered.' },
  finishedAt: {
    kind: 'timestamp',
    isNullable: true,
    words: 'When it was done or failed; null before, and for imports of earlier versions.',
  },
  undoUntil: {
    kind: 'timestamp',
    isNullable: true,
    words: 'Until when it can be undone; null where it is not done, was undone, or it is too late.',
  },
  undoneAt: { kind: 'timestamp', isNullable: true, words: 'When it was undone; null where it was not.' },
} as const satisfies Members;
