import {
  getNullableType,
  isNonNullType,
  isObjectType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import { declaresScopes } from './field-scopes.ts';

/** The member of a field's extensions that marks it as null in case of an error alone. */
export const SEMANTIC_NON_NULL = 'semanticNonNull';

const READS_ALONE = 'readsAlone';

/** Marks a field that reads by itself, or a type all of whose fields do but its id: where one fails, the others are still answered. */
export const readsAlone = { extensions: { [READS_ALONE]: true } } as const;

/**
 * Makes nullable what a viewer can be refused, so that an error leaves the rest of the answer alone: fields of the roots and of the
 * viewer, fields with scopes of their own, fields with arguments, and what reads by itself. A subscription has one field, so nothing is left beside it.
 */
export function withRefusableFields(schema: GraphQLSchema): GraphQLSchema {
  const whole = [schema.getQueryType(), schema.getMutationType(), schema.getType('Viewer')];
  for (const type of outputTypes(schema)) {
    const ofInterfaces = new Set(type.getInterfaces().flatMap((one) => Object.keys(one.getFields())));
    for (const field of Object.values(type.getFields())) {
      const isRefusable =
        whole.includes(type) || field.args.length > 0 || declaresScopes(field) || isReadAlone(type, field);
      if (!isRefusable || ofInterfaces.has(field.name) || !isNonNullType(field.type)) continue;
      field.type = getNullableType(field.type);
      field.extensions = { ...field.extensions, [SEMANTIC_NON_NULL]: true };
    }
  }
  return schema;
}

const isReadAlone = (type: GraphQLObjectType, field: GraphQLField<unknown, unknown>): boolean =>
  READS_ALONE in field.extensions || (READS_ALONE in type.extensions && field.name !== 'id');

const outputTypes = (schema: GraphQLSchema): GraphQLObjectType[] =>
  Object.values(schema.getTypeMap()).filter(
    (type): type is GraphQLObjectType =>
      isObjectType(type) && !type.name.startsWith('__') && type !== schema.getSubscriptionType(),
  );
