/** A member's name as REST and webhooks spell it. */
export const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The same of a type of text. */
export type SnakeCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : '';

/** The values of an object under such names. */
export const snakeCased = <Values extends object>(values: Values) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [snakeCase(name), value])) as {
    [Name in keyof Values & string as SnakeCase<Name>]: Values[Name];
  };
