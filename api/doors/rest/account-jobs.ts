import { z } from 'zod';
import { closeOwnAccount } from '../../privacy/jobs/close-own-account.ts';
import { Confirmed } from '../../privacy/jobs/confirmation.ts';
import { Before, deleteOldClicks } from '../../privacy/jobs/delete-old-clicks.ts';
import { closingOf, jobOf, jobsOf } from '../../privacy/jobs/job-of.ts';
import { readExport } from '../../privacy/jobs/read-export.ts';
import { requestExport } from '../../privacy/jobs/request-export.ts';
import { PrivacyChanges, privacyOf, updatePrivacy, type Privacy } from '../../privacy/privacy.ts';
import type { AccountJob } from '../../generated/prisma/client.ts';
import { Presence } from '../../identity/presence.ts';
import { AccountJobKind, AccountJobState, AddressHandling } from '../../generated/prisma/enums.ts';
import { addressKey } from '../../common/address-key.ts';
import { Limiter, ROUGHLY } from '../../common/limiter.ts';
import { answers, fileAnswers } from './answers.ts';
import { day, text, timestamp, whole } from './fields.ts';
import { sendDownload } from './send-download.ts';
import { viewerOf } from './signed-in.ts';
import type { TypedApp } from './typed.ts';
import { requestSchema } from './wire.ts';

const PrivacyAnswer = z
  .object({
    address_handling: z
      .enum(AddressHandling)
      .describe('How much of the address of a visitor is used; it is never stored.'),
    retention_days: whole.nullable().describe('Null for as long as the installation keeps clicks.'),
    most_retention_days: whole.describe('How many days the installation keeps clicks.'),
  })
  .meta({ id: 'Privacy', description: 'What is kept of visitors, and for how long.' });

const toPrivacy = ({ addressHandling, retentionDays, mostRetentionDays }: Privacy) => ({
  address_handling: addressHandling,
  retention_days: retentionDays,
  most_retention_days: mostRetentionDays,
});

const Job = z
  .object({
    id: text.describe('The id of the job.'),
    kind: z
      .enum(AccountJobKind)
      .describe('What it does: a download, a deletion of clicks, or the closing of the account.'),
    state: z.enum(AccountJobState).describe('How far it is.'),
    done: whole.describe('Clicks so far.'),
    total: whole.describe('About how many clicks there are to do.'),
    failure: text.nullable().describe('Why it failed; null unless it did.'),
    before: day.nullable().describe('Clicks before this day are deleted.'),
    bytes: whole.nullable().describe('The size of a finished download.'),
    created_at: timestamp.describe('When it was asked for.'),
    finished_at: timestamp.nullable().describe('When it ended; null before.'),
  })
  .meta({ id: 'AccountJob', description: 'A download or a deletion in the background.' });

const toJob = (job: AccountJob) => ({
  id: job.id,
  kind: job.kind,
  state: job.state,
  done: job.done,
  total: job.total,
  failure: job.failure,
  before: job.before && job.before.toISOString().slice(0, 10),
  bytes: job.bytes === null ? null : Number(job.bytes),
  created_at: job.createdAt,
  finished_at: job.finishedAt,
});

const tags = ['Account'];
const write = { rate: 'write' } as const;
const params = z.object({ id: z.string().describe('The id of the job.') });
const begun = (...errors: number[]) => answers(202, 'It has begun.', Job, ...errors);

/** /api/account/privacy: what is kept of visitors, and for how long. */
export async function privacyRoutes(app: TypedApp): Promise<void> {
  const read = {
    tags,
    summary: 'The choices about privacy',
    description: "How visitors' addresses are used, and how long clicks are kept.",
    response: answers(200, 'The choices.', PrivacyAnswer, 401),
  };
  app.get('/api/account/privacy', { schema: read }, async (request) => toPrivacy(await privacyOf(viewerOf(request))));

  const change = {
    tags,
    summary: 'Change the choices about privacy',
    description: 'What is left out stays as it is. Clicks that are too old by now are deleted within the hour.',
    body: requestSchema(PrivacyChanges, {
      address_handling: { description: 'How much of the address of a visitor is used; it is never stored.' },
      retention_days: { description: 'Days; null for as long as the installation keeps clicks.' },
    }),
    response: answers(200, 'The choices.', PrivacyAnswer, 400, 401, 429),
  };
  app.put('/api/account/privacy', { config: write, schema: change }, async (request) =>
    toPrivacy(await updatePrivacy(viewerOf(request), request.body)),
  );
}

/** Downloads and deletions of an account, and how far they are. */
export async function accountJobRoutes(app: TypedApp): Promise<void> {
  const list = {
    tags,
    summary: 'Downloads and deletions, the latest of each kind',
    description: 'Also those that have finished; a finished download names its size.',
    response: answers(200, 'The jobs.', z.object({ jobs: z.array(Job).describe('At most one of each kind.') }), 401),
  };
  app.get('/api/account/jobs', { schema: list }, async (request) => ({
    jobs: (await jobsOf(viewerOf(request))).map(toJob),
  }));

  const one = {
    tags,
    summary: 'How far a download or deletion is',
    description: 'Counts the clicks done and to do; poll it until finished_at is set.',
    params,
    response: answers(200, 'The job.', Job, 401, 404),
  };
  app.get('/api/account/jobs/:id', { schema: one }, async (request) =>
    toJob(await jobOf(viewerOf(request), request.params.id)),
  );

  const collect = {
    tags,
    summary: 'Collect everything stored of the account in a ZIP file',
    description:
      'In the background; the file is kept for a day, and replaces the one before. The body may be left out.',
    body: requestSchema(Presence),
    response: begun(400, 401, 409, 429),
  };
  app.post('/api/account/exports', { config: { rate: 'bulk' }, schema: collect }, async (request, reply) =>
    reply.code(202).send(toJob(await requestExport(viewerOf(request), request.body))),
  );

  const download = {
    tags,
    summary: 'The finished ZIP file',
    description: 'Kept for a day after it was finished; refused with 409 before.',
    params,
    response: fileAnswers('application/zip', 'The file; README.txt in it explains the others.', 401, 404, 409, 410),
  };
  app.get('/api/account/exports/:id', { schema: download }, async (request, reply) => {
    const { fileName, bytes, content } = await readExport(viewerOf(request), request.params.id);
    void reply.header('content-length', bytes);
    return sendDownload(reply, { fileName, type: 'application/zip', rows: null, content });
  });

  const old = {
    tags,
    summary: 'Delete clicks before a day',
    description: 'With everything derived from them, for good; the totals of URLs stay.',
    body: requestSchema(Before, {
      before: { description: 'The first day to keep, YYYY-MM-DD; at the latest today.' },
      confirmation: { description: 'The words "delete clicks", in any case.' },
    }),
    response: begun(400, 401, 409, 429),
  };
  app.post('/api/account/delete-clicks', { config: write, schema: old }, async (request, reply) =>
    reply.code(202).send(toJob(await deleteOldClicks(viewerOf(request), request.body))),
  );

  const close = {
    tags,
    summary: 'Close the account and delete everything stored of it',
    description: 'No token works from then on. GET /api/account/closings/{id} tells how far the deletion is.',
    body: requestSchema(Confirmed, { confirmation: { description: 'The words "delete everything", in any case.' } }),
    response: begun(400, 401, 429),
  };
  app.post('/api/account/close', { config: write, schema: close }, async (request, reply) =>
    reply.code(202).send(toJob(await closeOwnAccount(viewerOf(request), request.body))),
  );
}

/** Questions per minute and IP address. */
const questions = new Limiter({ name: 'account-jobs', max: 120, windowMs: 60_000, apart: ROUGHLY });

/** How far the closing of an account is: whoever has closed it is signed in no more, and holds its id. */
export async function closingRoutes(app: TypedApp): Promise<void> {
  const schema = {
    tags,
    security: [],
    summary: 'How far the closing of an account is',
    description: 'Without a token. It tells nothing about the account, and is kept for a day.',
    params,
    response: answers(200, 'The closing.', Job, 404, 429),
  };
  app.get('/api/account/closings/:id', { schema }, async (request) => {
    await questions.attempt(addressKey(request.ip));
    return toJob(await closingOf(request.params.id));
  });
}
