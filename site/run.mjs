// Runs a command written in TypeScript: `node site/run.mjs FILE [ARGUMENTS]`.
import { resolve } from 'node:path';
import { setFlagsFromString } from 'node:v8';

import { bundle } from './bundle.mjs';

// Raise V8's optimization thresholds: most commands exit before optimized code pays for its compile time.
const threshold = process.version.startsWith('v20.')
  ? 'interrupt-budget=1000000'
  : 'invocation-count-for-turbofan=45000';
setFlagsFromString(`--${threshold}`);
setFlagsFromString('--max-inlined-bytecode-size-cumulative=300');

process.argv.splice(1, 1);
const { url } = await bundle(resolve(process.argv[1])).catch(({ message, code }) => {
  const fix = code
    ? 'Make room there, or set TMPDIR to a folder that can be written.'
    : 'Fix it, and run the command again.';
  console.error(`\n${message}\n  ${fix}\n`);
  process.exit(1);
});
await import(url).catch((error) => {
  console.error(error.problems ? `\n${error.message}\n` : error);
  process.exit(1);
});
