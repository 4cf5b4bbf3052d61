import { z } from 'zod';
import { findLinks, MOST_FOUND } from '../../moderation/found-links.ts';
import { listSuspensions, MOST_SUSPENSIONS } from '../../moderation/list-suspensions.ts';
import { listReports, MOST_LINKS, MOST_REPORTS, Settled, settleReports } from '../../moderation/reports.ts';
import { NewSuspension, suspend, unsuspend } from '../../moderation/suspend.ts';
import { actorOf } from '../../identity/operator-actor.ts';
import type { Viewer } from '../../common/viewer.ts';
import { answers } from './answers.ts';
import { Suspended } from './components.ts';
import { oneOf, text, timestamp, whole } from './fields.ts';
import { FOR_OPERATORS } from './operations.ts';
import { rowParameter } from './parameters.ts';
import { viewerOf } from './signed-in.ts';
import type { TypedApp } from './typed.ts';
import { requestSchema } from './wire.ts';

const owner = text.nullable().describe('The email address of the account; null without one.');
const code = text.describe('The last part of the short URL.');
const domain = text.describe("The domain of an account that it is on; null for this server's own host.");
const shortUrl = text.describe('The whole short URL.');

const Suspensions = z.object({
  suspensions: z
    .array(
      z.object({
        id: whole.describe('For DELETE.'),
        kind: oneOf(['link', 'account', 'host']).describe('What it is.'),
        subject: text.describe('The short code, the email address or the host.'),
        destination: text.nullable().describe('Where a link leads; null for others.'),
        reason: text.describe('Why; the owner reads it.'),
        suspended_by: text.describe('The operator, or "command line".'),
        created_at: timestamp.describe('Since when.'),
      }),
    )
    .describe('Newest first.'),
});

const FoundLinks = z.object({
  links: z
    .array(
      z.object({
        id: whole.describe('Its number in this installation.'),
        short_code: code,
        domain: domain.nullable(),
        short_url: shortUrl,
        original_url: text.describe('The destination.'),
        owner_email: owner,
        created_at: timestamp.describe('When it was created.'),
        suspension: Suspended.nullable().describe('Null where it works.'),
      }),
    )
    .describe('Newest first.'),
});

const Report = z.object({
  id: whole.describe('Grows with time.'),
  reason: text.describe('What is wrong with the link.'),
  contact: text.nullable().describe('An email address for questions; null without one.'),
  created_at: timestamp.describe('When it was sent.'),
});

const Reports = z.object({
  links: z
    .array(
      z.object({
        short_code: code,
        domain: domain.nullable(),
        short_url: shortUrl,
        original_url: text.nullable().describe('The destination; null for a link that is gone.'),
        owner_email: owner,
        suspension: Suspended.nullable().describe('Null where it works.'),
        count: whole.describe('How many reports wait.'),
        reports: z.array(Report).describe(`The latest, ${MOST_REPORTS} at most, newest first.`),
      }),
    )
    .describe('The latest first.'),
});

async function toSuspensions(viewer: Viewer, before?: number) {
  const rows = await listSuspensions(viewer, before);
  return {
    suspensions: rows.map(({ suspendedBy, createdAt, ...row }) => ({
      ...row,
      suspended_by: suspendedBy,
      created_at: createdAt,
    })),
  };
}

async function toReports(viewer: Viewer) {
  const links = await listReports(viewer);
  return {
    links: links.map(({ shortCode, domain, shortUrl, originalUrl, ownerEmail, suspension, count, reports }) => ({
      ...{
        short_code: shortCode,
        domain,
        short_url: shortUrl,
        original_url: originalUrl,
        owner_email: ownerEmail,
        count,
      },
      suspension,
      reports: reports.map(({ id, reason, contact, createdAt }) => ({ id, reason, contact, created_at: createdAt })),
    })),
  };
}

async function toFoundLinks(viewer: Viewer, search: string) {
  const links = await findLinks(viewer, search);
  return {
    links: links.map(({ id, shortCode, domain, shortUrl, originalUrl, ownerEmail, createdAt, suspension }) => ({
      ...{ id, short_code: shortCode, domain, short_url: shortUrl, original_url: originalUrl, owner_email: ownerEmail },
      created_at: createdAt,
      suspension,
    })),
  };
}

const tags = ['Operators'];

/** /api/system/suspensions, links and reports: what operators take down, and what they are told of. */
export async function moderationRoutes(app: TypedApp): Promise<void> {
  const list = {
    tags,
    summary: 'What is suspended',
    description: `At most ${MOST_SUSPENSIONS} at a time. ${FOR_OPERATORS}`,
    querystring: z.object({ before: z.coerce.number().int().optional().describe('Only those before this id.') }),
    response: answers(200, 'The suspensions.', Suspensions, 400, 401),
  };
  app.get('/api/system/suspensions', { schema: list }, async (request) =>
    toSuspensions(viewerOf(request), request.query.before),
  );

  const make = {
    tags,
    summary: 'Suspend a link, a host of destinations or an account',
    description: `At once, and without deleting anything; name one of the three. Owners are told. ${FOR_OPERATORS}`,
    body: requestSchema(NewSuspension),
    response: answers(201, 'The suspensions after it.', Suspensions, 400, 401, 404, 409),
  };
  app.post('/api/system/suspensions', { schema: make }, async (request, reply) => {
    await suspend(await actorOf(viewerOf(request)), request.body);
    return reply.code(201).send(await toSuspensions(viewerOf(request)));
  });

  const end = {
    tags,
    summary: 'End a suspension',
    description: `At once. Owners are told. ${FOR_OPERATORS}`,
    params: rowParameter('Suspension'),
    response: answers(204, 'It is over.', z.undefined(), 401, 404),
  };
  app.delete('/api/system/suspensions/:id', { schema: end }, async (request, reply) => {
    await unsuspend(await actorOf(viewerOf(request)), request.params.id);
    return reply.code(204).send();
  });

  const find = {
    tags,
    summary: 'Find links of any account',
    description: `At most ${MOST_FOUND}. ${FOR_OPERATORS}`,
    querystring: z.object({ search: text.describe('A code, a short URL, or a host of destinations.') }),
    response: answers(200, 'The links.', FoundLinks, 400, 401),
  };
  app.get('/api/system/links', { schema: find }, async (request) =>
    toFoundLinks(viewerOf(request), request.query.search),
  );

  const reports = {
    tags,
    summary: 'Which links were reported',
    description: `At most ${MOST_LINKS}, those with reports that wait. ${FOR_OPERATORS}`,
    response: answers(200, 'The links with their reports.', Reports, 401),
  };
  app.get('/api/system/reports', { schema: reports }, async (request) => toReports(viewerOf(request)));

  const settle = {
    tags,
    summary: 'Be done with the reports of a link',
    description: `They leave the list. ${FOR_OPERATORS}`,
    body: requestSchema(Settled, {
      short_code: { description: 'The code of the link.' },
      domain: { description: 'Its domain, where it is on one of an account.' },
    }),
    response: answers(200, 'The reports that still wait.', Reports, 400, 401, 404),
  };
  app.post('/api/system/reports/settle', { schema: settle }, async (request) => {
    await settleReports(viewerOf(request), request.body);
    return toReports(viewerOf(request));
  });
}
