import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Builds the fixture sites that tests visit; the documentation itself is built by the command before. */
export default function buildFixtures(): void {
  const root = join(import.meta.dirname, '..', '..');
  execFileSync(join(root, 'node_modules', '.bin', 'tsx'), [join(import.meta.dirname, 'buildFixture.ts')], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
