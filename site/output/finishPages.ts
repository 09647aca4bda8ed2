import { glob } from 'tinyglobby';

import { progress } from '../progress';
import { isMany } from '../serve/effort';
import { inShares } from '../threads/inShares';
import { bundleStepsScript } from './drawInSteps';
import type { BuiltSite } from './finishTask';
import { hashFiles } from './integrity/hashFiles';
import { splitStyles, type SplitStylesOptions } from './splitStyles';

export interface FinishPagesOptions extends SplitStylesOptions {
  /** Address of the script that starts the app. */
  lightScript: string;
}

/**
 * Takes every page of a built site through its last steps, and writes beside it what the browser fetches to navigate there.
 *
 * @param meanwhile Other work for this thread, which needs no finished page. @default none
 */
export async function finishPages(
  outDir: string,
  { base, sections, lightScript }: FinishPagesOptions,
  meanwhile?: () => Promise<void>,
): Promise<void> {
  const files = await glob('**/*.html', { cwd: outDir });
  const styles = await splitStyles(outDir, files, { base, sections });
  // The stylesheet is secured as it is now.
  const hashes = await hashFiles(outDir, base);
  const stepsScript = await bundleStepsScript();
  // Each page has two files at least. The first thread writes others meanwhile.
  const compressed = isMany(2 * files.length);
  const site: BuiltSite = { outDir, lightScript, stepsScript, styles, hashes, compressed };
  const task = new URL('./finishTask.ts', import.meta.url);
  const tell = progress('Finishing pages', files.length);
  await inShares<string, void, BuiltSite>(task, files, site, { tell, meanwhile });
}
