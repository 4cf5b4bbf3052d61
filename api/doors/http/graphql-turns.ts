import { getOperationAST, type ExecutionArgs } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { requireSession } from '../../sign-in/authenticate.ts';
import { inTurn } from '../../account/concurrent-calls.ts';
import type { Context } from '../../graph/builder.ts';
import { clientGone } from './client-gone.ts';
import type { Door } from './graphql-door.ts';
import { refuseWholly } from './graphql-rates.ts';

/** Runs queries and mutations in their account's turn; a subscription has its place among the streams instead. */
export const executedInTurn: Plugin<Context & Door> = {
  onExecute({ args, executeFn, setExecuteFn }) {
    const { viewer, reply } = args.contextValue as Context & Door;
    if (!viewer) return;
    const execute = executeFn as (args: ExecutionArgs) => unknown;
    const run = async (own: ExecutionArgs) => {
      if (getOperationAST(own.document, own.operationName)?.operation === 'mutation') await requireSession(viewer);
      return execute(own);
    };
    setExecuteFn((own: ExecutionArgs) => inTurn(viewer.id, clientGone(reply), () => run(own)).catch(refuseWholly));
  },
};
