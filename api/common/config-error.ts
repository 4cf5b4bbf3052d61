/** A setting that cannot be used; its message is one sentence for the operator. */
export class ConfigError extends Error {}
