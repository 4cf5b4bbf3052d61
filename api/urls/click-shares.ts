import { logger } from '../common/logger.ts';
import { giveBackShares, leaseShares, markLimit } from './share-store.ts';

/** Shares that nobody used for so long are given back. */
const IDLE_MS = 10_000;

/** What a link says of its limit. */
export interface Limited {
  id: number;
  maxClicks: number | null;
}

/** The shares of a link that this process has leased, and who waits for one. */
interface Stock {
  key: string;
  epoch: number;
  count: number;
  /** Below this, more are asked for before anybody has to wait. */
  low: number;
  usedAt: number;
  isAsking: boolean;
  waiting: { settle: (share: Share | null) => void; fail: (reason: unknown) => void }[];
}

/** One of the people that a link lets through. */
export interface Share {
  linkId: number;
  epoch: number;
}

const AWAY = new Error('this server is about to stop');

/**
 * Lets at most `maxClicks` people through a link, however many processes serve it: each leases shares of them from PostgreSQL,
 * several at once while many are left, and gives back what it did not use.
 */
export class ClickShares {
  readonly #stocks = new Map<number, Stock>();
  readonly #timer = setInterval(
    () => this.#giveBack(({ usedAt }) => usedAt < Date.now() - IDLE_MS),
    IDLE_MS / 2,
  ).unref();
  #isClosed = false;

  /**
   * Takes a share for somebody: true where one was leased already. Otherwise resolves to the share, or to null where none was left;
   * rejects while the database is away.
   */
  take({ id }: Limited, key: string): true | Promise<Share | null> {
    const stock = this.#stocks.get(id) ?? newStock(key);
    this.#stocks.set(id, stock);
    stock.usedAt = Date.now();
    if (stock.count > 0) {
      stock.count--;
      if (stock.count === stock.low) void this.#ask(id, stock);
      return true;
    }
    return new Promise((settle, fail) => {
      stock.waiting.push({ settle, fail });
      void this.#ask(id, stock);
    });
  }

  /** Takes back the share of somebody who did not wait for it. */
  putBack = ({ linkId, epoch }: Share): Promise<void> => giveBack(linkId, { count: 1, epoch });

  /** Gives back what is left of a link that was changed, or that has run out elsewhere. */
  onLinkChange(key: string): void {
    this.#giveBack((stock) => stock.key === key);
  }

  /** Gives everything back; nobody gets a share afterwards without the database. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#timer);
    await this.#giveBack(() => true);
  }

  /** Leases as many shares as people wait for, and some more while many are left. One question for a link at a time. */
  async #ask(id: number, stock: Stock): Promise<void> {
    if (stock.isAsking) return;
    stock.isAsking = true;
    try {
      if (this.#isClosed) throw AWAY;
      await lease(id, stock);
    } catch (error) {
      for (const { fail } of stock.waiting.splice(0)) fail(error);
    } finally {
      stock.isAsking = false;
    }
    if (stock.waiting.length) return this.#ask(id, stock);
    if (stock.count === 0) this.#stocks.delete(id);
  }

  async #giveBack(isMeant: (stock: Stock) => boolean): Promise<void> {
    const meant = [...this.#stocks].filter(([, stock]) => stock.count > 0 && isMeant(stock));
    await Promise.all(
      meant.map(async ([id, stock]) => {
        // They are not used from here on, whatever becomes of the question.
        const { count, epoch } = stock;
        stock.count = 0;
        if (!stock.isAsking && !stock.waiting.length) this.#stocks.delete(id);
        await giveBack(id, { count, epoch });
      }),
    );
  }
}

/** Asks for shares, and gives them to those who waited when it asked. */
async function lease(id: number, stock: Stock): Promise<void> {
  const wanted = stock.waiting.length;
  const found = await leaseShares(id, wanted);
  if (found) {
    if (found.epoch !== stock.epoch) Object.assign(stock, { epoch: found.epoch, count: 0 });
    stock.count += found.granted;
    stock.low = Math.floor(stock.count / 4);
  }
  for (const { settle } of stock.waiting.splice(0, wanted)) {
    if (stock.count === 0) settle(null);
    else {
      stock.count--;
      settle({ linkId: id, epoch: stock.epoch });
    }
  }
  if (!found?.left && stock.count === 0) await markLimit(id);
}

const giveBack = (linkId: number, shares: { count: number; epoch: number }): Promise<void> =>
  giveBackShares(linkId, shares).catch((error: unknown) =>
    logger.warn({ err: error, linkId, ...shares }, 'shares of a link could not be given back and are lost'),
  );

const newStock = (key: string): Stock => ({
  ...{ key, epoch: 0, count: 0, low: -1, usedAt: Date.now(), isAsking: false },
  waiting: [],
});
