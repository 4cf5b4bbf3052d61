/**
 * The version of the snippet, which is a part of its address. Websites name it with the hash of its bytes: once it is
 * released, raise it with every change, and leave the file of the version before in api/snippets.
 */
export const version = '1.1.0';
