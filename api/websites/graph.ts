import { ViewerNode } from '../account/graph.ts';
import { builder, SENT_AGAIN } from '../graph/builder.ts';
import { GLOBAL_ID } from '../common/descriptions.ts';
import { VerificationMethod } from '../generated/prisma/enums.ts';
import { NO_ROW, rowId, rowOfEither } from '../graph/row-id.ts';
import { UserError } from '../common/user-error.ts';
import { exposedFields, type Exposed } from '../graph/member-fields.ts';
import { storedNames } from '../common/member.ts';
import { listWebsites } from './list-websites.ts';
import { hasConversionKey, isVerified, proofMembers, refusedHost, websiteMembers } from './members.ts';
import { proofsOf, type Check, type Proofs } from './proofs.ts';
import { registerWebsite } from './register-website.ts';
import { MAX_WEBSITES } from './rules.ts';
import { snippetCodeOf, type SnippetCode } from './snippet-code.ts';
import { deleteWebsite, rotateSnippetToken, updateWebsite } from './update-website.ts';
import { verifyWebsite, type Verification } from './verify-website.ts';

const Method = builder.enumType(VerificationMethod, {
  name: 'VerificationMethod',
  description:
    'dns: a TXT record, which holds for subdomains, too. file: a well-known file. meta: a tag on the home page. script: the snippet on the home page.',
});

const WebsiteProofs = builder.objectRef<Proofs>('WebsiteProofs').implement({
  description: 'What the owner can publish to prove control of the domain; one of them is enough.',
  fields: (t) => ({
    ...exposedFields(proofMembers, Object.keys(proofMembers), {}, (name, options) =>
      t.expose(name as 'dnsName', options as Exposed),
    ),
  }),
});

const WebsiteSnippet = builder.objectRef<SnippetCode>('WebsiteSnippet').implement({
  description: 'What belongs in the head of each page of the website.',
  fields: (t) => ({
    code: t.exposeString('code', { description: 'HTML that loads the newest version of the snippet.' }),
    pinnedCode: t.exposeString('pinnedCode', { description: 'Stays at this version, whose bytes the browser checks.' }),
    tagManagerCode: t.exposeString('tagManagerCode', {
      description: 'Makes the element by script, for tag managers that drop its attributes. It proves nothing.',
    }),
    version: t.exposeString('version', { description: 'The version of the pinned code.' }),
    integrity: t.exposeString('integrity', { description: 'The hash of this version, for the integrity attribute.' }),
    host: t.exposeString('host', {
      description: 'What a Content-Security-Policy must allow for scripts and connections.',
    }),
  }),
});

/** A website of the viewer; a stranger's id reads as "no such node". */
export const WebsiteNode = builder.prismaNode('Website', {
  authScopes: { may: ['read', 'write'] },
  id: { field: 'id', description: GLOBAL_ID },
  findUnique: (id, { viewer }) => ({ id: rowId(id), ownerId: viewer?.id ?? NO_ROW }),
  nullable: true,
  description: 'A website whose pages report visits, conversions and measurements with the snippet.',
  fields: (t) => ({
    ...exposedFields(websiteMembers, storedNames(websiteMembers), { verifiedBy: Method }, (name, options) =>
      t.expose(name as 'domain', options as Exposed),
    ),
    isVerified: t.boolean({
      description: websiteMembers.isVerified.words,
      resolve: isVerified,
    }),
    hasConversionKey: t.boolean({
      description: websiteMembers.hasConversionKey.words,
      resolve: hasConversionKey,
    }),
    refusedHost: t.string({
      nullable: true,
      description: websiteMembers.refusedHost.words,
      resolve: refusedHost,
    }),
    snippet: t.field({
      authScopes: { may: ['read'] },
      type: WebsiteSnippet,
      description: 'The code for its pages.',
      resolve: (website) => snippetCodeOf(website),
    }),
    proofs: t.field({
      authScopes: { may: ['read'] },
      type: WebsiteProofs,
      description: 'What to publish to prove control of the domain.',
      resolve: (website) => proofsOf(website),
    }),
  }),
});

builder.prismaObjectField(ViewerNode, 'websites', (t) =>
  t.field({
    authScopes: { may: ['read'] },
    type: [WebsiteNode],
    description: `The viewer's websites, oldest first; at most ${MAX_WEBSITES}.`,
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
    args: { id: t.arg.id({ description: 'The global id of the website.' }) },
    resolve: async (viewer, { id }) => {
      const number = typeof id === 'string' ? rowOfWebsite(id) : null;
      const websites = await listWebsites(viewer);
      return (number === null ? websites[0] : websites.find((website) => website.id === number)) ?? null;
    },
  }),
);

const errors = { types: [UserError], dataField: { name: 'website', description: 'The website as it is now.' } };
const rowOfWebsite = (id: string | number) => rowOfEither('Website', String(id));

const RegisterWebsiteInput = builder.inputType('RegisterWebsiteInput', {
  description: 'A website to add.',
  fields: (t) => ({
    domain: t.string({ required: true, description: websiteMembers.domain.asked }),
    name: t.string({ description: websiteMembers.name.asked }),
    description: t.string({ description: websiteMembers.description.asked }),
    samplePercent: t.int({ description: websiteMembers.samplePercent.asked }),
    idempotencyKey: t.string({ description: SENT_AGAIN }),
  }),
});

builder.mutationField('registerWebsite', (t) =>
  t.withAuth({ may: ['write'] }).field({
    type: WebsiteNode,
    description: 'Adds a website, at most 100 of them. Its reports count once verifyWebsite has proved control.',
    args: { input: t.arg({ type: RegisterWebsiteInput, required: true }) },
    errors,
    resolve: (_root, { input: { idempotencyKey, ...input } }, { viewer }) =>
      registerWebsite(viewer, input, idempotencyKey),
  }),
);

const UpdateWebsiteInput = builder.inputType('UpdateWebsiteInput', {
  description: 'Omitted fields stay unchanged; null clears name and description.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'The global id of the website.' }),
    name: t.string({ description: websiteMembers.name.asked }),
    description: t.string({ description: websiteMembers.description.asked }),
    samplePercent: t.int({ description: websiteMembers.samplePercent.asked }),
    isActive: t.boolean({ description: websiteMembers.isActive.asked }),
  }),
});

builder.mutationField('updateWebsite', (t) =>
  t.withAuth({ may: ['write'] }).field({
    type: WebsiteNode,
    description: 'Changes the name or description of a website, or switches it on or off.',
    args: { input: t.arg({ type: UpdateWebsiteInput, required: true }) },
    errors,
    resolve: (_root, { input: { id, ...changes } }, { viewer }) => updateWebsite(viewer, rowOfWebsite(id), changes),
  }),
);

const RotateSnippetTokenInput = builder.inputType('RotateSnippetTokenInput', {
  description: 'The website that gets a new snippet token.',
  fields: (t) => ({ id: t.id({ required: true, description: 'The global id of the website.' }) }),
});

builder.mutationField('rotateSnippetToken', (t) =>
  t.withAuth({ may: ['write'] }).field({
    type: WebsiteNode,
    description:
      'Replaces the snippet token; pages with the one before are refused from then on, and prove nothing any more.',
    args: { input: t.arg({ type: RotateSnippetTokenInput, required: true }) },
    errors,
    resolve: (_root, { input: { id } }, { viewer }) => rotateSnippetToken(viewer, rowOfWebsite(id)),
  }),
);

const DeleteWebsiteInput = builder.inputType('DeleteWebsiteInput', {
  description: 'The website to remove.',
  fields: (t) => ({ id: t.id({ required: true, description: 'The global id of the website.' }) }),
});

builder.mutationField('deleteWebsite', (t) =>
  t.withAuth({ may: ['write'] }).field({
    type: 'ID',
    description: 'Removes a website with everything its pages reported.',
    args: { input: t.arg({ type: DeleteWebsiteInput, required: true }) },
    errors: { types: [UserError], dataField: { name: 'deletedId', description: 'The id as sent in the request.' } },
    resolve: async (_root, { input: { id } }, { viewer }) => {
      await deleteWebsite(viewer, rowOfWebsite(id));
      return id;
    },
  }),
);

const WebsiteCheck = builder.objectRef<Check>('WebsiteCheck').implement({
  description: 'The result of looking for one of the proofs.',
  fields: (t) => ({
    method: t.field({ type: Method, description: 'Which proof was looked for.', resolve: ({ method }) => method }),
    isProved: t.exposeBoolean('isProved', { description: 'Whether the proof was found.' }),
    reason: t.exposeString('reason', { nullable: true, description: 'Why not; null when proved.' }),
  }),
});

const WebsiteVerification = builder.objectRef<Verification>('WebsiteVerification').implement({
  description: 'A website after a look for its proofs.',
  fields: (t) => ({
    website: t.field({
      type: WebsiteNode,
      description: 'The website as it is now.',
      resolve: ({ website }) => website,
    }),
    checks: t.field({
      type: [WebsiteCheck],
      description: 'What was found of each proof.',
      resolve: ({ checks }) => checks,
    }),
  }),
});

const VerifyWebsiteInput = builder.inputType('VerifyWebsiteInput', {
  description: 'The website to verify.',
  fields: (t) => ({ id: t.id({ required: true, description: 'The global id of the website.' }) }),
});

builder.mutationField('verifyWebsite', (t) =>
  t.withAuth({ may: ['write'] }).field({
    type: WebsiteVerification,
    description: 'Looks for the proofs now; one that is there verifies the website.',
    args: { input: t.arg({ type: VerifyWebsiteInput, required: true }) },
    errors: {
      types: [UserError],
      dataField: { name: 'verification', description: 'What was found, and the website as it is now.' },
    },
    resolve: (_root, { input: { id } }, { viewer }) => verifyWebsite(viewer, rowOfWebsite(id)),
  }),
);
