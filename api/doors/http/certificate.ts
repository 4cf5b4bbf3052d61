import { X509Certificate } from 'node:crypto';
import { readFileSync, unwatchFile, watchFile } from 'node:fs';
import { createSecureContext, type Server } from 'node:tls';
import type { Config } from '../../common/config.ts';
import { logger } from '../../common/logger.ts';

/** The names of the files of a certificate and its private key, both PEM. */
export type CertificateFiles = NonNullable<Config['tls']>;

export interface CertificatePair {
  cert: Buffer;
  key: Buffer;
}

/** How often the files are looked at: a renewed certificate is used this soon. */
const LOOK_EVERY_MS = 1_000;

/** Reads a certificate and its key; throws an Error in one sentence for files that cannot be used together. */
export function readCertificate({ certificateFile, keyFile }: CertificateFiles): CertificatePair {
  const pair = { cert: readOf('TLS_CERT_FILE', certificateFile), key: readOf('TLS_KEY_FILE', keyFile) };
  try {
    createSecureContext(pair);
    new X509Certificate(pair.cert);
  } catch (error) {
    const reason = (error as Error).message;
    throw new Error(`TLS_CERT_FILE and TLS_KEY_FILE cannot be used together: ${reason}.`, { cause: error });
  }
  return pair;
}

function readOf(setting: string, file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Error(`the file of ${setting} cannot be read (${code}).`, { cause: error });
  }
}

/** A certificate that follows its files. A new one that cannot be used is logged, and the one before stays in use. */
export class Certificate {
  readonly #files: CertificateFiles;
  readonly #servers = new Set<Server>();
  #pair: CertificatePair;

  constructor(files: CertificateFiles) {
    this.#files = files;
    this.#pair = readCertificate(files);
    // By looking, as renewals often swap links, of which watchers of folders say nothing.
    for (const file of this.#names()) watchFile(file, { interval: LOOK_EVERY_MS, persistent: false }, this.#follow);
  }

  get pair(): CertificatePair {
    return this.#pair;
  }

  /** New connections to this server get the current certificate from now on. */
  serveWith(server: Server): void {
    this.#servers.add(server);
    server.once('close', () => this.#servers.delete(server));
  }

  /** Stops following the files. */
  close(): void {
    for (const file of this.#names()) unwatchFile(file, this.#follow);
  }

  #names(): string[] {
    return [this.#files.certificateFile, this.#files.keyFile];
  }

  readonly #follow = (): void => {
    try {
      this.#pair = readCertificate(this.#files);
      for (const server of this.#servers) server.setSecureContext(this.#pair);
      logger.info({ expires: new X509Certificate(this.#pair.cert).validTo }, 'the new TLS certificate is in use');
    } catch (error) {
      logger.error({ err: error }, 'the changed TLS certificate cannot be used; the one before stays in use');
    }
  };
}
