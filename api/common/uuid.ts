/** The 32 hexadecimal digits of a UUID with its hyphens. */
export const uuidOf = (digits: string): string => digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
