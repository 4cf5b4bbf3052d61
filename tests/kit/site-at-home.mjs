// Preloaded into every process of an installation: what it asks of SITE_HOST over http is answered by SITE_PORT of this machine.
import net from 'node:net';

const { SITE_HOST, SITE_PORT } = process.env;
const CLOSED_PORT = 9;
const connect = net.Socket.prototype.connect;
net.Socket.prototype.connect = function (...call) {
  const [options] = Array.isArray(call[0]) ? call[0] : call;
  if (options?.host !== SITE_HOST) return connect.apply(this, call);
  const port = Number(options.port) === 80 ? Number(SITE_PORT) : CLOSED_PORT;
  Object.assign(options, { host: '127.0.0.1', port, lookup: undefined });
  return connect.apply(this, call);
};
