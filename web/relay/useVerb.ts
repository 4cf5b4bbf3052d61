import { useCallback } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { commitMutation, type GraphQLTaggedNode, type IEnvironment, type MutationParameters } from 'relay-runtime';
import { isRefusal, Refusal } from '../session/request-error.ts';
import { markChanged, type ServerList } from './changes.ts';

type Outcome<M extends MutationParameters> = M['response'][keyof M['response']];
type Success<M extends MutationParameters> = Exclude<Outcome<M>, { readonly __typename: 'UserError' | '%other' }>;
/** What a mutation answers when it is done; void where it asks for nothing then. */
export type Done<M extends MutationParameters> = [Success<M>] extends [never] ? void : Success<M>;

/** A mutation has one field, and that is its result or a UserError. */
interface AnyOutcome {
  readonly __typename: string;
}

const send = <M extends MutationParameters>(
  environment: IEnvironment,
  mutation: GraphQLTaggedNode,
  variables: M['variables'],
) =>
  new Promise<Done<M>>((resolve, reject) => {
    const settle = (response: M['response']) => {
      const [outcome] = Object.values(response as object) as [AnyOutcome];
      if (outcome.__typename.endsWith('Success')) resolve(outcome as unknown as Done<M>);
      else reject(new Refusal(outcome as unknown as Refusal));
    };
    commitMutation<M>(environment, { mutation, variables, onCompleted: settle, onError: reject });
  });

/**
 * A mutation as a function, which answers even after its screen is left; rejects with a Refusal or another RequestError.
 * The list that it changes is read again where it is shown, as well when the server does not know the thing any more.
 */
export function useVerb<M extends MutationParameters>(mutation: GraphQLTaggedNode, changes?: ServerList) {
  const environment = useRelayEnvironment();
  return useCallback(
    async (variables: M['variables']): Promise<Done<M>> => {
      const changed = () => changes && markChanged(environment, changes);
      try {
        const done = await send<M>(environment, mutation, variables);
        changed();
        return done;
      } catch (error) {
        if (isRefusal(error, 'NOT_FOUND')) changed();
        throw error;
      }
    },
    [environment, mutation, changes],
  );
}
