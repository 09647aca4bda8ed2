import { createHash } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { glob } from 'tinyglobby';

import { progress } from '../progress';
import { inChunks } from '../inChunks';
import { cacheFolder, openCache } from '../cache';
import { codeHash } from '../codeHash';
import type { Origin } from '../content/documents/withBase';
import finishTask, { type BuiltSite } from './finishTask';
import { splitStyles, type SplitStylesOptions } from './splitStyles';
import { integrity } from './integrity/addIntegrity';

/** Where the code lies that writes pages as Markdown, from `site/`. */
const mirrorCode = [
  'publish/articleOf.ts',
  'publish/feeds/absoluteHtml.ts',
  'publish/mirror/articleMarkdown.ts',
  'content/documents/writeMarkdown.ts',
];

export interface FinishPagesOptions extends SplitStylesOptions, Origin {
  /** Root of the project. */
  root: string;
  /** Addresses of the pages whose text is written as Markdown, without base. */
  mirrored: Iterable<string>;
}

/**
 * Takes every page of a built site through its last steps, and writes beside it what the browser fetches to navigate there, and
 * its text as Markdown.
 *
 * @param meanwhile Other work for this thread, which needs no finished page. @default none
 */
export async function finishPages(
  outDir: string,
  { address, base, sections, root, mirrored }: FinishPagesOptions,
  meanwhile?: () => Promise<void>,
): Promise<void> {
  const files = await glob('**/*.html', { cwd: outDir });
  const styles = await splitStyles(outDir, files, { base, sections });
  const earlyScript = await takeEarlyScript(outDir);
  const hashes = await hashFiles(outDir, base);
  const [script] = await glob('static/js/index.*.js', { cwd: outDir });
  const build = createHash('sha256').update(`${script} ${styles.link}`).digest('hex').slice(0, 10);
  const mirrors = {
    routes: new Set(mirrored),
    origin: `${address}${base}`.replace(/\/$/, ''),
    cache: cacheFolder('mirrors', root),
    code: codeHash(mirrorCode),
  };
  const site: BuiltSite = { outDir, build, earlyScript, styles, hashes, mirrors };
  const tell = progress('Finishing pages', files.length);
  // The first thread writes others meanwhile.
  const work = { task: finishTask, module: new URL('./finishTask.ts', import.meta.url) };
  const asked = await inChunks(work, files, site, {
    tell,
    meanwhile,
  });
  openCache(mirrors.cache).sweep(asked.flatMap((names) => [...names]));
}

/** Takes the script that runs before the first paint out of the folder: it stands in every page. */
async function takeEarlyScript(outDir: string): Promise<string> {
  const [file] = await glob('static/js/early.*.js', { cwd: outDir, absolute: true });
  if (file === undefined) throw new Error('The build wrote no script that runs before the first paint.');
  const source = await readFile(file, 'utf8');
  await rm(file);
  return source.trim();
}

/** What every script and style sheet of a built site hashes to, by its address. */
async function hashFiles(outDir: string, base: string): Promise<Map<string, string>> {
  const files = await glob('static/**/*.{js,css}', { cwd: outDir });
  const entries = files.map(
    async (file) => [`${base}${file}`, integrity(await readFile(join(outDir, file)))] as const,
  );
  return new Map(await Promise.all(entries));
}
