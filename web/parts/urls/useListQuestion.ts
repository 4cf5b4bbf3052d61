import { useOptimistic, useTransition } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { addressOf, questionOf, type DefaultOrder, type ListQuestion } from './list-question.ts';

/** Changes the list's question; anything but another page begins at the first page again. */
export type Ask = (change: Partial<ListQuestion>) => void;

/**
 * The question in the page's address and the way to change it: a change shows at once, and the old list stays until
 * the new one is there. Searching as one types leaves no steps behind to go back through.
 */
export function useListQuestion(order: DefaultOrder) {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const [isLoading, startTransition] = useTransition();
  const [question, setQuestion] = useOptimistic(questionOf(address, order));
  const ask: Ask = (change) =>
    startTransition(async () => {
      const next = { ...question, after: null, ...change };
      setQuestion(next);
      const replace = 'search' in change && question.search !== '';
      await navigate({ search: addressOf(next, order) }, { replace, preventScrollReset: true });
    });
  return { question, ask, isLoading };
}
