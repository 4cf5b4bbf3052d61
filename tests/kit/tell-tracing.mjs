// Says on the standard error whenever a package of OpenTelemetry is loaded.
import { registerHooks } from 'node:module';

registerHooks({
  resolve(specifier, context, next) {
    if (specifier.startsWith('@opentelemetry/')) process.stderr.write(`loads ${specifier}\n`);
    return next(specifier, context);
  },
});
