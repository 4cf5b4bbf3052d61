import { getNullableType, isNonNullType, isObjectType, type GraphQLObjectType, type GraphQLSchema } from 'graphql';
import { declaresScopes } from './declared-scopes.ts';

/** The member of a field's extensions that marks it as null in case of an error alone. */
export const SEMANTIC_NON_NULL = 'semanticNonNull';

/**
 * Makes nullable what a viewer can be refused, so that an error leaves the rest of the answer alone: fields of the roots and of the
 * viewer, fields with scopes of their own, and fields with arguments. A subscription has one field, so nothing is left beside it.
 */
export function withRefusableFields(schema: GraphQLSchema): GraphQLSchema {
  const whole = [schema.getQueryType(), schema.getMutationType(), schema.getType('Viewer')];
  for (const type of outputTypes(schema)) {
    const ofInterfaces = new Set(type.getInterfaces().flatMap((one) => Object.keys(one.getFields())));
    for (const field of Object.values(type.getFields())) {
      const isRefusable = whole.includes(type) || field.args.length > 0 || declaresScopes(field);
      if (!isRefusable || ofInterfaces.has(field.name) || !isNonNullType(field.type)) continue;
      field.type = getNullableType(field.type);
      field.extensions = { ...field.extensions, [SEMANTIC_NON_NULL]: true };
    }
  }
  return schema;
}

const outputTypes = (schema: GraphQLSchema): GraphQLObjectType[] =>
  Object.values(schema.getTypeMap()).filter(
    (type): type is GraphQLObjectType =>
      isObjectType(type) && !type.name.startsWith('__') && type !== schema.getSubscriptionType(),
  );
