import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** A file of an archive; its text is made when its turn comes. */
export interface TextFile {
  name: string;
  text: () => AsyncIterable<string>;
}

/**
 * A ZIP archive of files, made as it is read: no more than a few pieces of one file are in memory. When a file fails the
 * stream fails; when the stream is destroyed the file in the making is given up.
 */
export function zipStream(files: readonly TextFile[]): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  let current: Readable | undefined;
  const fail = (error: Error) => void output.destroy(error);
  zip.on('error', fail);
  for (const { name, text } of files) {
    zip.addReadStreamLazy(name, (start) => {
      current = Readable.from(text()).on('error', fail);
      start(null, current);
    });
  }
  zip.end();
  output.on('close', () => current?.destroy());
  return output;
}
