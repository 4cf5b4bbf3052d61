import { postOperation, type Operation } from './post-operation.ts';

let waiting: { key: string; answer: Promise<Response> } | null = null;

const keyOf = ({ name }: Operation, variables: object) => JSON.stringify([name, variables]);

/** Asks a query before the app is loaded, which then takes the answer. */
export function askEarly(operation: Operation, variables: object): Promise<Response> {
  const answer = postOperation(operation, variables);
  answer.catch(() => {}); // whoever takes the answer says why it failed
  waiting = { key: keyOf(operation, variables), answer };
  return answer;
}

/** What was asked early with the same variables, once; null for everything else. */
export function takeEarly(operation: Operation, variables: object): Promise<Response> | null {
  if (waiting?.key !== keyOf(operation, variables)) return null;
  const { answer } = waiting;
  waiting = null;
  return answer;
}
