/** A code of errors: the HTTP status that comes with it, and what a program learns from it. */
interface Meaning {
  status: number;
  means: string;
}

/** The codes of refusals by verbs: what the caller asked for is understood, and not done. */
const refusals = {
  INVALID: { status: 400, means: 'Something that was sent is not right; the field and the faults say what.' },
  DESTINATION_BLOCKED: { status: 400, means: 'This server allows no links to that host.' },
  UNAUTHENTICATED: { status: 401, means: 'No access token or API key was sent, or it is not valid.' },
  FORBIDDEN: { status: 403, means: 'Not for this account, or not on this installation.' },
  SCOPE_MISSING: { status: 403, means: 'The API key lacks the scope that the message names.' },
  KEY_NOT_ALLOWED: { status: 403, means: 'No API key can do this, only a person who signed in.' },
  SIGN_IN_AGAIN: { status: 403, means: 'The person must sign in again to do this.' },
  PLAN_LIMIT: { status: 403, means: 'The plan of the account does not include it.' },
  LIMIT_REACHED: { status: 403, means: 'The account has as many as an account can have; delete one first.' },
  SUSPENDED: { status: 403, means: 'Operators suspended the account or the link.' },
  NOT_FOUND: { status: 404, means: "There is no such thing in your account; other people's look like this too." },
  CONFLICT: { status: 409, means: 'The thing is in a state that does not allow it.' },
  CODE_TAKEN: { status: 409, means: 'Another link has this short code.' },
  CODE_RESERVED: { status: 409, means: 'The server needs this short code for a path of its own.' },
  EXTERNAL_ID_TAKEN: { status: 409, means: 'Another link of the account has this external id.' },
  ALREADY_EXISTS: { status: 409, means: 'There is one already, such as a website of this domain.' },
  STALE: { status: 409, means: 'It was changed since the version that you named; over REST 412 after If-Match.' },
  IDEMPOTENCY_MISMATCH: { status: 409, means: 'The idempotency key was used for a different request.' },
  GONE: { status: 410, means: 'It was there, and its time is over.' },
  PAYLOAD_TOO_LARGE: { status: 413, means: 'The request or the file is too large.' },
  RATE_LIMITED: { status: 429, means: 'Too many calls; try again after retryAfter (Retry-After) seconds.' },
  UNAVAILABLE: { status: 503, means: 'The server cannot do it at the moment; try again later.' },
} as const satisfies Record<string, Meaning>;

/** The codes that only doors use: a request that no verb has seen, and faults of the server. */
const ofDoors = {
  MISDIRECTED: { status: 421, means: 'The server does not answer for the host that the request names.' },
  METHOD_NOT_ALLOWED: { status: 405, means: 'The address exists for other methods; Allow names them.' },
  GRAPHQL_PARSE_FAILED: { status: 400, means: 'The GraphQL document has a syntax error.' },
  GRAPHQL_VALIDATION_FAILED: { status: 400, means: 'The GraphQL document does not fit the schema.' },
  QUERY_TOO_COSTLY: { status: 400, means: 'The GraphQL document asks for too much at once.' },
  INTERNAL: { status: 500, means: 'A fault of the server, which is logged under the id of the request.' },
} as const satisfies Record<string, Meaning>;

/** What a refusal can be. */
export type ErrorCode = keyof typeof refusals;

/** Every code of an error, at both doors: a closed list, which grows. */
export const errorCodes: Readonly<Record<ErrorCode | keyof typeof ofDoors, Meaning>> = { ...refusals, ...ofDoors };

/** The names of all codes. */
export const codeNames = Object.keys(errorCodes) as (keyof typeof errorCodes)[];

/** Whether a text is the code of a refusal. */
export const isErrorCode = (code: unknown): code is ErrorCode => Object.hasOwn(refusals, String(code));

/** Whether a text is any code of the list. */
export const isKnownCode = (code: unknown): boolean => Object.hasOwn(errorCodes, String(code));
