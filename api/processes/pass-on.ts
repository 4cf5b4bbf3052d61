import type { ChildProcess } from 'node:child_process';

/** How node:cluster passes a connection to a process, and hears whether the process took it; the form is Node's own. */
interface ClusterMessage {
  act?: string;
  seq?: number;
  ack?: number;
}

/**
 * Gives the connection to another process that one was passed and had not taken when it died. node:cluster would keep it open, and
 * nobody would answer. What a process takes it says before it reads a byte, so another finds the request whole.
 */
export function passOnConnections(child: ChildProcess): void {
  const passed = new Set<number>();
  const send = child.send.bind(child) as (message: object, ...rest: unknown[]) => boolean;
  const noteAndSend = (message: ClusterMessage, ...rest: unknown[]): boolean => {
    if (message.act === 'newconn' && message.seq !== undefined) passed.add(message.seq);
    return send(message, ...rest);
  };
  Object.assign(child, { send: noteAndSend });
  child.on('internalMessage', ({ ack }: ClusterMessage) => {
    if (ack !== undefined) passed.delete(ack);
  });
  let isGone = false;
  child.once('disconnect', () => (isGone = true));
  // By now everything that it said has been heard.
  child.once('close', () => {
    // Node forgets to say so of a process that died with a connection on its way: the next ones would be passed to it as well.
    if (!isGone) child.emit('disconnect');
    for (const ack of [...passed]) child.emit('internalMessage', { cmd: 'NODE_CLUSTER', ack, accepted: false });
  });
}
