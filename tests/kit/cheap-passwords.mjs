// Preloaded into every process of an installation under test: a password costs a thousandth of what it costs operators.
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

const { scrypt } = crypto;
crypto.scrypt = (password, salt, bytes, cost, done) => scrypt(password, salt, bytes, { ...cost, N: 2 ** 7 }, done);
syncBuiltinESMExports();
