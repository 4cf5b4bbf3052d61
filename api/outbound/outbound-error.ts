/** Why nothing is known of an address: its name was not looked up. It was not asked, so nothing is said against it. */
export type NotLookedUp = 'unresolved' | 'look_ups';

/** Why an address gave no answer. Unknown hosts and hosts inside our network are one reason, which reveals neither. */
export type OutboundReason =
  | NotLookedUp
  | 'not_found'
  | 'port'
  | 'unreachable'
  | 'certificate'
  | 'timeout'
  | 'redirects'
  | 'elsewhere'
  | 'status'
  | 'too_large'
  | 'busy';

/** A request to an address that somebody named could not be made, or did not end well. */
export class OutboundError extends Error {
  readonly reason: OutboundReason;
  /** The status of the response, where that is the reason. */
  readonly status: number | undefined;

  constructor(reason: OutboundReason, status?: number) {
    super(reason);
    this.name = 'OutboundError';
    this.reason = reason;
    this.status = status;
  }
}

/** Why a name was not looked up: name servers that did not answer, or too many look-ups of one account; null for others. */
export const notLookedUp = (error: unknown): NotLookedUp | null =>
  error instanceof OutboundError && (error.reason === 'unresolved' || error.reason === 'look_ups')
    ? error.reason
    : null;
