/** A question to another process, or the answer to one of its questions. */
type Message<Question> =
  | { type: 'question'; id: number; question: Question }
  | { type: 'answer'; id: number; answer?: unknown; isFailed?: true };

interface Waiting {
  resolve: (answer: unknown) => void;
  reject: (reason: Error) => void;
}

/** Questions to the process at the other end of a channel, and its questions. */
export class Questions<Asked, Answered> {
  readonly #send: (message: Message<Asked>) => void;
  readonly #answer: (question: Answered) => unknown;
  readonly #waiting = new Map<number, Waiting>();
  #last = 0;

  /** `answer` answers what the other process asks; where it throws, the other's question fails. */
  constructor(send: (message: Message<Asked>) => void, answer: (question: Answered) => unknown) {
    this.#send = send;
    this.#answer = answer;
  }

  /** Asks the other process; rejects when it has not answered in time, or could not. */
  async ask(question: Asked, timeoutMs: number): Promise<unknown> {
    const id = ++this.#last;
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const timer = setTimeout(() => reject(new Error('another process did not answer in time')), timeoutMs);
    this.#waiting.set(id, { resolve, reject });
    this.#send({ type: 'question', id, question });
    return promise.finally(() => {
      clearTimeout(timer);
      this.#waiting.delete(id);
    });
  }

  /** Takes a message; false when it is neither a question nor an answer. */
  hear(message: object): boolean {
    const heard = message as Message<Answered>;
    if (heard.type === 'question') void this.#reply(heard.id, heard.question);
    else if (heard.type === 'answer') this.#settle(heard);
    else return false;
    return true;
  }

  /** The other process has ended: nothing is answered any more. */
  lose(): void {
    for (const { reject } of this.#waiting.values()) reject(new Error('another process ended'));
  }

  #settle({ id, answer, isFailed }: { id: number; answer?: unknown; isFailed?: true }): void {
    const waiting = this.#waiting.get(id);
    if (isFailed) waiting?.reject(new Error('another process could not answer'));
    else waiting?.resolve(answer);
  }

  async #reply(id: number, question: Answered): Promise<void> {
    try {
      this.#send({ type: 'answer', id, answer: await this.#answer(question) });
    } catch {
      this.#send({ type: 'answer', id, isFailed: true });
    }
  }
}
