import { z } from 'zod';
import {
  CERTIFICATE_WORDS,
  certificateMembers,
  certificatesOf,
  isCertified,
  type DomainCertificate,
} from '../../certificates/domain-certificates.ts';
import { createDomain } from '../../domains/create-domain.ts';
import { deleteDomain } from '../../domains/delete-domain.ts';
import { addressRecord, proofRecord } from '../../domains/dns-records.ts';
import { getDomain, listDomains } from '../../domains/list-domains.ts';
import type { Step } from '../../domains/look.ts';
import {
  ADDRESS_RECORD_WORDS,
  androidAppsOf,
  domainMembers,
  recordMembers,
  statusOfDomain,
} from '../../domains/members.ts';
import { DomainChanges, MAX_DOMAINS, NewDomain } from '../../domains/rules.ts';
import { updateDomain } from '../../domains/update-domain.ts';
import { verifyDomain } from '../../domains/verify-domain.ts';
import type { Domain as StoredDomain } from '../../generated/prisma/client.ts';
import { answers } from './answers.ts';
import { flag, text, whole } from './fields.ts';
import { creationHeaders, keyOf, tellRepetition } from './idempotency-key.ts';
import { requestDocs, responseMembers, wireValues } from './member-schemas.ts';
import { rowParameter } from './parameters.ts';
import { viewerOf } from './signed-in.ts';
import type { TypedApp } from './typed.ts';
import { requestSchema } from './wire.ts';

const DnsRecord = z.object(responseMembers(recordMembers));

const Certificate = z
  .object(responseMembers(certificateMembers))
  .meta({ id: 'DomainCertificate', description: 'The certificate of a domain.' });

const Domain = z
  .object({
    id: whole.describe('The number of the domain.'),
    ...responseMembers(domainMembers),
    proof_record: DnsRecord.describe('The TXT record that proves control; it stays for as long as the domain is used.'),
    address_record: DnsRecord.nullable().describe(ADDRESS_RECORD_WORDS),
    certificate: Certificate.nullable().describe(CERTIFICATE_WORDS),
  })
  .meta({ id: 'Domain', description: 'A short domain of the account; links on it have codes of their own.' });

const step = (what: string) =>
  z
    .object({
      is_done: flag.describe('Whether it is done.'),
      reason: text.nullable().describe('What is missing; null when done.'),
    })
    .describe(what);

const Verification = z.object({
  domain: Domain,
  proof: step('The TXT record.'),
  address: step('Whether the domain leads to this server.'),
});

const toDomain = (domain: StoredDomain, certificate: DomainCertificate | null) => ({
  id: domain.id,
  ...wireValues(domainMembers, {
    ...domain,
    status: statusOfDomain(domain),
    androidApps: androidAppsOf(domain),
  }),
  proof_record: proofRecord(domain),
  address_record: addressRecord(domain),
  certificate: certificate && wireValues(certificateMembers, certificate),
});

async function toDomains(domains: readonly StoredDomain[]) {
  const found = await certificatesOf(domains.map(({ host }) => host));
  return domains.map((domain, at) => toDomain(domain, isCertified(domain) ? found[at]! : null));
}
const toOne = async (domain: StoredDomain) => (await toDomains([domain]))[0]!;
const toStep = ({ isDone, reason }: Step) => ({ is_done: isDone, reason });

const tags = ['Domains'];
const write = { rate: 'write' } as const;
const one = (...errors: number[]) => answers(200, 'The domain.', Domain, ...errors);

/** /api/domains: the short domains that the account brings. */
export async function domainRoutes(app: TypedApp): Promise<void> {
  const list = {
    tags,
    summary: 'List domains',
    description: 'With the DNS records that each needs.',
    response: answers(
      200,
      'All of them, oldest first.',
      z.object({ domains: z.array(Domain).describe('Those that serve no links yet, too.') }),
      401,
    ),
  };
  app.get('/api/domains', { schema: list }, async (request) => ({
    domains: await toDomains(await listDomains(viewerOf(request))),
  }));

  const creation = {
    tags,
    summary: 'Add a domain',
    description: `It serves links once both of its DNS records were found. An account can have at most ${MAX_DOMAINS}.`,
    headers: creationHeaders,
    body: requestSchema(NewDomain, requestDocs(domainMembers)),
    response: answers(201, 'The new domain.', Domain, 400, 401, 403, 409, 429),
  };
  app.post('/api/domains', { config: write, schema: creation }, async (request, reply) => {
    const made = await createDomain(viewerOf(request), request.body, keyOf(request));
    tellRepetition(reply, made);
    return reply
      .code(201)
      .header('location', `/api/domains/${made.id}`)
      .send(await toOne(made));
  });

  const reading = {
    tags,
    summary: 'Get a domain',
    description: 'With the DNS records that it needs.',
    params: rowParameter('Domain'),
    response: one(401, 404),
  };
  app.get('/api/domains/:id', { schema: reading }, async (request) =>
    toOne(await getDomain(viewerOf(request), request.params.id)),
  );
  await changeRoutes(app);
}

async function changeRoutes(app: TypedApp): Promise<void> {
  const update = {
    tags,
    summary: 'Change a domain',
    description: 'What is left out stays as it is; null clears a destination.',
    params: rowParameter('Domain'),
    body: requestSchema(DomainChanges, requestDocs(domainMembers)),
    response: one(400, 401, 404, 409, 429),
  };
  app.put('/api/domains/:id', { config: write, schema: update }, async (request) =>
    toOne(await updateDomain(viewerOf(request), request.params.id, request.body)),
  );

  const verification = {
    tags,
    summary: 'Verify a domain',
    description: 'Looks for both of its DNS records now, and says which is missing.',
    params: rowParameter('Domain'),
    response: answers(200, 'The domain, and what was found.', Verification, 401, 404, 429),
  };
  const verify = { rate: 'verify' } as const;
  app.post('/api/domains/:id/verify', { config: verify, schema: verification }, async (request) => {
    const { domain, proof, address } = await verifyDomain(viewerOf(request), request.params.id);
    return { domain: await toOne(domain), proof: toStep(proof), address: toStep(address) };
  });

  const deletion = {
    tags,
    summary: 'Remove a domain',
    description: 'Refused with 409 while links are on it: move or delete them first.',
    params: rowParameter('Domain'),
    response: answers(204, 'Removed.', z.undefined(), 401, 404, 409, 429),
  };
  app.delete('/api/domains/:id', { config: write, schema: deletion }, async (request, reply) => {
    await deleteDomain(viewerOf(request), request.params.id);
    return reply.code(204).send();
  });
}
