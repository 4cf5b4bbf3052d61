import type { Quantity } from '../click-model/quantities.ts';

/** Reads once for each choice of quantities, however often it is asked for. */
export function onceEach<Result>(read: (quantities: readonly Quantity[]) => Promise<Result>) {
  const known = new Map<string, Promise<Result>>();
  return (quantities: readonly Quantity[]): Promise<Result> => {
    const key = quantities.join();
    let result = known.get(key);
    if (!result) known.set(key, (result = read(quantities)));
    return result;
  };
}
