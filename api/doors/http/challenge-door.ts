import type { FastifyInstance } from 'fastify';
import { answerTo, CHALLENGE_PATH } from '../../certificates/challenges.ts';
import { config } from '../../common/config.ts';
import { UserError } from '../../common/user-error.ts';

/** Answers the challenges of a certificate authority, also behind a proxy that hands on plain HTTP. */
export async function challengeDoor(app: FastifyInstance): Promise<void> {
  if (!config.acme) return;
  app.get<{ Params: { token: string } }>(`${CHALLENGE_PATH}:token`, async ({ params: { token } }, reply) => {
    const answer = await answerTo(token);
    if (answer === null) throw new UserError('NOT_FOUND', 'Resource not found');
    return reply.type('application/octet-stream').header('cache-control', 'no-store').send(answer);
  });
}
