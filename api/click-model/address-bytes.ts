import { isIPv4 } from 'node:net';

const DOT = '.'.charCodeAt(0);
const ZERO = '0'.charCodeAt(0);
const NINE = '9'.charCodeAt(0);

/** The 4 or 16 bytes of a valid address, of IPv6 in any notation. */
export function addressBytes(address: string): Buffer {
  if (isIPv4(address)) return ipv4Bytes(address);
  const bytes = Buffer.alloc(16);
  const [head = '', tail = ''] = address.split('%', 1)[0]!.split('::', 2);
  groupBytes(head).copy(bytes);
  const last = groupBytes(tail);
  last.copy(bytes, 16 - last.length);
  return bytes;
}

/** By hand, because splitting takes several times as long. */
function ipv4Bytes(address: string): Buffer {
  const bytes = Buffer.alloc(4);
  for (let at = 0, part = 0; at < address.length; at++) {
    const code = address.charCodeAt(at);
    if (code === DOT) part++;
    else bytes[part] = bytes[part]! * 10 + code - ZERO;
  }
  return bytes;
}

/** The 32 bits of an address of IPv4, read without making anything else; -1 for any other text. */
export function ipv4Number(address: string): number {
  let [number, part, digits, parts] = [0, 0, 0, 1];
  for (let at = 0; at < address.length; at++) {
    const code = address.charCodeAt(at);
    if (code === DOT) {
      if (digits === 0) return -1;
      number = number * 256 + part;
      [part, digits] = [0, 0];
      parts++;
    } else {
      part = part * 10 + code - ZERO;
      if (code < ZERO || code > NINE || ++digits > 3 || part > 255) return -1;
    }
  }
  return parts === 4 && digits > 0 ? number * 256 + part : -1;
}

/** The last group may be an address of IPv4. */
const groupBytes = (groups: string): Buffer =>
  Buffer.concat(
    (groups ? groups.split(':') : []).map((group) =>
      group.includes('.') ? ipv4Bytes(group) : Buffer.from(group.padStart(4, '0'), 'hex'),
    ),
  );
