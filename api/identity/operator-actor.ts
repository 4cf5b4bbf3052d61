import { isOperator } from './operator.ts';
import { UserError } from '../common/user-error.ts';
import type { Viewer } from '../common/viewer.ts';

/** Who acts for the installation; `id` is null where no account does. */
export interface Actor {
  id: number | null;
  name: string;
}

/** Whoever runs a command on the machine of the installation. */
export const commandLine: Actor = { id: null, name: 'command line' };

/** The viewer as somebody who acts for the installation. Refuses FORBIDDEN unless the account runs it. */
export async function actorOf(viewer: Viewer): Promise<Actor> {
  if (!(await isOperator(viewer))) {
    throw new UserError('FORBIDDEN', 'Only operators of this installation may do this.');
  }
  return { id: viewer.id, name: viewer.email ?? `account ${viewer.id}` };
}
