// A certificate authority that speaks ACME (RFC 8555) as far as certificates by HTTP-01 need it, and verifies what it is sent.
import 'reflect-metadata';
import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import * as x509 from '@peculiar/x509';
import { calculateJwkThumbprint, flattenedVerify, importJWK, type JWK } from 'jose';

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
const DAY_MS = 86_400_000;

interface Order {
  host: string;
  token: string;
  status: 'pending' | 'ready' | 'valid' | 'invalid';
  chain: string | null;
}

/** What a client sent, with the key that it is signed with. */
interface Signed {
  jwk: JWK;
  payload: Record<string, unknown>;
}

class Refusal extends Error {
  readonly type: string;

  constructor(type: string, detail: string) {
    super(detail);
    this.type = type;
  }
}

/** A running authority. */
export class AcmeServer {
  /** Where it asks for the answers to its challenges, whatever the host. */
  challengePort = 0;
  /** Each order is refused with this, if anything. */
  refusal: string | null = null;
  /** The hosts of all orders. */
  readonly ordered: string[] = [];
  /** The email addresses of accounts. */
  readonly contacts: unknown[] = [];
  readonly #accounts: JWK[] = [];
  readonly #orders: Order[] = [];
  readonly #nonces = new Set<string>();
  readonly #server = createServer((request, response) => void this.#answer(request, response));
  #keys!: CryptoKeyPair;
  #own!: x509.X509Certificate;

  /** The address of its directory, once it runs. */
  get directoryUrl(): string {
    return this.#at('directory');
  }

  /** Its own certificate, PEM. */
  get certificate(): string {
    return this.#own.toString('pem');
  }

  async start(): Promise<this> {
    this.#keys = await crypto.subtle.generateKey(ALGORITHM, false, ['sign', 'verify']);
    this.#own = await x509.X509CertificateGenerator.createSelfSigned({
      ...{ name: 'CN=Authority of the tests', keys: this.#keys, signingAlgorithm: ALGORITHM },
      notAfter: new Date(Date.now() + 400 * DAY_MS),
      extensions: [new x509.BasicConstraintsExtension(true, 0, true)],
    });
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return this;
  }

  stop(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  #at(path: string): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/${path}`;
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const nonce = crypto.randomUUID();
    this.#nonces.add(nonce);
    response.setHeader('replay-nonce', nonce);
    try {
      const [, what = '', id = ''] = request.url!.split('/');
      if (request.method !== 'POST') return void response.end(JSON.stringify(this.#directory()));
      const signed = await this.#verify(request);
      await this.#do(what, Number(id), signed, response);
    } catch (error) {
      const { type = 'serverInternal', message } = error as Refusal;
      response.writeHead(400, { 'content-type': 'application/problem+json' });
      response.end(JSON.stringify({ type: `urn:ietf:params:acme:error:${type}`, detail: message }));
    }
  }

  #directory() {
    return { newNonce: this.#at('nonce'), newAccount: this.#at('account'), newOrder: this.#at('order') };
  }

  /** Takes each nonce once, and what is signed with the key that the account has. */
  async #verify(request: IncomingMessage): Promise<Signed> {
    const sent = JSON.parse(await text(request)) as { protected: string; payload: string; signature: string };
    const head = JSON.parse(Buffer.from(sent.protected, 'base64url').toString()) as Record<string, unknown>;
    if (!this.#nonces.delete(head.nonce as string)) throw new Refusal('badNonce', 'The nonce was used.');
    if (head.url !== this.#at(request.url!.slice(1))) throw new Refusal('unauthorized', 'It is signed for elsewhere.');
    const jwk = (head.jwk as JWK | undefined) ?? this.#accounts[Number(String(head.kid).split('/').at(-1))];
    if (!jwk) throw new Refusal('accountDoesNotExist', 'There is no such account.');
    const { payload } = await flattenedVerify(sent, await importJWK(jwk, head.alg as string));
    return { jwk, payload: payload.length ? JSON.parse(Buffer.from(payload).toString()) : {} };
  }

  async #do(what: string, id: number, { jwk, payload }: Signed, response: ServerResponse): Promise<void> {
    const send = (body: object, status = 200, location = request(what, id)) =>
      response.writeHead(status, { 'content-type': 'application/json', location }).end(JSON.stringify(body));
    const request = (kind: string, number: number) => this.#at(`${kind}/${number}`);
    if (what === 'account') {
      if (!payload.termsOfServiceAgreed) throw new Refusal('userActionRequired', 'The terms were not agreed to.');
      this.contacts.push(payload.contact);
      return void send({ status: 'valid' }, 201, request('account', this.#accounts.push(jwk) - 1));
    }
    if (what === 'order' && payload.identifiers) {
      const number = this.#take(payload.identifiers as [{ value: string }]);
      return void send(this.#shown(this.#orders[number]!, number), 201, request('order', number));
    }
    const order = this.#orders[id]!;
    if (what === 'challenge') await this.#challenge(order, jwk);
    if (what === 'finalize') order.chain = await this.#issue(order, payload.csr as string);
    if (what === 'certificate') return void response.end(order.chain);
    if (what === 'order' || what === 'finalize') return void send(this.#shown(order, id));
    const { challenge, ...authorization } = this.#authorization(order, id);
    send(what === 'challenge' ? challenge : { ...authorization, challenges: [challenge] });
  }

  /** The number of a new order. */
  #take([{ value: host }]: [{ value: string }]): number {
    this.ordered.push(host);
    if (this.refusal) throw new Refusal('rejectedIdentifier', this.refusal);
    return this.#orders.push({ host, token: crypto.randomUUID(), status: 'pending', chain: null }) - 1;
  }

  #authorization(order: Order, id: number) {
    const status = order.status === 'ready' ? 'valid' : order.status;
    const challenge = { type: 'http-01', url: this.#at(`challenge/${id}`), token: order.token, status };
    return { status, identifier: { type: 'dns', value: order.host }, challenge };
  }

  #shown({ host, status, chain }: Order, id: number) {
    return {
      ...{ status, identifiers: [{ type: 'dns', value: host }] },
      authorizations: [this.#at(`authorization/${id}`)],
      finalize: this.#at(`finalize/${id}`),
      ...(chain && { certificate: this.#at(`certificate/${id}`) }),
    };
  }

  /** Reads the answer at the host as RFC 8555, 8.3 says. */
  async #challenge(order: Order, jwk: JWK): Promise<void> {
    const expected = `${order.token}.${await calculateJwkThumbprint(jwk)}`;
    const asked = get({
      ...{ host: '127.0.0.1', port: this.challengePort, headers: { host: order.host } },
      path: `/.well-known/acme-challenge/${order.token}`,
    });
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    order.status = (await text(answer)).trim() === expected ? 'ready' : 'invalid';
  }

  async #issue(order: Order, csr: string): Promise<string> {
    if (order.status !== 'ready') throw new Refusal('orderNotReady', 'The challenge was not answered.');
    const request = new x509.Pkcs10CertificateRequest(Buffer.from(csr, 'base64url'));
    const alternative = request.extensions.find((one) => one instanceof x509.SubjectAlternativeNameExtension);
    const names = alternative?.names.toJSON();
    if (!(await request.verify()) || names?.length !== 1 || names[0]!.value !== order.host)
      throw new Refusal('badCSR', 'It is not for the host of the order.');
    const certificate = await x509.X509CertificateGenerator.create({
      ...{ issuer: this.#own.subject, signingKey: this.#keys.privateKey, signingAlgorithm: ALGORITHM },
      ...{ subject: `CN=${order.host}`, publicKey: await request.publicKey.export() },
      notAfter: new Date(Date.now() + 90 * DAY_MS),
      extensions: [new x509.SubjectAlternativeNameExtension([{ type: 'dns', value: order.host }])],
    });
    order.status = 'valid';
    return `${certificate.toString('pem')}\n${this.certificate}\n`;
  }
}
