import type { PreferredLanguage } from './accept-language.ts';

/** What rules can know of a visitor; each part is read when a condition asks for it. */
export interface Visitor {
  /** Whether it is a bot, a preview, a prefetch or a HEAD request: no rule about people holds then. */
  isProgram: boolean;
  /** Its kind of device, and its operating system, as clicks name them. */
  device: string;
  os: string;
  /** Packed ISO code; 0 when unknown. */
  country: number;
  languages: readonly PreferredLanguage[];
  /** Milliseconds since 1970. */
  now: number;
  /** Without `www.`; null without one. */
  referrer: string | null;
  parameters: URLSearchParams;
  /** Whether it opened the link before on the same day. */
  isReturning: boolean;
}
