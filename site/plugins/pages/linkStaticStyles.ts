import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { glob } from 'tinyglobby';

/** Name of the chunk that holds what draws static content. The browser needs its styles and never its script. */
export const staticStyles = 'static-content';

/** Links the styles of static content in the pages that have some. Rspress links only those of the entry. */
export async function linkStaticStyles(outDir: string, base: string): Promise<void> {
  const styles = await glob(`static/css/**/${staticStyles}.*.css`, { cwd: outDir });
  if (styles.length === 0) return;
  const links = styles.map((path) => `<link href="${base}${path}" rel="stylesheet">`).join('');
  for (const page of await glob('**/*.html', { cwd: outDir, absolute: true })) {
    const html = await readFile(page, 'utf8');
    if (!html.includes(' data-static="')) continue;
    await writeFile(join(page), html.replace('</head>', `${links}</head>`));
  }
}
