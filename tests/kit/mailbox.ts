// A real mail server on this machine, and what it was given.
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerEnvelope } from 'smtp-server';

export interface Received {
  from: string;
  to: string[];
  /** The message as it came: headers and parts. */
  raw: string;
  /** Its plain text. */
  text: string;
}

const refusal = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode });

/** A mail server that takes everything, but nothing for addresses it refuses, for good or until later. */
export class Mailbox {
  readonly received: Received[] = [];
  /** Addresses whose emails are to be sent again later. */
  readonly busy = new Set<string>();
  /** What happens before the next email is taken. */
  beforeTaking: () => Promise<unknown> = async () => {};
  readonly #server: SMTPServer;

  constructor() {
    this.#server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      logger: false,
      onRcptTo: ({ address }, _session, done) => {
        if (address.startsWith('nobody@')) return done(refusal(550, 'No such user'));
        done(this.busy.has(address) ? refusal(450, 'Try again later') : undefined);
      },
      onData: (stream, session, done) =>
        void buffer(stream)
          .then((message) => this.#receive(message, session.envelope))
          .then(() => done()),
    });
  }

  async #receive(message: Buffer, { mailFrom, rcptTo }: SMTPServerEnvelope): Promise<void> {
    const { text = '' } = await PostalMime.parse(message);
    const to = rcptTo.map(({ address }) => address);
    this.received.push({ from: mailFrom ? mailFrom.address : '', to, raw: message.toString(), text });
    const before = this.beforeTaking;
    this.beforeTaking = async () => {};
    await before();
  }

  /** Listens, on a free port unless one is given; resolves to the address for SMTP_URL. */
  async open(port = 0): Promise<string> {
    this.#server.listen(port, '127.0.0.1');
    await once(this.#server.server, 'listening');
    return this.url;
  }

  /** Its address for SMTP_URL, once it listens. */
  get url(): string {
    return `smtp://127.0.0.1:${(this.#server.server.address() as AddressInfo).port}`;
  }

  /** What came for an address. */
  for = (address: string): Received[] => this.received.filter(({ to }) => to.includes(address));

  /** Takes nothing more. */
  close = (): Promise<void> => new Promise((resolve) => this.#server.close(() => resolve()));
}
