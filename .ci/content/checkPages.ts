import type { Problem } from '../../site/problem';
import { checkExamples } from './checkExamples';
import { checkDiagramCode } from './checkDiagramCode';
import { checkStructure } from './checkStructure';
import type { Page } from './readPages';

/**
 * Finds problems that a build doesn't find: examples that don't parse, skipped heading levels, duplicate headings,
 * sections without content, images without alt text, fences without a language and code names as words in diagrams.
 */
export async function checkPages(pages: Page[]): Promise<Problem[]> {
  const examples = await Promise.all(pages.map(checkExamples));
  const diagrams = await Promise.all(pages.map(checkDiagramCode));
  return [...examples.flat(), ...diagrams.flat(), ...pages.flatMap(checkStructure)];
}
