import type { Problem } from '../../site/problem';
import { checkExamples } from './checkExamples';
import { checkStructure } from './checkStructure';
import type { Page } from './readPages';

/**
 * Finds what a build doesn't check: examples that don't parse, a title that is a sentence or an end, headings out of order,
 * sections without content, images without a text and fences without a language.
 */
export async function checkPages(pages: Page[]): Promise<Problem[]> {
  const examples = await Promise.all(pages.map(checkExamples));
  return [...examples.flat(), ...pages.flatMap(checkStructure)];
}
