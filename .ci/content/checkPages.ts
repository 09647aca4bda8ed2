import type { Problem } from '../../site/problem';
import { checkExamples } from './checkExamples';
import { checkFaces } from './checkFaces';
import { checkStructure } from './checkStructure';
import type { Page } from './readPages';

/**
 * Finds what a build doesn't check: examples that don't parse, a title that is a sentence or an end, headings out of order,
 * sections without content, images without a text, fences without a language and names that a diagram has as words.
 */
export async function checkPages(pages: Page[]): Promise<Problem[]> {
  const examples = await Promise.all(pages.map(checkExamples));
  const faces = await Promise.all(pages.map(checkFaces));
  return [...examples.flat(), ...faces.flat(), ...pages.flatMap(checkStructure)];
}
