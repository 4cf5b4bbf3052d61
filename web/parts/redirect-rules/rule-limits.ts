/** Of a parameter's name, and of each value of a condition. */
export const MAX_VALUE_LENGTH = 200;
