import { ViewerNode } from '../account/graph.ts';
import { builder, SENT_AGAIN } from '../graph/builder.ts';
import { GLOBAL_ID } from '../common/descriptions.ts';
import { NO_ROW, rowId, rowOfEither } from '../graph/row-id.ts';
import { UserError } from '../common/user-error.ts';
import { exposedFields, type Exposed } from '../graph/member-fields.ts';
import { storedNames } from '../common/member.ts';
import { createDomain } from './create-domain.ts';
import { deleteDomain } from './delete-domain.ts';
import { addressRecord, proofRecord, type DnsRecord } from './dns-records.ts';
import { listDomains } from './list-domains.ts';
import { domainMembers, domainStatuses, recordMembers, statusOfDomain } from './members.ts';
import { MAX_DOMAINS } from './rules.ts';
import type { Step } from './look.ts';
import type { Settled } from './settle-look.ts';
import { updateDomain } from './update-domain.ts';
import { verifyDomain } from './verify-domain.ts';

const Status = builder.enumType('DomainStatus', {
  description:
    'UNVERIFIED: control is not proved. UNCONNECTED: it is, but the domain does not lead here. LIVE: its links are served. ' +
    'FAILING: they are, but looks at its records fail.',
  values: domainStatuses,
});

const Record = builder.objectRef<DnsRecord>('DnsRecord').implement({
  description: 'A DNS record for the owner of a domain to make.',
  fields: (t) => ({
    ...exposedFields(recordMembers, Object.keys(recordMembers), {}, (name, options) =>
      t.expose(name as 'name', options as Exposed),
    ),
  }),
});

/** A domain of the viewer; a stranger's id reads as "no such node". */
export const DomainNode = builder.prismaNode('Domain', {
  authScopes: { may: ['read', 'write'] },
  id: { field: 'id', description: GLOBAL_ID },
  findUnique: (id, { viewer }) => ({ id: rowId(id), ownerId: viewer?.id ?? NO_ROW }),
  nullable: true,
  description: 'A short domain that an account brings, with a space of codes of its own.',
  fields: (t) => ({
    ...exposedFields(domainMembers, storedNames(domainMembers), {}, (name, options) =>
      t.expose(name as 'host', options as Exposed),
    ),
    status: t.field({
      type: Status,
      description: domainMembers.status.words,
      select: { verifiedAt: true, connectedAt: true, failingSince: true },
      resolve: statusOfDomain,
    }),
    proofRecord: t.field({
      authScopes: { may: ['read'] },
      type: Record,
      description: 'The record that proves control of it.',
      select: { host: true, token: true },
      resolve: proofRecord,
    }),
    addressRecord: t.field({
      authScopes: { may: ['read'] },
      type: Record,
      description: 'The record that leads it to this server.',
      select: { host: true },
      resolve: addressRecord,
    }),
  }),
});

builder.prismaObjectField(ViewerNode, 'domains', (t) =>
  t.field({
    authScopes: { may: ['read'] },
    type: [DomainNode],
    description: `The viewer's short domains, oldest first; at most ${MAX_DOMAINS}.`,
    select: { id: true },
    complexity: { field: 1, multiplier: MAX_DOMAINS },
    resolve: (viewer) => listDomains(viewer),
  }),
);

const errors = { types: [UserError], dataField: { name: 'domain', description: 'The domain as it is now.' } };
const rowOfDomain = (id: string | number) => rowOfEither('Domain', String(id));

const CreateDomainInput = builder.inputType('CreateDomainInput', {
  description: 'A short domain to add.',
  fields: (t) => ({
    host: t.string({ required: true, description: domainMembers.host.asked }),
    rootUrl: t.string({ description: domainMembers.rootUrl.asked }),
    notFoundUrl: t.string({ description: domainMembers.notFoundUrl.asked }),
    idempotencyKey: t.string({ description: SENT_AGAIN }),
  }),
});

builder.mutationField('createDomain', (t) =>
  t.withAuth({ may: ['write'] }).field({
    type: DomainNode,
    description: `Adds a short domain, at most ${MAX_DOMAINS} of them. It serves links once verifyDomain has found its records.`,
    args: { input: t.arg({ type: CreateDomainInput, required: true }) },
    errors,
    resolve: (_root, { input: { idempotencyKey, ...input } }, { viewer }) =>
      createDomain(viewer, input, idempotencyKey),
  }),
);

const UpdateDomainInput = builder.inputType('UpdateDomainInput', {
  description: 'Omitted fields stay unchanged; null clears a destination.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'The global id of the domain.' }),
    isDefault: t.boolean({ description: domainMembers.isDefault.asked }),
    rootUrl: t.string({ description: domainMembers.rootUrl.asked }),
    notFoundUrl: t.string({ description: domainMembers.notFoundUrl.asked }),
  }),
});

builder.mutationField('updateDomain', (t) =>
  t.withAuth({ may: ['write'] }).field({
    type: DomainNode,
    description: 'Changes where a domain leads without a link, or whether it is the default.',
    args: { input: t.arg({ type: UpdateDomainInput, required: true }) },
    errors,
    resolve: (_root, { input: { id, ...changes } }, { viewer }) => updateDomain(viewer, rowOfDomain(id), changes),
  }),
);

const DeleteDomainInput = builder.inputType('DeleteDomainInput', {
  description: 'The domain to remove.',
  fields: (t) => ({ id: t.id({ required: true, description: 'The global id of the domain.' }) }),
});

builder.mutationField('deleteDomain', (t) =>
  t.withAuth({ may: ['write'] }).field({
    type: 'ID',
    description: 'Removes a domain; refused while links are on it.',
    args: { input: t.arg({ type: DeleteDomainInput, required: true }) },
    errors: { types: [UserError], dataField: { name: 'deletedId', description: 'The id as sent in the request.' } },
    resolve: async (_root, { input: { id } }, { viewer }) => {
      await deleteDomain(viewer, rowOfDomain(id));
      return id;
    },
  }),
);

const DomainStep = builder.objectRef<Step>('DomainStep').implement({
  description: 'What was found of one record of a domain.',
  fields: (t) => ({
    isDone: t.exposeBoolean('isDone', { description: 'Whether it is as it should be.' }),
    reason: t.exposeString('reason', { nullable: true, description: 'Why not; null when done.' }),
  }),
});

const DomainVerification = builder.objectRef<Settled>('DomainVerification').implement({
  description: 'A domain after a look at its records.',
  fields: (t) => ({
    domain: t.field({ type: DomainNode, description: 'The domain as it is now.', resolve: ({ domain }) => domain }),
    proof: t.field({ type: DomainStep, description: 'The record that proves control.', resolve: ({ proof }) => proof }),
    address: t.field({
      type: DomainStep,
      description: 'The record that leads it to this server.',
      resolve: ({ address }) => address,
    }),
  }),
});

const VerifyDomainInput = builder.inputType('VerifyDomainInput', {
  description: 'The domain to verify.',
  fields: (t) => ({ id: t.id({ required: true, description: 'The global id of the domain.' }) }),
});

builder.mutationField('verifyDomain', (t) =>
  t.withAuth({ may: ['write'] }).field({
    type: DomainVerification,
    description: 'Looks for the records of a domain now, and says which is missing.',
    args: { input: t.arg({ type: VerifyDomainInput, required: true }) },
    errors: {
      types: [UserError],
      dataField: { name: 'verification', description: 'What was found, and the domain as it is now.' },
    },
    resolve: (_root, { input: { id } }, { viewer }) => verifyDomain(viewer, rowOfDomain(id)),
  }),
);
