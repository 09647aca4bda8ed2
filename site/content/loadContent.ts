import { SiteError, type Problem } from '../problem';
import { checkContent } from './checkContent';
import { readContent, type ContentOptions } from './readContent';
import { targetsOf } from './targetsOf';

export interface LoadContentOptions extends ContentOptions {
  /** Whether warnings stop the build. */
  strict: boolean;
  /** Receives warnings, which don't stop the build. */
  warn: (warnings: Problem[]) => void;
}

/** Content that was checked. */
export type CheckedContent = Awaited<ReturnType<typeof loadContent>>;

/** Reads and checks all content. @throws {SiteError} With every problem at once. */
export async function loadContent({ strict, warn, ...options }: LoadContentOptions) {
  const content = await readContent(options);
  const targets = targetsOf(content, options);
  if (options.depth !== 'frontMatter') {
    const problems = await checkContent(content, targets, options);
    const errors = problems.filter(({ isWarning }) => strict || !isWarning);
    const others = problems.filter((problem) => !errors.includes(problem));
    const warnings = errors.length > 0 ? others : [...others, ...content.notes];
    if (warnings.length > 0) warn(warnings);
    if (errors.length > 0) throw new SiteError(errors);
  }
  return { ...content, redirects: targets.published.redirects };
}
