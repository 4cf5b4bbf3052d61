// A real mail server on this machine, and what it was given.
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface Received {
  from: string;
  to: string[];
  /** The message as it came: headers and parts. */
  raw: string;
  /** Its plain text. */
  text: string;
}

/** Undoes quoted-printable, in which long lines are broken. */
const readable = (part: string): string =>
  Buffer.from(
    part
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_match, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  ).toString();

function textOf(raw: string): string {
  const part = /Content-Type: text\/plain[^]*?\r\n\r\n([^]*?)\r\n--/.exec(raw)?.[1] ?? '';
  const isBase64 = /Content-Type: text\/plain[^]*?Content-Transfer-Encoding: base64/.test(
    raw.slice(0, raw.indexOf(part)),
  );
  return isBase64 ? Buffer.from(part, 'base64').toString() : readable(part);
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
      onData: (stream, session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const raw = Buffer.concat(chunks).toString();
          const { mailFrom, rcptTo } = session.envelope;
          const to = rcptTo.map(({ address }) => address);
          this.received.push({ from: mailFrom ? mailFrom.address : '', to, raw, text: textOf(raw) });
          const before = this.beforeTaking;
          this.beforeTaking = async () => {};
          void before().then(() => done());
        });
      },
    });
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
