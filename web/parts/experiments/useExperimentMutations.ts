import { graphql } from 'react-relay/hooks';
import type { useExperimentMutationsEndMutation } from '../../__generated__/useExperimentMutationsEndMutation.graphql';
import type { useExperimentMutationsPauseMutation } from '../../__generated__/useExperimentMutationsPauseMutation.graphql';
import type { useExperimentMutationsRenameMutation } from '../../__generated__/useExperimentMutationsRenameMutation.graphql';
import type { useExperimentMutationsResumeMutation } from '../../__generated__/useExperimentMutationsResumeMutation.graphql';
import type { useExperimentMutationsStartMutation } from '../../__generated__/useExperimentMutationsStartMutation.graphql';
import { useVerb } from '../../relay/useVerb.ts';

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

/** What can be done to experiments; each rejects with why not. */
export function useExperimentMutations() {
  const start = useVerb<useExperimentMutationsStartMutation>(START);
  const pause = useVerb<useExperimentMutationsPauseMutation>(PAUSE);
  const resume = useVerb<useExperimentMutationsResumeMutation>(RESUME);
  const end = useVerb<useExperimentMutationsEndMutation>(END);
  const rename = useVerb<useExperimentMutationsRenameMutation>(RENAME);
  return {
    start: (input: useExperimentMutationsStartMutation['variables']['input']) => start({ input }),
    pause: (id: string) => pause({ input: { id } }),
    resume: (id: string) => resume({ input: { id } }),
    end: (id: string, keepVariant: string | null) => end({ input: { id, keepVariant } }),
    rename: (input: useExperimentMutationsRenameMutation['variables']['input']) => rename({ input }),
  };
}
