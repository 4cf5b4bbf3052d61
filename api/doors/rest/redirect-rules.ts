import { z } from 'zod';
import { conditionKinds, ruleWords } from '../../redirect-rules/members.ts';
import { Trial, trialWords } from '../../redirect-rules/trial.ts';
import { tryRules } from '../../redirect-rules/try-rules.ts';
import { answers } from './answers.ts';
import { flag, oneOf, text, whole } from './fields.ts';
import type { TypedApp } from './typed.ts';
import { requestSchema } from './wire.ts';

const Outcome = z
  .object({
    rule: whole.nullable().describe(trialWords.rule),
    app: z.enum(['ios', 'android']).nullable().describe(trialWords.app),
    destination: text.nullable().describe(trialWords.destination),
    rules: z
      .array(
        z.object({
          holds: flag.describe(trialWords.holds),
          conditions: z
            .array(
              z.object({
                kind: oneOf(conditionKinds).describe(trialWords.kind),
                holds: flag.describe(trialWords.condition),
              }),
            )
            .describe(trialWords.conditions),
        }),
      )
      .describe(trialWords.rules),
  })
  .meta({ id: 'RedirectTrial', description: trialWords.trial });

/** POST /api/urls/try-rules: where redirect rules lead a visitor. */
export async function redirectRuleRoutes(app: TypedApp): Promise<void> {
  const trial = {
    tags: ['Tools'],
    summary: 'Try redirect rules on a visitor',
    description: 'Nothing is stored or counted. Send the redirect_rules of a URL, or others.',
    body: requestSchema(Trial, {
      redirect_rules: { description: ruleWords.tried },
      visitor: { description: 'For whom; what is left out is unknown, as it can be of real visitors.' },
    }),
    response: answers(200, 'Where they lead, and why.', Outcome, 400, 401),
  };
  app.post('/api/urls/try-rules', { schema: trial }, async (request) => tryRules(request.body));
}
