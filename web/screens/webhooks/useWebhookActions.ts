import { useAct } from '../../relay/useAct.ts';
import type { Question } from '../../ui/ConfirmDialog.tsx';
import { useWebhookMutations, type ShownSecret } from './useWebhookMutations.ts';

interface Acted {
  id: string;
  url: string;
  onSecret: (shown: ShownSecret) => void;
}

/** What can be done to a webhook, telling what came of it; resolves to whether it succeeded. */
export function useWebhookActions({ id, url, onSecret }: Acted) {
  const { update, rotate, test, challenge, remove } = useWebhookMutations();
  const { act } = useAct();
  const switchTo = (isActive: boolean) =>
    act({
      run: () => update({ id, isActive }),
      done: isActive ? 'The webhook is on' : 'The webhook is off',
      failed: 'The webhook could not be switched',
    });
  const questions = questionsOn(new URL(url).host, {
    switchOff: () => switchTo(false),
    rotate: () => act({ run: async () => onSecret(await rotate(id)), failed: 'The secret could not be replaced' }),
    remove: () =>
      act({ run: () => remove(id), done: 'The webhook was deleted', failed: 'The webhook could not be deleted' }),
  });
  return {
    questions,
    switchOn: () => switchTo(true),
    save: (values: { url: string; description: string | null; events: string[] }) => update({ id, ...values }),
    challenge: () =>
      act({
        run: () => challenge(id),
        done: 'A new challenge is on its way',
        failed: 'The challenge could not be sent',
      }),
    sendTest: () =>
      act({ run: () => test(id), done: 'A test event is on its way', failed: 'The test event could not be sent' }),
  };
}

type Doubted = 'switchOff' | 'rotate' | 'remove';

/** What is asked before something is done to a webhook. */
const questionsOn = (host: string, runs: Record<Doubted, Question['run']>): Record<Doubted, Question> => ({
  switchOff: {
    tone: 'warning',
    title: `Switch ${host} off?`,
    text: 'What happens in the meantime is not delivered, and waiting deliveries fail. They can be replayed for a week.',
    action: 'Switch off',
    run: runs.switchOff,
  },
  rotate: {
    tone: 'warning',
    title: `Replace the secret of ${host}?`,
    text: 'Deliveries are signed with both secrets for 24 hours, so that you can store the new one.',
    action: 'Replace',
    run: runs.rotate,
  },
  remove: {
    tone: 'danger',
    title: `Delete ${host}?`,
    text: 'Its log is deleted too, and waiting deliveries are dropped. This cannot be undone.',
    action: 'Delete',
    run: runs.remove,
  },
});
