import type { useRules_url$key } from '../../__generated__/useRules_url.graphql';
import { sentenceOf } from '../../parts/redirect-rules/rule-sentence.ts';
import { useRules } from '../../parts/redirect-rules/useRules.ts';
import { Fact } from './Fact.tsx';

/** The rules of a URL, each in one sentence. `isTested` while an A/B test decides for everybody else. */
export function RulesFact({ url, isTested }: { url: useRules_url$key; isTested: boolean }) {
  const rules = useRules(url);
  return (
    <Fact name="Redirect rules: the first that holds decides" className="col-span-2">
      <ol className="mt-1 grid gap-1 wrap-anywhere">
        {rules.map((rule, index) => (
          <li key={index}>
            {index + 1}. {sentenceOf(rule)}
          </li>
        ))}
      </ol>
      <p className="mt-1 text-muted">
        {isTested ? 'Everybody else takes part in the A/B test.' : 'Everybody else goes to its own destination.'}
      </p>
    </Fact>
  );
}
