import { graphql } from 'react-relay/hooks';
import type { useDomainMutationsCreateMutation } from '../../__generated__/useDomainMutationsCreateMutation.graphql';
import type { useDomainMutationsDeleteMutation } from '../../__generated__/useDomainMutationsDeleteMutation.graphql';
import type { useDomainMutationsUpdateMutation } from '../../__generated__/useDomainMutationsUpdateMutation.graphql';
import type {
  useDomainMutationsVerifyMutation,
  useDomainMutationsVerifyMutation$data,
} from '../../__generated__/useDomainMutationsVerifyMutation.graphql';
import { useVerb } from '../../relay/useVerb.ts';

const CREATE = graphql`
  mutation useDomainMutationsCreateMutation($input: CreateDomainInput!) {
    createDomain(input: $input) {
      __typename
      ... on UserError {
        code
        message
        field
      }
    }
  }
`;
const UPDATE = graphql`
  mutation useDomainMutationsUpdateMutation($input: UpdateDomainInput!) {
    updateDomain(input: $input) {
      __typename
      ... on UpdateDomainSuccess {
        domain {
          ...DomainCard_domain
        }
      }
      ... on UserError {
        code
        message
        field
      }
    }
  }
`;
const VERIFY = graphql`
  mutation useDomainMutationsVerifyMutation($input: VerifyDomainInput!) {
    verifyDomain(input: $input) {
      __typename
      ... on VerifyDomainSuccess {
        verification {
          domain {
            status
            ...DomainCard_domain
          }
          proof {
            isDone
            reason
          }
          address {
            isDone
            reason
          }
        }
      }
      ... on UserError {
        code
        message
        field
      }
    }
  }
`;
const DELETE = graphql`
  mutation useDomainMutationsDeleteMutation($input: DeleteDomainInput!) {
    deleteDomain(input: $input) {
      __typename
      ... on UserError {
        code
        message
        field
      }
    }
  }
`;

type CreateInput = useDomainMutationsCreateMutation['variables']['input'];
type UpdateInput = useDomainMutationsUpdateMutation['variables']['input'];
/** What a look at the records of a domain found. */
export type Verification = Extract<
  useDomainMutationsVerifyMutation$data['verifyDomain'],
  { __typename: 'VerifyDomainSuccess' }
>['verification'];

/** What can be done to domains; each rejects with why not. */
export function useDomainMutations() {
  const create = useVerb<useDomainMutationsCreateMutation>(CREATE, 'domains');
  // Of two domains one is the default: a change of one may change the other.
  const update = useVerb<useDomainMutationsUpdateMutation>(UPDATE, 'domains');
  const verify = useVerb<useDomainMutationsVerifyMutation>(VERIFY);
  const remove = useVerb<useDomainMutationsDeleteMutation>(DELETE, 'domains');
  return {
    create: (input: CreateInput) => create({ input }),
    update: (input: UpdateInput) => update({ input }),
    async verify(id: string): Promise<Verification> {
      return (await verify({ input: { id } })).verification;
    },
    remove: (id: string) => remove({ input: { id } }),
  };
}
