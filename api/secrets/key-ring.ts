import { transactionLocks } from '../database/advisory-lock.ts';
import { db, type Transaction } from '../database/db.ts';
import { isEncrypting } from './encrypted-columns.ts';
import { makeSecretFor, type Purpose } from './purposes.ts';
import { fromStore, toStore } from './stored-secret.ts';

/** The secrets of one purpose, as they are now: they change when they are rotated. */
export interface Secrets {
  /** What signs and encrypts. */
  readonly current: Buffer;
  /** What is accepted: the current one first, then one that is to follow it, then former ones. */
  readonly all: readonly Buffer[];
  /** Another text whenever they are others. */
  readonly mark: string;
}

interface Entry {
  id: string;
  purpose: string;
  secret: Buffer;
  startsAt: number;
  endsAt: number;
}

/** The installation's secrets in the memory of a process. */
export class KeyRing {
  #entries = new Map<string, Entry[]>();
  readonly #loading = new Map<Purpose, Promise<Secrets>>();
  readonly #listeners: { secrets: Secrets; take: (secrets: Secrets) => void; passed: string }[] = [];

  /** The secrets of a purpose; the first is made where there is none, and nodes that start together agree on it. */
  of(purpose: Purpose): Promise<Secrets> {
    const secrets = this.#loading.get(purpose) ?? this.#load(purpose);
    this.#loading.set(purpose, secrets);
    secrets.catch(() => this.#loading.delete(purpose)); // the next call tries again
    return secrets;
  }

  /** Hands on the secrets of a purpose now, and again whenever `refresh` finds others. */
  async follow(purpose: Purpose, take: (secrets: Secrets) => void): Promise<void> {
    this.#listeners.push({ secrets: await this.of(purpose), take, passed: '' });
    this.#tell();
  }

  /** Reads what changed in the database; throws where a secret cannot be read, and keeps what is known. */
  async refresh(): Promise<void> {
    this.#keep(await db.secretKey.findMany());
    this.#tell();
  }

  async #load(purpose: Purpose): Promise<Secrets> {
    const known = await db.secretKey.findMany({ where: { purpose } });
    this.#keep(known.length ? known : await firstOf(purpose));
    const sorted = () => this.#sorted(purpose);
    return {
      get current() {
        return sorted()[0]!.secret;
      },
      get all() {
        return sorted().map(({ secret }) => secret);
      },
      get mark() {
        return sorted()
          .map(({ id }) => id)
          .join();
      },
    };
  }

  #keep(rows: Awaited<ReturnType<typeof firstOf>>): void {
    const before = new Map([...this.#entries.values()].flat().map((entry) => [entry.id, entry.secret]));
    const entries = rows.map((row) => ({
      ...{ id: row.id, purpose: row.purpose, secret: before.get(row.id) ?? fromStore(row) },
      ...{ startsAt: row.startsAt.getTime(), endsAt: row.endsAt?.getTime() ?? Infinity },
    }));
    for (const purpose of new Set(entries.map((entry) => entry.purpose))) {
      this.#entries.set(
        purpose,
        entries.filter((entry) => entry.purpose === purpose),
      );
    }
  }

  /** Those that are valid: of those that have begun the newest, then one that is to begin, then older ones. */
  #sorted(purpose: Purpose): Entry[] {
    const now = Date.now();
    const entries = this.#entries.get(purpose)!.toSorted((a, b) => b.startsAt - a.startsAt);
    const current = entries.find(({ startsAt }) => startsAt <= now) ?? entries.at(-1)!;
    // What an ended one encrypted is read until it is encrypted anew, after which that one is deleted.
    const isValid = ({ endsAt }: Entry) => endsAt > now || isEncrypting(purpose);
    return [current, ...entries.filter((one) => one !== current && isValid(one))];
  }

  #tell(): void {
    for (const listener of this.#listeners) {
      const { secrets, take, passed } = listener;
      if (passed === secrets.mark) continue;
      listener.passed = secrets.mark;
      take(secrets);
    }
  }
}

/** Those of this process. */
export const keyRing = new KeyRing();

/** Waits for other changes of the installation's secrets, in whatever process, and holds them until the transaction ends. */
export const lockSecrets = (tx: Transaction) =>
  tx.$executeRaw`SELECT pg_advisory_xact_lock(${transactionLocks.secrets})`;

const firstOf = (purpose: Purpose) =>
  db.$transaction(async (tx) => {
    await lockSecrets(tx);
    const known = await tx.secretKey.findMany({ where: { purpose } });
    return known.length ? known : [await addSecret(tx, purpose)];
  });

/** Makes a secret and stores it; it begins at the time given, or now. */
export async function addSecret(tx: Transaction, purpose: Purpose, startsAt?: Date) {
  const row = { id: crypto.randomUUID(), purpose };
  const secret = await makeSecretFor(purpose);
  return tx.secretKey.create({ data: { ...row, ...toStore(row, secret), startsAt } });
}
