import { useOptimistic, useTransition } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { rememberedSize } from './page-size.ts';
import { addressOf, questionOf, type DefaultOrder, type ListQuestion } from './list-question.ts';

/** Changes the list's question; anything but another page begins at the first page again. */
export type Ask = (change: Partial<ListQuestion>) => void;

/**
 * The query in the page's address and how to change it. A change shows immediately; the old list stays until
 * the new one is loaded. Typing a search adds no entries to the browser's history.
 */
export function useListQuestion(order: DefaultOrder) {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const [isLoading, startTransition] = useTransition();
  const [question, setQuestion] = useOptimistic(questionOf(address, order, rememberedSize()));
  const ask: Ask = (change) =>
    startTransition(async () => {
      const next = { ...question, page: 1, ...change };
      setQuestion(next);
      const replace = 'search' in change && question.search !== '';
      await navigate({ search: addressOf(next, order) }, { replace, preventScrollReset: true });
    });
  return { question, ask, isLoading };
}
