import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { globSync } from 'tinyglobby';

const folder = join(import.meta.dirname, '../known');

/** Files that every tree can import without having them, by path. The compiler knows those of `google/protobuf/` itself. */
export const readKnown = (): Map<string, string> =>
  new Map(
    globSync('**/*.proto', { cwd: folder }).map((path) => [
      path.replaceAll('\\', '/'),
      readFileSync(join(folder, path), 'utf8'),
    ]),
  );
