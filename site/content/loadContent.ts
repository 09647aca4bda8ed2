import type { Redirect } from '../host/redirectsFile';
import { SiteError, type Problem } from '../problem';
import { checkContent } from './checkContent';
import { readContent, type Content, type ContentOptions } from './readContent';
import { targetsOf } from './targetsOf';

/** Checked content. */
export interface CheckedContent extends Content {
  redirects: Redirect[];
  /** Warnings, which don't stop the build. */
  warnings: Problem[];
}

/** Reads and checks all content. @throws {SiteError} With every problem at once, including warnings. */
export async function loadContent(options: ContentOptions): Promise<CheckedContent> {
  const content = await readContent(options);
  const targets = targetsOf(content, options);
  const problems = options.depth === 'frontMatter' ? [] : await checkContent(content, targets, options);
  if (problems.some(({ isWarning }) => options.strict || !isWarning)) throw new SiteError(problems);
  return { ...content, redirects: targets.redirects, warnings: [...problems, ...content.notices] };
}
