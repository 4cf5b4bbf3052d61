import { complexityFromQuery } from '@pothos/plugin-complexity';
import { GraphQLError, Kind, type DocumentNode, type ExecutionArgs } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { queryLimits } from '../../graph/builder.ts';
import type { Door } from './graphql-door.ts';

/** The document with the operation that runs alone, which the library would take to be the first. */
const onlyOperation = ({ definitions, ...rest }: DocumentNode, name: string | null | undefined): DocumentNode => ({
  ...rest,
  definitions: definitions.filter((one) => one.kind !== Kind.OPERATION_DEFINITION || !name || one.name?.value === name),
});

/** Tells in headers what an operation costs by the estimate that limits it, and the limit. */
function tellCost({ document, operationName, schema, variableValues, contextValue }: ExecutionArgs): void {
  const { reply } = contextValue as Door;
  void reply.header('graphql-cost-limit', String(queryLimits.complexity));
  try {
    const ctx = contextValue as object;
    const variables = { ...variableValues };
    const { complexity } = complexityFromQuery(onlyOperation(document, operationName), { schema, ctx, variables });
    void reply.header('graphql-cost', String(complexity));
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error; // wrong variables, which the execution refuses
  }
}

/** Every answer that comes of an operation says what it costs. */
export const toldCost: Plugin = {
  onExecute({ args }) {
    tellCost(args as ExecutionArgs);
  },
  onSubscribe({ args }) {
    tellCost(args as ExecutionArgs);
  },
};
