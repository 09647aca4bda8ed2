import { readScreen } from '../content/documents/appScreen';
import { metaWithoutMethod, methodOfFence, requestLead } from '../content/documents/checkRequestFences';
import { drawDiagram } from '../content/documents/drawDiagram';
import { elementNode } from '../content/documents/element';
import { SiteError } from '../problem';
import { writeRequestLink } from '../reference/request/requestLink';
import type { Replacement } from './replacement';

/** The graph in a fence of the language `dot`. */
export const diagram: Replacement = async (block, { path }) => {
  if (block.type !== 'code' || block.lang !== 'dot') return undefined;
  return [elementNode('Diagram', await drawDiagram(block, path))];
};

/** The screen of the product in a fence of the language `screen`. */
export const screen: Replacement = (block, { path }) => {
  if (block.type !== 'code' || block.lang !== 'screen') return undefined;
  const { value, problems } = readScreen(block, path);
  if (!value) throw new SiteError(problems);
  return [elementNode('AppScreen', value)];
};

/** A request with `try`, and a link that opens it in the form of its method. */
export const request: Replacement = async (block) => {
  const address = block.type === 'code' ? methodOfFence(block) : undefined;
  if (block.type !== 'code' || address === undefined) return undefined;
  const [path, anchor = ''] = address.split('#');
  const json = JSON.stringify(JSON.parse(block.value));
  const fragment = await writeRequestLink({ anchor, json, language: 'curl' });
  return [{ ...block, meta: metaWithoutMethod(block) }, requestLead(`${path}#${fragment}`)];
};
