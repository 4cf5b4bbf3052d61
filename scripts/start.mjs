// `npm start`: updates what is out of date, then keeps the server running. `npm run dev` watches the sources instead.
import { existsSync } from 'node:fs';
import { prepare, prepareBuild } from './prepare.mjs';
import { supervise } from './supervise.mjs';
import { pinnedNode, run } from './with-node.mjs';

const [mode = 'start'] = process.argv.slice(2);
const [major] = process.versions.node.split('.').map(Number);
if (major < 20) {
  console.error(`Footbridge needs Node 20 or newer; this is ${process.version}.`);
  process.exit(1);
}
console.log('Footbridge');
if (mode === 'dev') {
  await prepare();
  process.exit(await run(pinnedNode(), ['scripts/dev.ts'], { env: { ...process.env, NODE_ENV: 'development' } }));
}
await prepareBuild();
if (mode === 'build') process.exit(existsSync('dist/index.html') ? 0 : 1);
process.exit(await supervise());
