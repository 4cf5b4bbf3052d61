import { z } from 'zod';
import type { TypedApp } from './typed.ts';

/** A body that is a file: what looks into the members of bodies finds none, where bytes would be millions. */
class FileBody {
  readonly #bytes: Buffer;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  /** The bytes of a body; none of any other. */
  static bytesOf(body: unknown): Buffer {
    return body instanceof FileBody ? body.#bytes : Buffer.alloc(0);
  }
}

/** The bytes of a body that is a file; none of any other. */
export const bytesOf = (body: unknown): Buffer => FileBody.bytesOf(body);

/** The documented body of a request that is a file. */
export const FileOf = z.unknown().meta({ type: 'string', format: 'binary' });

/** Reads bodies of these media types as files. */
export function readFilesAsBytes(app: TypedApp, types: RegExp): void {
  app.addContentTypeParser(types, { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, new FileBody(body as Buffer)),
  );
}
