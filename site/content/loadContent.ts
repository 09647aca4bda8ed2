import { SiteError } from '../problem';
import { checkContent } from './checkContent';
import { readContent, type ContentOptions } from './readContent';
import { targetsOf } from './targetsOf';

/** Checked content. */
export type CheckedContent = Awaited<ReturnType<typeof loadContent>>;

/** Reads and checks all content. @throws {SiteError} With every problem at once, including warnings. */
export async function loadContent(options: ContentOptions) {
  const content = await readContent(options);
  const targets = targetsOf(content, options);
  const problems = options.depth === 'frontMatter' ? [] : await checkContent(content, targets, options);
  if (problems.some(({ isWarning }) => options.strict || !isWarning)) throw new SiteError(problems);
  return {
    ...content,
    redirects: targets.redirectCheck.redirects,
    /** Warnings, which don't stop the build. */
    warnings: [...problems, ...content.notices],
  };
}
