import { graphql } from 'react-relay/hooks';
import type { useExperimentMutationsEndMutation } from '../../__generated__/useExperimentMutationsEndMutation.graphql';
import type { useExperimentMutationsPauseMutation } from '../../__generated__/useExperimentMutationsPauseMutation.graphql';
import type { useExperimentMutationsRenameMutation } from '../../__generated__/useExperimentMutationsRenameMutation.graphql';
import type { useExperimentMutationsResumeMutation } from '../../__generated__/useExperimentMutationsResumeMutation.graphql';
import type { useExperimentMutationsStartMutation } from '../../__generated__/useExperimentMutationsStartMutation.graphql';
import { useCommit } from '../../relay/useCommit.ts';
import { UserRefusal } from '../../relay/user-refusal.ts';

const START = graphql`
  mutation useExperimentMutationsStartMutation($input: StartExperimentInput!) {
    startExperiment(input: $input) {
      __typename
      ... on StartExperimentSuccess {
        experiment {
          url {
            ...ExperimentPanel_url
            ...useUrlTest_url
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
const PAUSE = graphql`
  mutation useExperimentMutationsPauseMutation($input: PauseExperimentInput!) {
    pauseExperiment(input: $input) {
      __typename
      ... on PauseExperimentSuccess {
        experiment {
          ...ExperimentCard_experiment
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
const RESUME = graphql`
  mutation useExperimentMutationsResumeMutation($input: ResumeExperimentInput!) {
    resumeExperiment(input: $input) {
      __typename
      ... on ResumeExperimentSuccess {
        experiment {
          ...ExperimentCard_experiment
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
const END = graphql`
  mutation useExperimentMutationsEndMutation($input: EndExperimentInput!) {
    endExperiment(input: $input) {
      __typename
      ... on EndExperimentSuccess {
        experiment {
          ...ExperimentCard_experiment
          url {
            ...ExperimentPanel_url
            ...useUrlTest_url
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
const RENAME = graphql`
  mutation useExperimentMutationsRenameMutation($input: RenameVariantsInput!) {
    renameVariants(input: $input) {
      __typename
      ... on RenameVariantsSuccess {
        experiment {
          ...ExperimentCard_experiment
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

type Refusal = ConstructorParameters<typeof UserRefusal>[0];

/** Throws the refusal that a mutation was answered with. */
function accepted(result: { readonly __typename: string }): void {
  if (result.__typename === 'UserError') throw new UserRefusal(result as unknown as Refusal);
}

/** What can be done to experiments; each rejects with why not. */
export function useExperimentMutations() {
  const start = useCommit<useExperimentMutationsStartMutation>(START);
  const pause = useCommit<useExperimentMutationsPauseMutation>(PAUSE);
  const resume = useCommit<useExperimentMutationsResumeMutation>(RESUME);
  const end = useCommit<useExperimentMutationsEndMutation>(END);
  const rename = useCommit<useExperimentMutationsRenameMutation>(RENAME);
  return {
    start: async (input: useExperimentMutationsStartMutation['variables']['input']): Promise<void> =>
      accepted((await start({ input })).startExperiment),
    pause: async (id: string): Promise<void> => accepted((await pause({ input: { id } })).pauseExperiment),
    resume: async (id: string): Promise<void> => accepted((await resume({ input: { id } })).resumeExperiment),
    end: async (id: string, keepVariant: string | null): Promise<void> =>
      accepted((await end({ input: { id, keepVariant } })).endExperiment),
    rename: async (input: useExperimentMutationsRenameMutation['variables']['input']): Promise<void> =>
      accepted((await rename({ input })).renameVariants),
  };
}
