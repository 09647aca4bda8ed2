import type { Code, Root, RootContent } from 'mdast';
import type { Plugin } from 'unified';

import { readScreen } from '../content/documents/appScreen';
import { blocksIn } from '../content/documents/blocksIn';
import { metaWithoutMethod, methodOfFence, requestLead } from '../content/documents/checkRequestFences';
import { drawDiagram } from '../content/documents/drawDiagram';
import { elementNode } from '../content/documents/element';
import { SiteError } from '../problem';
import { writeRequestLink } from '../reference/request/requestLink';

/** The language that the code of a request is shown in at first. */
const language = 'curl';

/**
 * Puts what a fence stands for in its place: the drawing of a graph (`dot`), a screen of the product (`screen`), and below a request
 * of a method a link that opens it in the form of the method.
 *
 * @throws {SiteError} When a graph cannot be drawn, or a fence does not say what a screen is made of.
 */
export const remarkFences: Plugin<[], Root> = () => async (tree, file) => {
  for (const { block, parent } of blocksIn(tree)) {
    if (block.type !== 'code') continue;
    const blocks = await blocksOf(block, file.path);
    const children = parent.children as RootContent[];
    children.splice(children.indexOf(block), 1, ...blocks);
  }
};

/** What stands where a fence was. */
async function blocksOf(code: Code, file: string): Promise<RootContent[]> {
  if (code.lang === 'dot') return [elementNode('Diagram', await drawDiagram(code, file))];
  if (code.lang === 'screen') {
    const { value, problems } = readScreen(code, file);
    if (!value) throw new SiteError(problems);
    return [elementNode('AppScreen', value)];
  }
  const address = methodOfFence(code);
  if (address === undefined) return [code];
  const [path, anchor = ''] = address.split('#');
  const fragment = await writeRequestLink({ anchor, json: JSON.stringify(JSON.parse(code.value)), language });
  return [{ ...code, meta: metaWithoutMethod(code) }, requestLead(`${path}#${fragment}`)];
}
