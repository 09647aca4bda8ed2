import { readFile, writeFile } from 'node:fs/promises';

import { glob } from 'tinyglobby';

/** Name of the chunk that holds what draws static content. The browser needs its styles and never its script. */
export const staticStyles = 'static-content';

/** Links the styles that belong to a page and not to every page. Rspress links only those of the entry. */
export async function linkPageStyles(outDir: string, base: string): Promise<void> {
  const styles = await glob('static/css/async/*.css', { cwd: outDir });
  if (styles.length === 0) return;
  for (const page of await glob('**/*.html', { cwd: outDir, absolute: true })) {
    const html = await readFile(page, 'utf8');
    const chunks = [...html.matchAll(/\/static\/js\/async\/([\w-]+)\.\w+\.js" as="script"/g)].map(
      ([, name]) => name!,
    );
    if (html.includes(' data-static="')) chunks.push(staticStyles);
    const own = styles.filter((path) => chunks.some((name) => path.startsWith(`static/css/async/${name}.`)));
    const links = own.map((path) => `<link href="${base}${path}" rel="stylesheet">`).join('');
    if (links !== '') await writeFile(page, html.replace('</head>', `${links}</head>`));
  }
}
