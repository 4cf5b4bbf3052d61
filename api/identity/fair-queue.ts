import { UserError } from '../common/user-error.ts';

/** Who waits: the fewer attempts its network made lately, the sooner it is let in. */
export interface Claim {
  attempts: number;
  /** Whether the address or the account signed in lately: such claims have places of their own. */
  isKnown: boolean;
}

interface Waiting extends Claim {
  start: () => void;
  refuse: (reason: UserError) => void;
}

export interface QueueBounds {
  /** Works that run at once. */
  parallel: number;
  /** The most that wait in each of the two lanes. */
  mostWaiting: number;
  /** The longest wait. */
  patienceMs: number;
}

/** Of three turns in a row, known claims have at most two while others wait. */
const KNOWN_TURNS = 2;
const RETRY_SECONDS = 10;

const tooMany = () =>
  new UserError(
    'UNAVAILABLE',
    'Too many people are signing in at the moment. Please try again in a few seconds.',
    undefined,
    RETRY_SECONDS,
  );

/**
 * Runs expensive work for strangers so that none of them can keep the others out: whoever tried least comes first, in a
 * full lane whoever tried most is refused, and who is known has a lane of their own.
 */
export class FairQueue {
  readonly #bounds: QueueBounds;
  readonly #lanes: Record<'known' | 'others', Waiting[]> = { known: [], others: [] };
  #running = 0;
  #knownTurns = 0;

  constructor(bounds: QueueBounds) {
    this.#bounds = bounds;
  }

  /** Runs the work when its turn comes; throws UserError UNAVAILABLE where it does not come. */
  async run<Result>(claim: Claim, work: () => Promise<Result>): Promise<Result> {
    if (this.#running >= this.#bounds.parallel) await this.#turn(claim);
    else this.#running++;
    try {
      return await work();
    } finally {
      this.#passOn();
    }
  }

  #turn(claim: Claim): Promise<void> {
    const lane = this.#lanes[claim.isKnown ? 'known' : 'others'];
    return new Promise((resolve, reject) => {
      const leave = () => {
        clearTimeout(timer);
        const at = lane.indexOf(waiting);
        if (at >= 0) lane.splice(at, 1);
      };
      const refuse = (reason: UserError) => {
        leave();
        reject(reason);
      };
      const start = () => {
        leave();
        resolve();
      };
      const waiting: Waiting = { ...claim, start, refuse };
      const timer = setTimeout(() => refuse(tooMany()), this.#bounds.patienceMs);
      // Equal claims stand in the order of arrival.
      const at = lane.findIndex(({ attempts }) => attempts > claim.attempts);
      lane.splice(at < 0 ? lane.length : at, 0, waiting);
      if (lane.length > this.#bounds.mostWaiting) lane.at(-1)!.refuse(tooMany());
    });
  }

  #passOn(): void {
    const { known, others } = this.#lanes;
    const isKnownNext = known.length > 0 && (others.length === 0 || this.#knownTurns < KNOWN_TURNS);
    this.#knownTurns = isKnownNext ? this.#knownTurns + 1 : 0;
    const next = (isKnownNext ? known : others)[0];
    if (next) next.start();
    else this.#running--;
  }
}
