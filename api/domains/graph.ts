import { ViewerNode } from '../account/graph.ts';
import { builder, SENT_AGAIN } from '../graph/builder.ts';
import { GLOBAL_ID } from '../common/descriptions.ts';
import { NO_ROW, rowId, rowOfEither } from '../graph/row-id.ts';
import { UserError } from '../common/user-error.ts';
import { exposedFields, inputFields, type Exposed } from '../graph/member-fields.ts';
import { ruledNames, storedNames } from '../common/member.ts';
import { createDomain } from './create-domain.ts';
import { deleteDomain } from './delete-domain.ts';
import { addressRecord, proofRecord, type DnsRecord } from './dns-records.ts';
import { listDomains } from './list-domains.ts';
import { androidWords, type AndroidApp } from '../common/app-links.ts';
import type { Step } from './look.ts';
import {
  ADDRESS_RECORD_WORDS,
  domainMembers,
  domainStatuses,
  recordMembers,
  statusOfDomain,
  type DomainStatus,
} from './members.ts';
import { MAX_DOMAINS } from './rules.ts';
import type { Settled } from './settle-look.ts';
import { updateDomain } from './update-domain.ts';
import { verifyDomain } from './verify-domain.ts';

const Status = builder.enumType('DomainStatus', {
  description:
    'UNVERIFIED: control is not proved. UNCONNECTED: it is, but the domain does not lead to this server. LIVE: links on it work. ' +
    'FAILING: they do, but the last checks of its DNS records failed.',
  values: Object.fromEntries(domainStatuses.map((value) => [value.toUpperCase(), { value }])) as {
    [Name in DomainStatus as Uppercase<Name>]: { value: Name };
  },
});

const Record = builder.objectRef<DnsRecord>('DnsRecord').implement({
  description: 'A DNS record that the owner of a domain makes.',
  fields: (t) => ({
    ...exposedFields(recordMembers, Object.keys(recordMembers), {}, (name, options) =>
      t.expose(name as 'name', options as Exposed),
    ),
  }),
});

const AndroidAppType = builder.objectRef<AndroidApp>('AndroidApp').implement({
  description: androidWords.app,
  fields: (t) => ({
    package: t.exposeString('package', { description: androidWords.package }),
    fingerprints: t.exposeStringList('fingerprints', { description: androidWords.fingerprints }),
  }),
});
const AndroidAppInput = builder.inputType('AndroidAppInput', {
  description: androidWords.app,
  fields: (t) => ({
    package: t.string({ required: true, description: androidWords.package }),
    fingerprints: t.stringList({ required: true, description: androidWords.fingerprints }),
  }),
});
const answered = { androidApps: AndroidAppType };
const sent = { androidApps: AndroidAppInput };

/** A domain of the viewer; a stranger's id reads as "no such node". */
export const DomainNode = builder.prismaNode('Domain', {
  authScopes: { may: ['read', 'write'] },
  id: { field: 'id', description: GLOBAL_ID },
  findUnique: (id, { viewer }) => ({ id: rowId(id), ownerId: viewer?.id ?? NO_ROW }),
  nullable: true,
  description: 'A short domain that the account brings: links on it have a space of codes of their own.',
  fields: (t) => ({
    ...exposedFields(domainMembers, storedNames(domainMembers), answered, (name, options) =>
      t.expose(name as 'host', options as Exposed),
    ),
    status: t.field({
      type: Status,
      description: domainMembers.status.words,
      resolve: statusOfDomain,
    }),
    proofRecord: t.field({
      authScopes: { may: ['read'] },
      type: Record,
      description: 'The TXT record that proves control of the domain; it stays for as long as the domain is used.',
      resolve: proofRecord,
    }),
    addressRecord: t.field({
      type: Record,
      nullable: true,
      description: `${ADDRESS_RECORD_WORDS} Other records do, too, if its addresses are the same.`,
      resolve: addressRecord,
    }),
  }),
});

builder.prismaObjectField(ViewerNode, 'domains', (t) =>
  t.field({
    authScopes: { may: ['read'] },
    type: [DomainNode],
    description: `The viewer's domains, oldest first; at most ${MAX_DOMAINS}.`,
    complexity: { field: 1, multiplier: MAX_DOMAINS },
    resolve: (viewer) => listDomains(viewer),
  }),
);

const errors = { types: [UserError], dataField: { name: 'domain', description: 'The domain as it is now.' } };
const rowOfDomain = (id: string | number) => rowOfEither('Domain', String(id));
const { isDefault: _isDefault, ...destinations } = domainMembers;
type Asked = { type: 'String'; description: string };

const CreateDomainInput = builder.inputType('CreateDomainInput', {
  description: 'A domain to add.',
  fields: (t) => ({
    host: t.string({ required: true, description: domainMembers.host.asked }),
    ...inputFields(destinations, ruledNames(destinations), sent, (options) => t.field(options as Asked)),
    idempotencyKey: t.string({ description: SENT_AGAIN }),
  }),
});

builder.mutationField('createDomain', (t) =>
  t.withAuth({ may: ['write'] }).field({
    type: DomainNode,
    description: `Adds a domain, at most ${MAX_DOMAINS} of them. It serves links once verifyDomain has found its records.`,
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
    ...inputFields(domainMembers, ruledNames(domainMembers), sent, (options) => t.field(options as Asked)),
  }),
});

builder.mutationField('updateDomain', (t) =>
  t.withAuth({ may: ['write'] }).field({
    type: DomainNode,
    description: 'Changes where a domain leads beside its links, or makes it the default.',
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
    description: 'Removes a domain. Refuses one that has links: move or delete them first.',
    args: { input: t.arg({ type: DeleteDomainInput, required: true }) },
    errors: { types: [UserError], dataField: { name: 'deletedId', description: 'The id as sent in the request.' } },
    resolve: async (_root, { input: { id } }, { viewer }) => {
      await deleteDomain(viewer, rowOfDomain(id));
      return id;
    },
  }),
);

const DomainStep = builder.objectRef<Step>('DomainStep').implement({
  description: 'One of the two steps before a domain serves links.',
  fields: (t) => ({
    isDone: t.exposeBoolean('isDone', { description: 'Whether it is done.' }),
    reason: t.exposeString('reason', { nullable: true, description: 'What is missing; null when done.' }),
  }),
});

const DomainVerification = builder.objectRef<Settled>('DomainVerification').implement({
  description: 'A domain after a look at its DNS records.',
  fields: (t) => ({
    domain: t.field({ type: DomainNode, description: 'The domain as it is now.', resolve: ({ domain }) => domain }),
    proof: t.field({ type: DomainStep, description: 'The TXT record.', resolve: ({ proof }) => proof }),
    address: t.field({
      type: DomainStep,
      description: 'Whether the domain leads to this server.',
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
    description: 'Looks for both records of a domain now, and says which is missing.',
    args: { input: t.arg({ type: VerifyDomainInput, required: true }) },
    errors: {
      types: [UserError],
      dataField: { name: 'verification', description: 'What was found, and the domain as it is now.' },
    },
    resolve: (_root, { input: { id } }, { viewer }) => verifyDomain(viewer, rowOfDomain(id)),
  }),
);
