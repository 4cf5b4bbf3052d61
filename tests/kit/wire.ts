// What a page of the browser asks for over the network, as it crosses the wire.
import type { Page } from 'playwright';

export interface Crossing {
  url: string;
  /** Bytes of the answer with its headers; 0 while it has not ended. */
  bytes: number;
  encoding: string | undefined;
}

/** The code of a chart, or what charts are drawn with. */
export const isChart = ({ url }: Crossing) => /\/assets\/(charts|\w+Chart|WorldMap|HourBars|WeekHeatMap)-/.test(url);

/** Notes every request of the page from now on, in their order; nothing is answered from the browser's cache. */
export async function watchWire(page: Page): Promise<Crossing[]> {
  const client = await page.context().newCDPSession(page);
  const crossings = new Map<string, Crossing>();
  client.on('Network.requestWillBeSent', ({ requestId, request: { url } }) => {
    if (url.startsWith('http')) crossings.set(requestId, { url, bytes: 0, encoding: undefined });
    list.splice(0, list.length, ...crossings.values());
  });
  client.on('Network.responseReceived', ({ requestId, response }) => {
    const crossing = crossings.get(requestId);
    if (crossing) crossing.encoding = response.headers['content-encoding'] ?? response.headers['Content-Encoding'];
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const crossing = crossings.get(requestId);
    if (crossing) crossing.bytes = encodedDataLength;
  });
  const list: Crossing[] = [];
  await client.send('Network.enable');
  await client.send('Network.setCacheDisabled', { cacheDisabled: true });
  return list;
}

/** What crossed before the first chart was asked for. */
export function beforeCharts(crossings: Crossing[]): Crossing[] {
  const first = crossings.findIndex(isChart);
  return first < 0 ? crossings : crossings.slice(0, first);
}

/** Bytes of all answers. */
export const bytesOf = (crossings: Crossing[]) => crossings.reduce((sum, { bytes }) => sum + bytes, 0);
