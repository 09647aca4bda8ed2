import { SiteError } from '../problem';
import { checkContent } from './checkContent';
import { readContent, type ContentOptions } from './readContent';
import { targetsOf } from './targetsOf';

export interface LoadContentOptions extends ContentOptions {
  /** Whether warnings stop the build. */
  strict: boolean;
}

/** Content that was checked. */
export type CheckedContent = Awaited<ReturnType<typeof loadContent>>;

/** Reads and checks all content. @throws {SiteError} With every problem at once, warnings too. */
export async function loadContent({ strict, ...options }: LoadContentOptions) {
  const content = await readContent(options);
  const targets = targetsOf(content, options);
  const problems = options.depth === 'frontMatter' ? [] : await checkContent(content, targets, options);
  if (problems.some(({ isWarning }) => strict || !isWarning)) throw new SiteError(problems);
  return {
    ...content,
    redirects: targets.published.redirects,
    /** What doesn't stop the build. */
    warnings: [...problems, ...content.notes],
  };
}
