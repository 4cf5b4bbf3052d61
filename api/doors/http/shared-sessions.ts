let keys: Buffer | undefined;

/** Lets every process of a node take up TLS sessions that another one began; to be called before it listens. */
export function useTicketKeys(shared: Uint8Array): void {
  keys = Buffer.from(shared);
}

/** What servers need whose TLS sessions are shared; nothing where each has its own. By default their context is the command line. */
export const sharedSessions = () => keys && { ticketKeys: keys, sessionIdContext: 'footbridge' };
