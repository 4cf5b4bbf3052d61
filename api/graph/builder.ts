import SchemaBuilder from '@pothos/core';
import ComplexityPlugin, { ComplexityErrorKind, type ComplexityErrorFn } from '@pothos/plugin-complexity';
import DataloaderPlugin from '@pothos/plugin-dataloader';
import ErrorsPlugin from '@pothos/plugin-errors';
import PrismaPlugin from '@pothos/plugin-prisma';
import RelayPlugin from '@pothos/plugin-relay';
import ScopeAuthPlugin from '@pothos/plugin-scope-auth';
import { GraphQLError, type ASTNode } from 'graphql';
import { db } from '../database/db.ts';
import { neededFor } from './field-scopes.ts';
import { relayDescriptions } from '../common/descriptions.ts';
import type PrismaTypes from '../generated/pothos-types.ts';
import { getDatamodel } from '../generated/pothos-types.ts';
import { isNode, parseGlobalId } from './global-id.ts';
import { mayWith, ScopeMissing, scopeChallenge, type NeededScopes } from '../common/scopes.ts';
import { codeNames, errorCodes } from '../common/error-codes.ts';
import { UserError, type Fault } from '../common/user-error.ts';
import type { Viewer } from '../common/viewer.ts';

/** What every resolver gets: who asks, the request's id for the logs, and where it came from. */
export interface Context {
  viewer: Viewer | null;
  requestId: string;
  /** The address that the request came from. */
  address: string;
}

/** Deepest nesting, widest selection and largest estimated cost a document may have. */
export const queryLimits = { depth: 14, breadth: 440, complexity: 6000 };

/** Most ids one `nodes` field may name; each is a look-up. */
export const MAX_NODES = 100;

/** What an idempotency key is for, in the inputs of creations. */
export const SENT_AGAIN =
  'Sent again within a day with the same input, it creates nothing twice and answers as before. At most 200 characters.';

/** The refusal of a document that asks for too much; `node` is the part to blame. */
export const tooCostly = (message: string, node?: ASTNode) =>
  new GraphQLError(message, {
    ...(node && { nodes: node }),
    extensions: { code: 'QUERY_TOO_COSTLY', http: { status: 400, spec: false } }, // whatever the client accepts
  });

const complexityError: ComplexityErrorFn = (kind, found) => {
  if (kind === ComplexityErrorKind.Depth)
    return tooCostly(`The query is ${found.depth} levels deep; the limit is ${found.maxDepth}.`);
  if (kind === ComplexityErrorKind.Breadth)
    return tooCostly(`The query has ${found.breadth} fields; the limit is ${found.maxBreadth}.`);
  return tooCostly(`The query costs ${found.complexity}; the limit is ${found.maxComplexity}.`);
};

const unauthenticated = () =>
  new GraphQLError('Authentication required', { extensions: { code: 'UNAUTHENTICATED', http: { status: 401 } } });

/** The status stays 200, as other fields may be answered; the door makes it 403 where none is. */
function lacksScope(needed: NeededScopes): GraphQLError {
  const headers = { 'WWW-Authenticate': scopeChallenge(needed) };
  const { code, message } = new ScopeMissing(needed);
  return new GraphQLError(message, { extensions: { code, http: { headers } } });
}

const capitalised = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** The one Pothos builder; types live in the domains' graph.ts files. */
export const builder = new SchemaBuilder<{
  Context: Context;
  AuthContexts: { signedIn: Context & { viewer: Viewer }; may: Context & { viewer: Viewer } };
  AuthScopes: {
    /** A person who signed in; no API key. */
    signedIn: boolean;
    /** The same, or an API key with one of these scopes. */
    may: NeededScopes;
    /** The same, or nobody. */
    keyMay: NeededScopes;
  };
  PrismaTypes: PrismaTypes;
  Scalars: {
    DateTime: { Input: Date; Output: Date };
    /** A calendar day, YYYY-MM-DD. */
    Date: { Input: string; Output: string };
  };
  DefaultFieldNullability: false;
}>({
  plugins: [ErrorsPlugin, ScopeAuthPlugin, ComplexityPlugin, DataloaderPlugin, RelayPlugin, PrismaPlugin],
  defaultFieldNullability: false,
  prisma: {
    client: db,
    dmmf: getDatamodel(),
    onUnusedQuery: 'warn',
  },
  relay: {
    ...relayDescriptions,
    decodeGlobalID: parseGlobalId,
    nodeQueryOptions: {
      description: 'The object with this global id; null when there is none that the viewer may see.',
      args: { id: { description: 'A global id.' } },
      authScopes: { keyMay: ['read'] },
      resolve: (_root, { id }, _context, info, resolveNode) => (isNode(id, info) ? resolveNode(id) : null),
    },
    nodesQueryOptions: {
      description: 'The objects with these global ids, in the order sent; null as with node.',
      args: { ids: { description: `At most ${MAX_NODES} global ids.` } },
      authScopes: { keyMay: ['read'] },
      complexity: ({ ids }) => ({ field: 1, multiplier: ids.length }),
      resolve: async (_root, { ids }, _context, info, resolveNodes) => {
        if (ids.length > MAX_NODES) throw tooCostly(`At most ${MAX_NODES} nodes can be requested at once.`);
        const asked = ids.map((id) => isNode(id, info));
        const known = ids.filter((_id, index) => asked[index]);
        ids.splice(0, ids.length, ...known); // the plugin looks up those it was called with
        const found = [...(await resolveNodes(known))];
        return asked.map((isKnown) => (isKnown ? found.shift() : null));
      },
    },
  },
  errors: {
    directResult: false,
    defaultTypes: [],
    defaultResultOptions: {
      name: ({ fieldName }) => `${capitalised(fieldName)}Success`,
      description: 'What the mutation returns when it succeeded.',
    },
    defaultUnionOptions: {
      name: ({ fieldName }) => `${capitalised(fieldName)}Result`,
      description: 'What the mutation returns: its result, or why it was refused.',
    },
  },
  complexity: { defaultComplexity: 1, defaultListMultiplier: 10, limit: queryLimits, complexityError },
  scopeAuth: {
    authorizeOnSubscribe: true,
    authScopes: ({ viewer }) => ({
      signedIn: viewer !== null && mayWith(viewer, []),
      may: (needed) => viewer !== null && mayWith(viewer, needed),
      keyMay: (needed) => viewer === null || mayWith(viewer, needed),
    }),
    // No UserError: it would come back as data of a mutation's union, where no client looks for a lost session.
    unauthorizedError: (_parent, { viewer }, info) => (viewer ? lacksScope(neededFor(info)) : unauthenticated()),
  },
});

builder.queryType({ description: 'Everything that can be read.' });
builder.mutationType({ description: 'Everything that changes data. What is refused comes back as a UserError.' });
builder.subscriptionType({ description: 'Everything that is delivered as it happens.' });

/** Marks a subscription whose every delivery is the whole of it, for the viewer alone: equal ones share one stream. */
export const shared = { isShared: true } as const;

const ISO_TIMESTAMP = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;

builder.scalarType('DateTime', {
  description: 'A date and time, ISO 8601 in UTC.',
  serialize: (value) => value.toISOString(),
  parseValue: (value) => {
    const timestamp = new Date(ISO_TIMESTAMP.test(String(value)) ? String(value) : NaN);
    if (Number.isNaN(timestamp.getTime())) throw new GraphQLError('Enter dates and times as 2026-01-31T23:59:00Z.');
    return timestamp;
  },
});

builder.scalarType('Date', {
  description: 'A calendar day, YYYY-MM-DD.',
  parseValue: (value) => {
    if (!/^\d{4}-\d{2}-\d{2}$/.test(String(value))) throw new GraphQLError('Enter days as 2026-01-31.');
    return String(value);
  },
});

/** The codes of errors. */
export const ErrorCode = builder.enumType('ErrorCode', {
  description:
    'The kind of an error, for programs: the code of a UserError, and the code in the extensions of every error of an answer. More may join.',
  values: Object.fromEntries(codeNames.map((code) => [code, { description: errorCodes[code].means }])) as Record<
    keyof typeof errorCodes,
    { description: string }
  >,
});

/** One of the things that are wrong with an input. */
export const FaultType = builder.objectRef<Fault>('Fault').implement({
  description: 'One thing that is wrong with an input.',
  fields: (t) => ({
    code: t.field({ type: ErrorCode, description: 'The kind of fault, for programs.', resolve: ({ code }) => code }),
    message: t.exposeString('message', { description: 'What to change, for people.' }),
    field: t.string({
      nullable: true,
      description: 'The input field to change; null where it is none.',
      resolve: ({ field }) => field ?? null,
    }),
  }),
});

builder.objectType(UserError, {
  name: 'UserError',
  description: 'An expected error, with a message for the person who made the request.',
  fields: (t) => ({
    code: t.field({
      type: ErrorCode,
      description: 'The kind of refusal, for programs.',
      resolve: (error) => error.code,
    }),
    message: t.exposeString('message', { description: 'What happened and what to do, for people.' }),
    field: t.string({
      nullable: true,
      description: 'The input field to change; null where it is none.',
      resolve: (error) => error.field ?? null,
    }),
    retryAfter: t.int({
      nullable: true,
      description: 'The seconds to wait before trying again; null where waiting does not help.',
      resolve: (error) => error.retryAfter ?? null,
    }),
    faults: t.field({
      type: [FaultType],
      description:
        'Everything that is wrong with the input, one for each field; `field` and `message` are of the first.',
      resolve: (error) => error.faults,
    }),
  }),
});
