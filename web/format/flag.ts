const REGIONAL_A = 0x1f1e6;

/** The flag of an ISO 3166-1 alpha-2 code as emoji; a globe where the country is unknown. */
export function flagOf(code: string | null | undefined): string {
  if (!code || !/^[A-Z]{2}$/.test(code)) return '🌐';
  return String.fromCodePoint(...[...code].map((letter) => REGIONAL_A + letter.charCodeAt(0) - 65));
}
