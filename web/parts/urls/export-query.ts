import { filterOf, orderOf, type ListQuestion } from './list-question.ts';

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The query of a question's export. */
export function exportQuery(question: ListQuestion, scope: 'all' | 'recoverable'): string {
  const { field, direction } = orderOf(question);
  const query = new URLSearchParams({ scope, sort: field.toLowerCase(), direction: direction.toLowerCase() });
  for (const [name, value] of Object.entries(filterOf(question))) {
    if (value !== undefined) query.set(snake(name), String(value));
  }
  return query.toString();
}
