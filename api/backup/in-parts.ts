/** Approximate size of the members that hold a table. */
const PART_BYTES = 4 * 1024 * 1024;

/** A stream in parts that fit into memory. */
export async function* inParts(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of stream) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes < PART_BYTES) continue;
    yield Buffer.concat(chunks);
    [chunks, bytes] = [[], 0];
  }
  if (bytes) yield Buffer.concat(chunks);
}
