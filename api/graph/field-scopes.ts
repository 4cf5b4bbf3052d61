import { isObjectType, type GraphQLObjectType, type GraphQLResolveInfo, type GraphQLSchema } from 'graphql';
import type { NeededScopes } from '../common/scopes.ts';

interface AuthScopes {
  may?: NeededScopes;
  keyMay?: NeededScopes;
}

const declaredBy = ({ extensions }: { extensions: Readonly<Record<string, unknown>> }): AuthScopes | undefined =>
  (extensions.pothosOptions as { authScopes?: AuthScopes } | undefined)?.authScopes;

/** Whether a field says itself who may have it. */
export const declaresScopes = (field: { extensions: Readonly<Record<string, unknown>> }): boolean =>
  declaredBy(field) !== undefined;

/** What a field declares of who may have it, else its type; undefined where neither does. */
const declaredFor = (type: GraphQLObjectType, fieldName: string): AuthScopes | undefined => {
  const field = type.getFields()[fieldName];
  return (field && declaredBy(field)) ?? declaredBy(type);
};

/** The scopes that a field declares, else its type; none where it is for people who signed in. */
export function neededFor({
  parentType,
  fieldName,
}: Pick<GraphQLResolveInfo, 'parentType' | 'fieldName'>): NeededScopes {
  const authScopes = declaredFor(parentType, fieldName) ?? {};
  return authScopes.may ?? authScopes.keyMay ?? [];
}

/**
 * The types whose fields declare who may have them, each or all at once: the roots, and everything with a global id, the
 * viewer among them, as it is reached on many ways. All other types are reached only through such a field.
 */
export function entranceTypes(schema: GraphQLSchema): GraphQLObjectType[] {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  const all = Object.values(schema.getTypeMap()).filter(isObjectType);
  return all.filter((type) => roots.includes(type) || type.getInterfaces().some(({ name }) => name === 'Node'));
}

/** Returns the schema; throws, with their names, for fields of entrances that do not declare who may have them. */
export function withDeclaredScopes(schema: GraphQLSchema): GraphQLSchema {
  const undeclared = entranceTypes(schema).flatMap((type) =>
    Object.keys(type.getFields())
      .filter((name) => !declaredFor(type, name))
      .map((name) => `${type.name}.${name}`),
  );
  if (!undeclared.length) return schema;
  throw new Error(`Declare the authScopes of: ${undeclared.join(', ')}.`);
}
