// `npm start`: updates what is out of date, then keeps the server running. `npm run dev` watches the sources instead.
// With `generate` and `build` it ends there.
import { existsSync } from 'node:fs';
import { supervise } from './supervise.mjs';
import { pinnedNode, run } from './with-node.mjs';

const [mode = 'start'] = process.argv.slice(2);
const [major] = process.versions.node.split('.').map(Number);
if (major < 20) {
  console.error(`Footbridge needs Node 20 or newer; this is ${process.version}.`);
  process.exit(1);
}
if (mode === 'generate') {
  const { prepare } = await import('./prepare.mjs');
  await prepare({ withDevelopment: true });
  process.exit(0);
}
if (mode === 'build') {
  const { prepareBuild } = await import('./prepare.mjs');
  await prepareBuild();
  process.exit(existsSync('dist/index.html') ? 0 : 1);
}
console.log('Footbridge');
if (mode === 'dev') {
  const { prepare } = await import('./prepare.mjs');
  await prepare();
  process.exit(await run(pinnedNode(), ['scripts/dev.ts'], { env: { ...process.env, NODE_ENV: 'development' } }));
}
// In a process of its own: this one, which stays, would keep the memory that reading every source takes.
const code = await run(process.execPath, ['scripts/start.mjs', 'build']);
process.exit(code || (await supervise()));
