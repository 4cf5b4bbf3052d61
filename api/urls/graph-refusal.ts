import { builder, ErrorCode, FaultType } from '../graph/builder.ts';
import type { UserError } from '../common/user-error.ts';

type Refusal = Pick<UserError, 'code' | 'message' | 'field' | 'faults'>;

/** A refusal as data: GraphQL treats an Error inside a list as a failure of the list. */
export const refusalOf = (error: UserError | null): Refusal | null =>
  error && { code: error.code, message: error.message, field: error.field, faults: error.faults };

/** Why one of several items was refused. */
export const ItemError = builder.objectRef<Refusal>('ItemError').implement({
  description: 'Why one of several items was refused, for the person who made the request.',
  fields: (t) => ({
    code: t.field({ type: ErrorCode, description: 'The kind of refusal, for programs.', resolve: ({ code }) => code }),
    message: t.exposeString('message', { description: 'What to change, for people.' }),
    field: t.string({
      nullable: true,
      description: 'The input field to change; null where it is none.',
      resolve: ({ field }) => field ?? null,
    }),
    faults: t.field({
      type: [FaultType],
      description: 'Everything that is wrong with the item, one for each field.',
      resolve: ({ faults }) => faults,
    }),
  }),
});
