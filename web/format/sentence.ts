/** A message with a period at its end, whether it had one or not. */
export const asSentence = (message: string) => message.replace(/\.?$/, '.');
