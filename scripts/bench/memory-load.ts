// The visitors of bench:memory, in a process of their own: what they take is not the product's. Arguments: the origin, clicks
// a second, seconds, and the codes.
import autocannon from 'autocannon';

const [origin, rate, seconds, ...codes] = process.argv.slice(2) as [string, string, string, ...string[]];
const agent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0';
const load = await autocannon({
  url: origin,
  connections: 16,
  duration: Number(seconds),
  ...(Number(rate) ? { overallRate: Number(rate) } : {}),
  requests: codes.map((code) => ({ path: `/${code}`, headers: { 'user-agent': agent } })),
});
console.log(load.requests.total);
