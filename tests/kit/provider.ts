// Somebody else's identity provider: real HTTP on 127.0.0.1, with keys that rotate and answers a test decides.
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWK, type JWTPayload } from 'jose';

export interface TokenRequest {
  path: string;
  form: Record<string, string>;
  headers: IncomingHttpHeaders;
}

export class ForeignProvider {
  readonly clientId = 'client-1';
  issuer = '';
  metadata: Record<string, unknown> = {};
  requests: TokenRequest[] = [];
  keyReads = 0;
  /** What the token endpoint says next. */
  answer: { status: number; body: unknown } = { status: 500, body: {} };
  userInfo: unknown = {};
  /** What the introspection endpoint says of opaque tokens. */
  opaque = new Map<string, Record<string, unknown>>();
  introspections = 0;
  /** How long it takes to say what an opaque token is. */
  introspectionMs = 0;
  #published: JWK[] = [];
  #key: { kid: string; privateKey: CryptoKey } | undefined;
  #isAway = false;
  #server = createServer(async (request, response) => {
    const send = (status: number, body: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
    if (request.url === '/.well-known/openid-configuration') return send(200, this.metadata);
    if (request.url === '/userinfo') return send(200, this.userInfo);
    if (request.url === '/keys') {
      this.keyReads++;
      return send(200, { keys: this.#published });
    }
    const form = Object.fromEntries(new URLSearchParams(await text(request)));
    this.requests.push({ path: request.url!, form, headers: request.headers });
    if (request.url === '/introspect') {
      this.introspections++;
      if (this.introspectionMs) await delay(this.introspectionMs);
      if (request.headers.authorization === undefined) return send(401, { error: 'invalid_client' });
      return send(200, this.opaque.get(form.token ?? '') ?? { active: false });
    }
    const { status, body } = this.answer;
    const isTokens = typeof body === 'object' && body !== null && 'access_token' in body;
    return send(status, isTokens ? { token_type: 'Bearer', ...body } : body);
  });

  /** Starts to listen on a free port. */
  async start(): Promise<this> {
    this.#server.on('connection', (socket) => void (this.#isAway && socket.destroy()));
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    this.issuer = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
    this.metadata = {
      issuer: this.issuer,
      authorization_endpoint: `${this.issuer}/authorize`,
      token_endpoint: `${this.issuer}/token`,
      jwks_uri: `${this.issuer}/keys`,
    };
    await this.rotate();
    return this;
  }

  /** Answers nobody until it comes back. It keeps its port meanwhile, which somebody else could take. */
  goAway(): void {
    this.#isAway = true;
    this.#server.closeAllConnections();
  }

  comeBack(): void {
    this.#isAway = false;
  }

  async stop(): Promise<void> {
    this.#server.close();
    this.#server.closeAllConnections();
    await once(this.#server, 'close');
  }

  /** Signs with a new key from now on; the old one is no longer published. */
  async rotate(): Promise<void> {
    const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
    const kid = crypto.randomUUID();
    this.#key = { kid, privateKey };
    this.#published = [{ ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' }];
  }

  sign(claims: JWTPayload, header: { typ?: string } = {}): Promise<string> {
    const { kid, privateKey } = this.#key!;
    return new SignJWT({ iss: this.issuer, ...claims })
      .setProtectedHeader({ alg: 'RS256', kid, ...header })
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(privateKey);
  }

  /** An access token as AWS Cognito makes them: no audience, but a client and a use. */
  accessToken(subject: string): Promise<string> {
    return this.sign({ sub: subject, client_id: this.clientId, token_use: 'access', scope: 'openid' });
  }

  idToken(subject: string, claims: JWTPayload = {}): Promise<string> {
    return this.sign({ sub: subject, aud: this.clientId, token_use: 'id', ...claims });
  }
}
