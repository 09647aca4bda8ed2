import { readFileSync } from 'node:fs';

import { compressNow } from './compressNow';
import type { Effort } from './effort';

/** Writes a `.br` and a `.gz` beside each of these files, on a thread of its own. */
export default function compressTask(files: string[], effort: Effort): void {
  for (const file of files) compressNow(file, readFileSync(file), effort);
}
