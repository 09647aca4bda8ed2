import type { DomUtils } from 'htmlparser2';

import { centerOf, groupsOf, isLabel, nodeOf, tags, titleOf, type Node } from './graphDrawing';

/** Points per inch, and how much the second outline of an accent node adds to its size. */
const [inch, outline] = [72, 8];

/**
 * Gives the nodes of a rank one width where ranks are columns, and one height where they are rows. Returns the graph with
 * these sizes, by its first layout.
 */
export function alignRanks(graph: string, layout: NonNullable<ReturnType<typeof DomUtils.findOne>>): string {
  const across = graph.includes('rankdir=LR') ? 0 : 1;
  const nodes = groupsOf(layout, 'node')
    .map(nodeOf)
    .filter((node) => !isLabel(node) && (across === 0 || tags('polygon', node.group).length > 0));
  const sizeOf = ({ low, high }: Node) => high[across] - low[across];
  const sizes = nodes.map((node) => {
    const isAlike = (other: Node) =>
      Math.abs(centerOf(other)[across] - centerOf(node)[across]) < 1 &&
      (across === 0 || sizeOf(other) < 1.5 * sizeOf(node));
    const largest = Math.max(...nodes.filter(isAlike).map(sizeOf));
    const inner = node.group.attribs.class!.includes('accent') ? largest - outline : largest;
    return `${JSON.stringify(titleOf(node.group))} [${['width', 'height'][across]}=${inner / inch}];`;
  });
  return graph.replace(/\}\s*$/, `${sizes.join(' ')}}`);
}
