/** The proof in a page that measures: that its click came from the address that got it. */
export const proofIn = (body: Buffer | string) => /data-proof="([0-9a-f]{16})"/.exec(body.toString())?.[1];
