import { z } from 'zod';
import { VerificationMethod } from '../../generated/prisma/enums.ts';
import { getWebsite, listWebsites } from '../../websites/list-websites.ts';
import { registerWebsite } from '../../websites/register-website.ts';
import { proofMembers, websiteMembers } from '../../websites/members.ts';
import { NewWebsite, WebsiteChanges } from '../../websites/rules.ts';
import { deleteWebsite, rotateSnippetToken, updateWebsite } from '../../websites/update-website.ts';
import { verifyWebsite } from '../../websites/verify-website.ts';
import { answers } from './answers.ts';
import { flag, text, whole } from './fields.ts';
import { creationHeaders, keyOf, tellRepetition } from './idempotency-key.ts';
import { responseMembers, requestDocs } from './member-schemas.ts';
import { rowParameter } from './parameters.ts';
import { toWebsite } from './shape.ts';
import { viewerOf } from './signed-in.ts';
import type { TypedApp } from './typed.ts';
import { requestSchema } from './wire.ts';

const method = z.enum(VerificationMethod).describe('The kind of proof.');

const Website = z
  .object({
    id: whole.describe('The number of the website.'),
    ...responseMembers(websiteMembers),
    proofs: z
      .object(responseMembers(proofMembers))
      .describe('What proves control of the domain; one of them is enough.'),
  })
  .meta({ id: 'Website', description: 'A site whose pages may report visits and measurements.' });

const Verification = z.object({
  website: Website,
  checks: z
    .array(
      z.object({
        method,
        is_proved: flag.describe('Whether this proof was found.'),
        reason: text.nullable().describe('Why not; null when proved.'),
      }),
    )
    .describe('The result for each kind of proof.'),
});

const tags = ['Websites'];
const write = { rate: 'write' } as const;
const website = (...errors: number[]) => answers(200, 'The website.', Website, ...errors);

/** /api/websites: the sites of the viewer whose pages may report measurements. */
export async function websiteRoutes(app: TypedApp): Promise<void> {
  const all = answers(
    200,
    'All of them, oldest first.',
    z.object({ websites: z.array(Website).describe('Pending and inactive ones, too.') }),
    401,
  );
  app.get(
    '/api/websites',
    {
      schema: {
        tags,
        summary: 'List websites',
        description: 'With the token of the snippet and the proofs that verify each.',
        response: all,
      },
    },
    async (request) => ({
      websites: (await listWebsites(viewerOf(request))).map(toWebsite),
    }),
  );

  const registration = {
    tags,
    summary: 'Register a website',
    description: 'It is pending until it is verified; only then do its reports count.',
    headers: creationHeaders,
    body: requestSchema(NewWebsite, requestDocs(websiteMembers)),
    response: answers(201, 'The new website, pending.', Website, 400, 401, 403, 409, 429),
  };
  app.post('/api/websites', { config: write, schema: registration }, async (request, reply) => {
    const made = await registerWebsite(viewerOf(request), request.body, keyOf(request));
    tellRepetition(reply, made);
    return reply.code(201).header('location', `/api/websites/${made.id}`).send(toWebsite(made));
  });

  const one = {
    tags,
    summary: 'Get a website',
    description: 'With the token of its snippet, and the proofs that verify it.',
    params: rowParameter('Website'),
    response: website(401, 404),
  };
  app.get('/api/websites/:id', { schema: one }, async (request) =>
    toWebsite(await getWebsite(viewerOf(request), request.params.id)),
  );

  const update = {
    tags,
    summary: 'Change a website',
    description: 'What is left out stays as it is; name and description are cleared by null.',
    params: rowParameter('Website'),
    body: requestSchema(WebsiteChanges, requestDocs(websiteMembers)),
    response: website(400, 401, 404, 429),
  };
  app.put('/api/websites/:id', { config: write, schema: update }, async (request) =>
    toWebsite(await updateWebsite(viewerOf(request), request.params.id, request.body)),
  );

  const deletion = {
    tags,
    summary: 'Remove a website',
    description: 'With its visits, conversions and measurements. Its pages are refused from then on.',
    params: rowParameter('Website'),
    response: answers(204, 'Removed.', z.undefined(), 401, 404, 429),
  };
  app.delete('/api/websites/:id', { config: write, schema: deletion }, async (request, reply) => {
    await deleteWebsite(viewerOf(request), request.params.id);
    return reply.code(204).send();
  });
  await app.register(proofRoutes);
}

async function proofRoutes(app: TypedApp): Promise<void> {
  const rotation = {
    tags,
    summary: 'Replace the snippet token',
    description: 'Pages with the token before are refused from then on, and prove nothing any more.',
    params: rowParameter('Website'),
    response: website(401, 404, 429),
  };
  app.post('/api/websites/:id/rotate-token', { config: write, schema: rotation }, async (request) =>
    toWebsite(await rotateSnippetToken(viewerOf(request), request.params.id)),
  );

  const verification = {
    tags,
    summary: 'Verify a website',
    description: 'Looks for the TXT record, the file, the meta tag and the snippet; one of them verifies the website.',
    params: rowParameter('Website'),
    response: answers(200, 'The website, and the result for each proof.', Verification, 401, 404, 429),
  };
  const verify = { rate: 'verify' } as const;
  app.post('/api/websites/:id/verify', { config: verify, schema: verification }, async (request) => {
    const { website, checks } = await verifyWebsite(viewerOf(request), request.params.id);
    return {
      website: toWebsite(website),
      checks: checks.map(({ method, isProved, reason }) => ({ method, is_proved: isProved, reason })),
    };
  });
}
