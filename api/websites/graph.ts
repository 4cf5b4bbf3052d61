import { ViewerNode } from '../account/graph.ts';
import { builder, SENT_AGAIN } from '../builder.ts';
import { VerificationMethod } from '../generated/prisma/enums.ts';
import { NO_ROW, rowId, rowOfEither } from '../row-id.ts';
import { UserError } from '../user-error.ts';
import { listWebsites } from './list-websites.ts';
import { proofsOf, type Check, type Proofs } from './proofs.ts';
import { registerWebsite } from './register-website.ts';
import { MAX_WEBSITES } from './rules.ts';
import { snippetCodeOf, type SnippetCode } from './snippet-code.ts';
import { deleteWebsite, rotateSnippetToken, updateWebsite } from './update-website.ts';
import { verifyWebsite, type Verification } from './verify-website.ts';

const Method = builder.enumType(VerificationMethod, {
  name: 'VerificationMethod',
  description:
    'dns: a TXT record, which holds for subdomains, too. file: a well-known file. meta: a tag on the home page.',
});

const WebsiteProofs = builder.objectRef<Proofs>('WebsiteProofs').implement({
  description: 'What the owner can publish to prove control of the domain; one of the three is enough.',
  fields: (t) => ({
    dnsName: t.exposeString('dnsName', { description: 'The name of a TXT record.' }),
    dnsValue: t.exposeString('dnsValue', { description: 'The value of that record.' }),
    fileUrl: t.exposeString('fileUrl', { description: 'The address of a file.' }),
    fileContent: t.exposeString('fileContent', { description: 'All that the file contains.' }),
    metaTag: t.exposeString('metaTag', { description: "A tag in the head of the domain's home page." }),
  }),
});

const WebsiteSnippet = builder.objectRef<SnippetCode>('WebsiteSnippet').implement({
  description: 'What belongs into the head of each page of the website.',
  fields: (t) => ({
    code: t.exposeString('code', { description: 'Follows new versions.' }),
    pinnedCode: t.exposeString('pinnedCode', {
      description: 'Stays at this version, whose bytes the browser checks.',
    }),
    version: t.exposeString('version'),
    integrity: t.exposeString('integrity'),
    host: t.exposeString('host', {
      description: 'What a Content-Security-Policy must allow for scripts and connections.',
    }),
  }),
});

/** A website of the viewer; a stranger's id reads as "no such node". */
export const WebsiteNode = builder.prismaNode('Website', {
  id: { field: 'id' },
  findUnique: (id, { viewer }) => ({ id: rowId(id), ownerId: viewer?.id ?? NO_ROW }),
  nullable: true,
  fields: (t) => ({
    domain: t.exposeString('domain', { description: 'In ASCII and lower case.' }),
    name: t.exposeString('name', { nullable: true }),
    description: t.exposeString('description', { nullable: true }),
    isActive: t.exposeBoolean('isActive'),
    isVerified: t.boolean({ select: { verifiedAt: true }, resolve: ({ verifiedAt }) => verifiedAt !== null }),
    verifiedAt: t.expose('verifiedAt', { type: 'DateTime', nullable: true }),
    verifiedBy: t.expose('verifiedBy', { type: Method, nullable: true }),
    checkedAt: t.expose('checkedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the proofs were last looked for. Verified websites are checked daily.',
    }),
    snippetToken: t.exposeString('snippetToken', { description: 'Names the website in what its pages send.' }),
    snippet: t.field({
      authScopes: { may: ['read'] },
      type: WebsiteSnippet,
      select: { id: true, snippetToken: true },
      resolve: (website) => snippetCodeOf(website),
    }),
    snippetSeenAt: t.expose('snippetSeenAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When one of its pages last reported, to the minute; null before the first report.',
    }),
    hasConversionKey: t.boolean({
      description: 'Whether its server can report conversions.',
      select: { conversionKeyHash: true },
      resolve: ({ conversionKeyHash }) => conversionKeyHash !== null,
    }),
    proofs: t.field({
      authScopes: { may: ['read'] },
      type: WebsiteProofs,
      select: { domain: true, verificationToken: true },
      resolve: (website) => proofsOf(website),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  }),
});

builder.prismaObjectField(ViewerNode, 'websites', (t) =>
  t.field({
    authScopes: { may: ['read'] },
    type: [WebsiteNode],
    description: `The viewer's websites, oldest first; at most ${MAX_WEBSITES}.`,
    select: { id: true },
    complexity: { field: 1, multiplier: MAX_WEBSITES },
    resolve: (viewer) => listWebsites(viewer),
  }),
);

builder.prismaObjectField(ViewerNode, 'website', (t) =>
  t.field({
    authScopes: { may: ['read'] },
    type: WebsiteNode,
    nullable: true,
    description: "One of the viewer's websites; the oldest without an id. Null where there is none.",
    args: { id: t.arg.id() },
    select: { id: true },
    resolve: async (viewer, { id }) => {
      const number = typeof id === 'string' ? rowOfWebsite(id) : null;
      const websites = await listWebsites(viewer);
      return (number === null ? websites[0] : websites.find((website) => website.id === number)) ?? null;
    },
  }),
);

const errors = { types: [UserError], dataField: { name: 'website' } };
const rowOfWebsite = (id: string | number) => rowOfEither('Website', String(id));

const RegisterWebsiteInput = builder.inputType('RegisterWebsiteInput', {
  fields: (t) => ({
    domain: t.string({ required: true, description: 'Such as example.com, without a scheme.' }),
    name: t.string(),
    description: t.string(),
    idempotencyKey: t.string({ description: SENT_AGAIN }),
  }),
});

builder.mutationField('registerWebsite', (t) =>
  t.withAuth({ may: ['write'] }).field({
    type: WebsiteNode,
    args: { input: t.arg({ type: RegisterWebsiteInput, required: true }) },
    errors,
    resolve: (_root, { input: { idempotencyKey, ...input } }, { viewer }) =>
      registerWebsite(viewer, input, idempotencyKey),
  }),
);

const UpdateWebsiteInput = builder.inputType('UpdateWebsiteInput', {
  description: 'Omitted fields stay unchanged; null clears name and description.',
  fields: (t) => ({
    id: t.id({ required: true }),
    name: t.string(),
    description: t.string(),
    isActive: t.boolean(),
  }),
});

builder.mutationField('updateWebsite', (t) =>
  t.withAuth({ may: ['write'] }).field({
    type: WebsiteNode,
    args: { input: t.arg({ type: UpdateWebsiteInput, required: true }) },
    errors,
    resolve: (_root, { input: { id, ...changes } }, { viewer }) => updateWebsite(viewer, rowOfWebsite(id), changes),
  }),
);

const RotateSnippetTokenInput = builder.inputType('RotateSnippetTokenInput', {
  fields: (t) => ({ id: t.id({ required: true }) }),
});

builder.mutationField('rotateSnippetToken', (t) =>
  t.withAuth({ may: ['write'] }).field({
    type: WebsiteNode,
    description: 'Replaces the snippet token; pages with the one before are refused from then on.',
    args: { input: t.arg({ type: RotateSnippetTokenInput, required: true }) },
    errors,
    resolve: (_root, { input: { id } }, { viewer }) => rotateSnippetToken(viewer, rowOfWebsite(id)),
  }),
);

const DeleteWebsiteInput = builder.inputType('DeleteWebsiteInput', {
  fields: (t) => ({ id: t.id({ required: true }) }),
});

builder.mutationField('deleteWebsite', (t) =>
  t.withAuth({ may: ['write'] }).field({
    type: 'ID',
    args: { input: t.arg({ type: DeleteWebsiteInput, required: true }) },
    errors: { types: [UserError], dataField: { name: 'deletedId' } },
    resolve: async (_root, { input: { id } }, { viewer }) => {
      await deleteWebsite(viewer, rowOfWebsite(id));
      return id;
    },
  }),
);

const WebsiteCheck = builder.objectRef<Check>('WebsiteCheck').implement({
  description: 'The result of looking for one of the proofs.',
  fields: (t) => ({
    method: t.field({ type: Method, resolve: ({ method }) => method }),
    isProved: t.exposeBoolean('isProved'),
    reason: t.exposeString('reason', { nullable: true, description: 'Why not; null when proved.' }),
  }),
});

const WebsiteVerification = builder.objectRef<Verification>('WebsiteVerification').implement({
  fields: (t) => ({
    website: t.field({ type: WebsiteNode, resolve: ({ website }) => website }),
    checks: t.field({ type: [WebsiteCheck], resolve: ({ checks }) => checks }),
  }),
});

const VerifyWebsiteInput = builder.inputType('VerifyWebsiteInput', {
  fields: (t) => ({ id: t.id({ required: true }) }),
});

builder.mutationField('verifyWebsite', (t) =>
  t.withAuth({ may: ['write'] }).field({
    type: WebsiteVerification,
    description: 'Looks for the proofs now; one that is there verifies the website.',
    args: { input: t.arg({ type: VerifyWebsiteInput, required: true }) },
    errors: { types: [UserError], dataField: { name: 'verification' } },
    resolve: (_root, { input: { id } }, { viewer }) => verifyWebsite(viewer, rowOfWebsite(id)),
  }),
);
