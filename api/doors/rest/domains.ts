import { z } from 'zod';
import { createDomain } from '../../domains/create-domain.ts';
import { deleteDomain } from '../../domains/delete-domain.ts';
import { addressRecord, proofRecord } from '../../domains/dns-records.ts';
import { getDomain, listDomains } from '../../domains/list-domains.ts';
import { domainMembers, recordMembers, statusOfDomain } from '../../domains/members.ts';
import { DomainChanges, NewDomain } from '../../domains/rules.ts';
import { updateDomain } from '../../domains/update-domain.ts';
import { verifyDomain } from '../../domains/verify-domain.ts';
import type { Domain } from '../../generated/prisma/client.ts';
import type { Step } from '../../domains/look.ts';
import { answers } from './answers.ts';
import { flag, text, whole } from './fields.ts';
import { creationHeaders, keyOf, tellRepetition } from './idempotency-key.ts';
import { requestDocs, responseMembers } from './member-schemas.ts';
import { rowParameter } from './parameters.ts';
import { viewerOf } from './signed-in.ts';
import type { TypedApp } from './typed.ts';
import { wireValues } from './member-schemas.ts';
import { requestSchema } from './wire.ts';

const record = z.object(responseMembers(recordMembers));

const DomainSchema = z
  .object({
    id: whole.describe('The number of the domain.'),
    ...responseMembers(domainMembers),
    proof_record: record.describe('The record that proves control of it.'),
    address_record: record.describe('The record that leads it to this server.'),
  })
  .meta({ id: 'Domain', description: 'A short domain that an account brings, with a space of codes of its own.' });

const step = z.object({
  is_done: flag.describe('Whether it is as it should be.'),
  reason: text.nullable().describe('Why not; null when done.'),
});

const Verification = z.object({
  domain: DomainSchema,
  proof: step.describe('The record that proves control.'),
  address: step.describe('The record that leads it to this server.'),
});

const toDomain = (domain: Domain) => ({
  id: domain.id,
  ...wireValues(domainMembers, { ...domain, status: statusOfDomain(domain) }),
  proof_record: proofRecord(domain),
  address_record: addressRecord(domain),
});

const toStep = ({ isDone, reason }: Step) => ({ is_done: isDone, reason });

const tags = ['Domains'];
const write = { rate: 'write' } as const;
const verify = { rate: 'verify' } as const;
const domain = (...errors: number[]) => answers(200, 'The domain.', DomainSchema, ...errors);

/** /api/domains: the short domains of the viewer. */
export async function domainRoutes(app: TypedApp): Promise<void> {
  const all = answers(
    200,
    'All of them, oldest first.',
    z.object({ domains: z.array(DomainSchema).describe('Unverified ones, too.') }),
    401,
  );
  const list = { tags, summary: 'List domains', description: 'With the records to make for each.', response: all };
  app.get('/api/domains', { schema: list }, async (request) => ({
    domains: (await listDomains(viewerOf(request))).map(toDomain),
  }));

  const creation = {
    tags,
    summary: 'Add a domain',
    description: 'It serves links once it is verified.',
    headers: creationHeaders,
    body: requestSchema(NewDomain, requestDocs(domainMembers)),
    response: answers(201, 'The new domain, unverified.', DomainSchema, 400, 401, 403, 409, 429),
  };
  app.post('/api/domains', { config: write, schema: creation }, async (request, reply) => {
    const made = await createDomain(viewerOf(request), request.body, keyOf(request));
    tellRepetition(reply, made);
    return reply.code(201).header('location', `/api/domains/${made.id}`).send(toDomain(made));
  });
  await app.register(oneDomain);
}

/** One of them. */
async function oneDomain(app: TypedApp): Promise<void> {
  const params = rowParameter('Domain');
  const one = {
    ...{ tags, params, summary: 'Get a domain', description: 'With the records to make for it.' },
    response: domain(401, 404),
  };
  app.get('/api/domains/:id', { schema: one }, async (request) =>
    toDomain(await getDomain(viewerOf(request), request.params.id)),
  );

  const update = {
    ...{ tags, params, summary: 'Change a domain' },
    description: 'What is left out stays as it is; destinations are cleared by null.',
    body: requestSchema(DomainChanges, requestDocs(domainMembers)),
    response: domain(400, 401, 403, 404, 409, 429),
  };
  app.put('/api/domains/:id', { config: write, schema: update }, async (request) =>
    toDomain(await updateDomain(viewerOf(request), request.params.id, request.body)),
  );

  const deletion = {
    ...{ tags, params, summary: 'Remove a domain', description: 'Refused while links are on it.' },
    response: answers(204, 'Removed.', z.undefined(), 401, 404, 409, 429),
  };
  app.delete('/api/domains/:id', { config: write, schema: deletion }, async (request, reply) => {
    await deleteDomain(viewerOf(request), request.params.id);
    return reply.code(204).send();
  });

  const verification = {
    ...{ tags, params, summary: 'Verify a domain' },
    description: 'Looks for both of its records now, and says which is missing.',
    response: answers(200, 'The domain, and what was found.', Verification, 401, 404, 429),
  };
  app.post('/api/domains/:id/verify', { config: verify, schema: verification }, async (request) => {
    const found = await verifyDomain(viewerOf(request), request.params.id);
    return { domain: toDomain(found.domain), proof: toStep(found.proof), address: toStep(found.address) };
  });
}
