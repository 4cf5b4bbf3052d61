type Column = Int32Array<ArrayBuffer> | Uint32Array<ArrayBuffer> | Uint16Array<ArrayBuffer> | Uint8Array<ArrayBuffer>;

/** An array with room for `size` values and what is in it already: itself, or a copy of at least twice the length. */
export function grown<Array extends Column>(array: Array, size: number): Array {
  if (array.length >= size) return array;
  const larger = new (array.constructor as new (length: number) => Array)(Math.max(size, array.length * 2));
  larger.set(array);
  return larger;
}
