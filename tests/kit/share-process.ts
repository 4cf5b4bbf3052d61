// A process that leases shares of links as a server does, for tests of several at once; it is forked.
import { closePools } from '../../api/database/pool.ts';
import { ClickShares } from '../../api/urls/click-shares.ts';

interface Message {
  visitors: number;
  link: { id: number };
}

const shares = new ClickShares();

process.on('message', async (message: Message | 'end') => {
  if (message === 'end') {
    await shares.close();
    await closePools();
    process.disconnect();
    return;
  }
  const { visitors, link } = message;
  const one = async () => (await shares.take({ ...link, maxClicks: 1 }, 'code')) !== null;
  const all = await Promise.all(Array.from({ length: visitors }, one));
  process.send!(all.filter(Boolean).length);
});
process.send!('ready');
