import SchemaBuilder from '@pothos/core';
import ComplexityPlugin from '@pothos/plugin-complexity';
import DataloaderPlugin from '@pothos/plugin-dataloader';
import ErrorsPlugin from '@pothos/plugin-errors';
import PrismaPlugin from '@pothos/plugin-prisma';
import RelayPlugin from '@pothos/plugin-relay';
import ScopeAuthPlugin from '@pothos/plugin-scope-auth';
import { db } from './db.ts';
import type PrismaTypes from './generated/pothos-types.ts';
import { getDatamodel } from './generated/pothos-types.ts';
import { errorCodes, UserError } from './user-error.ts';
import type { Viewer } from './viewer.ts';

/** What every resolver gets: who asks, and the request's id for the logs. */
export interface Context {
  viewer: Viewer | null;
  requestId: string;
}

/** Deepest nesting, widest selection and largest estimated cost a document may have. */
export const queryLimits = { depth: 14, breadth: 300, complexity: 6000 };

const capitalised = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** The one Pothos builder; types live in the domains' graph.ts files. */
export const builder = new SchemaBuilder<{
  Context: Context;
  AuthContexts: { signedIn: Context & { viewer: Viewer } };
  AuthScopes: { signedIn: boolean };
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
    exposeDescriptions: true,
  },
  relay: {},
  errors: {
    directResult: false,
    defaultTypes: [],
    defaultResultOptions: { name: ({ fieldName }) => `${capitalised(fieldName)}Success` },
    defaultUnionOptions: { name: ({ fieldName }) => `${capitalised(fieldName)}Result` },
  },
  complexity: { defaultComplexity: 1, defaultListMultiplier: 10, limit: queryLimits },
  scopeAuth: {
    authorizeOnSubscribe: true,
    authScopes: (context) => ({ signedIn: context.viewer !== null }),
    unauthorizedError: () => new UserError('UNAUTHENTICATED', 'Authentication required'),
  },
});

builder.queryType({});
builder.mutationType({});

builder.scalarType('DateTime', {
  description: 'A moment, ISO 8601 in UTC.',
  serialize: (value) => value.toISOString(),
  parseValue: (value) => {
    const moment = new Date(String(value));
    if (Number.isNaN(moment.getTime())) throw new TypeError('not a date and time');
    return moment;
  },
});

builder.scalarType('Date', {
  description: 'A calendar day, YYYY-MM-DD.',
  parseValue: (value) => {
    if (!/^\d{4}-\d{2}-\d{2}$/.test(String(value))) throw new TypeError('not a day');
    return String(value);
  },
});

const ErrorCode = builder.enumType('ErrorCode', { values: errorCodes });

builder.objectType(UserError, {
  name: 'UserError',
  description: 'An expected refusal, worded for the person who asked.',
  fields: (t) => ({
    code: t.field({ type: ErrorCode, resolve: (error) => error.code }),
    message: t.exposeString('message'),
    field: t.string({ nullable: true, resolve: (error) => error.field ?? null }),
  }),
});
