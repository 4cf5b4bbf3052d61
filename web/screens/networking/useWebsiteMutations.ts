import { graphql } from 'react-relay/hooks';
import type { useWebsiteMutationsDeleteMutation } from '../../__generated__/useWebsiteMutationsDeleteMutation.graphql';
import type { useWebsiteMutationsRegisterMutation } from '../../__generated__/useWebsiteMutationsRegisterMutation.graphql';
import type { useWebsiteMutationsUpdateMutation } from '../../__generated__/useWebsiteMutationsUpdateMutation.graphql';
import type {
  useWebsiteMutationsVerifyMutation,
  useWebsiteMutationsVerifyMutation$data,
} from '../../__generated__/useWebsiteMutationsVerifyMutation.graphql';
import { useVerb } from '../../relay/useVerb.ts';

const REGISTER = graphql`
  mutation useWebsiteMutationsRegisterMutation($input: RegisterWebsiteInput!) {
    registerWebsite(input: $input) {
      __typename
      ... on RegisterWebsiteSuccess {
        website {
          id
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
  mutation useWebsiteMutationsDeleteMutation($input: DeleteWebsiteInput!) {
    deleteWebsite(input: $input) {
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
  mutation useWebsiteMutationsUpdateMutation($input: UpdateWebsiteInput!) {
    updateWebsite(input: $input) {
      __typename
      ... on UpdateWebsiteSuccess {
        website {
          ...WebsiteCard_website
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
  mutation useWebsiteMutationsVerifyMutation($input: VerifyWebsiteInput!) {
    verifyWebsite(input: $input) {
      __typename
      ... on VerifyWebsiteSuccess {
        verification {
          website {
            isVerified
            ...WebsiteCard_website
          }
          checks {
            method
            isProved
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

type Verified = Extract<
  useWebsiteMutationsVerifyMutation$data['verifyWebsite'],
  { __typename: 'VerifyWebsiteSuccess' }
>['verification'];

/** What can be done to websites; each rejects with why not. */
export function useWebsiteMutations() {
  const register = useVerb<useWebsiteMutationsRegisterMutation>(REGISTER, 'websites');
  const remove = useVerb<useWebsiteMutationsDeleteMutation>(DELETE, 'websites');
  const update = useVerb<useWebsiteMutationsUpdateMutation>(UPDATE);
  const verify = useVerb<useWebsiteMutationsVerifyMutation>(VERIFY);
  return {
    /** Returns the id of the new website. */
    async register(input: useWebsiteMutationsRegisterMutation['variables']['input']): Promise<string> {
      const result = await register({ input });
      return result.website.id;
    },
    remove: (id: string) => remove({ input: { id } }),
    update: (input: useWebsiteMutationsUpdateMutation['variables']['input']) => update({ input }),
    async verify(id: string): Promise<Verified> {
      const result = await verify({ input: { id } });
      return result.verification;
    },
  };
}
