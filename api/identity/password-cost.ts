/** What each attempt at a password costs: OWASP's recommendation for scrypt, 128 MiB. */
export const COST = { N: 2 ** 17, r: 8, p: 1 };
