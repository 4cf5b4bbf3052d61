// Preloaded into every process under test: a password costs a thousandth of what it costs operators, half a second each.
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

const { scrypt } = crypto;
crypto.scrypt = (password, salt, bytes, cost, done) =>
  scrypt(password, salt, bytes, process.env.WHOLE_PASSWORD_COST ? cost : { ...cost, N: 2 ** 7 }, done);
syncBuiltinESMExports();
