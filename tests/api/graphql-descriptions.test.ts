import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildSchema,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';
import { expect, test } from 'vitest';
import { config } from '../../api/common/config.ts';

const ownTypes = (schema: GraphQLSchema) =>
  Object.values(schema.getTypeMap()).filter((type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type));

function undescribedFields(type: GraphQLNamedType): string[] {
  if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) return [];
  return Object.values(type.getFields())
    .filter(({ description }) => !description)
    .map(({ name }) => `${type.name}.${name}`);
}

/** The arguments of a type's fields without a description; `input` says what it is by its type. */
function undescribedArguments(type: GraphQLNamedType): string[] {
  if (!isObjectType(type) && !isInterfaceType(type)) return [];
  return Object.values(type.getFields()).flatMap((field) =>
    field.args
      .filter(({ name, description }) => name !== 'input' && !description)
      .map(({ name }) => `${type.name}.${field.name}(${name})`),
  );
}

const undescribed = (schema: GraphQLSchema): string[] =>
  ownTypes(schema).flatMap((type) => [
    ...(type.description ? [] : [type.name]),
    ...undescribedFields(type),
    ...undescribedArguments(type),
  ]);

test('every type, field, input field and argument of the schema has a description', () => {
  const schema = buildSchema(readFileSync(join(config.root, 'schema.graphql'), 'utf8'));
  expect(ownTypes(schema).length).toBeGreaterThan(200);
  expect(undescribed(schema)).toEqual([]);
});

test('an id that node does not look up says so', () => {
  const schema = buildSchema(readFileSync(join(config.root, 'schema.graphql'), 'utf8'));
  const withId = ownTypes(schema).filter((type) => isObjectType(type) && String(type.getFields().id?.type) === 'ID!');
  const said = withId.filter((type) => isObjectType(type) && !type.getInterfaces().some(({ name }) => name === 'Node'));
  expect(said.map(({ name }) => name)).toEqual(expect.arrayContaining(['Analytics', 'Dashboard', 'System']));
  for (const type of said) {
    const description = isObjectType(type) && type.getFields().id!.description;
    expect([type.name, description]).toEqual([type.name, expect.stringContaining('node does not look it up')]);
  }
});

test('what has no description is found', () => {
  const schema = buildSchema(`
    "Reads."
    type Query { named(by: Key, input: Key): Colour, "Fine." fine("Fine." by: Key): Either }
    input Key { id: ID }
    enum Colour { RED }
    union Either = Query
    scalar Day
    interface Thing { name: String }
  `);
  expect(undescribed(schema).sort()).toEqual(
    ['Colour', 'Day', 'Either', 'Key', 'Key.id', 'Query.named', 'Query.named(by)', 'Thing', 'Thing.name'].sort(),
  );
});
