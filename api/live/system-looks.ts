import { Repeater } from '@repeaterjs/repeater';
import type { Viewer } from '../common/viewer.ts';
import { timeUntil } from './coalesce.ts';

/** How often whoever looks at the system is told of it, milliseconds. */
const EVERY_MS = 5_000;

/** Delivers at once and every five seconds, until the viewer's access token expires. */
export const systemLooks = ({ tokenExpiresAt }: Viewer): Repeater<true> =>
  new Repeater(async (push, stop) => {
    void push(true);
    const timer = setInterval(() => void push(true), EVERY_MS);
    const end = setTimeout(stop, timeUntil(tokenExpiresAt));
    await stop;
    clearInterval(timer);
    clearTimeout(end);
  });
