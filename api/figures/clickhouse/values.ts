/** Collects the values of a statement for ClickHouse; each gets a name. */
export class NamedValues {
  readonly named: Record<string, unknown> = {};
  #count = 0;

  /** The placeholder of a value of a type of ClickHouse. */
  add(value: unknown, type: string): string {
    const name = `v${++this.#count}`;
    this.named[name] = value;
    return `{${name}:${type}}`;
  }
}
