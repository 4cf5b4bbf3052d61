import { graphql } from 'react-relay/hooks';
import type { useWebsiteMutationsDeleteMutation } from '../../__generated__/useWebsiteMutationsDeleteMutation.graphql';
import type { useWebsiteMutationsRegisterMutation } from '../../__generated__/useWebsiteMutationsRegisterMutation.graphql';
import type { useWebsiteMutationsUpdateMutation } from '../../__generated__/useWebsiteMutationsUpdateMutation.graphql';
import type {
  useWebsiteMutationsVerifyMutation,
  useWebsiteMutationsVerifyMutation$data,
} from '../../__generated__/useWebsiteMutationsVerifyMutation.graphql';
import { useCommit } from '../../relay/useCommit.ts';
import { UserRefusal } from '../../relay/user-refusal.ts';

const REGISTER = graphql`
  mutation useWebsiteMutationsRegisterMutation($input: RegisterWebsiteInput!) {
    registerWebsite(input: $input) {
      __typename
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
  const register = useCommit<useWebsiteMutationsRegisterMutation>(REGISTER);
  const remove = useCommit<useWebsiteMutationsDeleteMutation>(DELETE);
  const update = useCommit<useWebsiteMutationsUpdateMutation>(UPDATE);
  const verify = useCommit<useWebsiteMutationsVerifyMutation>(VERIFY);
  return {
    async register(input: useWebsiteMutationsRegisterMutation['variables']['input']): Promise<void> {
      const { registerWebsite: result } = await register({ input });
      if (result.__typename === 'UserError') throw new UserRefusal(result);
    },
    async remove(id: string): Promise<void> {
      const { deleteWebsite: result } = await remove({ input: { id } });
      if (result.__typename === 'UserError') throw new UserRefusal(result);
    },
    async update(input: useWebsiteMutationsUpdateMutation['variables']['input']): Promise<void> {
      const { updateWebsite: result } = await update({ input });
      if (result.__typename === 'UserError') throw new UserRefusal(result);
    },
    async verify(id: string): Promise<Verified> {
      const { verifyWebsite: result } = await verify({ input: { id } });
      if (result.__typename === 'UserError') throw new UserRefusal(result);
      if (result.__typename !== 'VerifyWebsiteSuccess') throw new Error('an unknown result');
      return result.verification;
    },
  };
}
