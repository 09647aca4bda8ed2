/**
 * Groups of nodes of a directed graph that can all reach each other, by Tarjan's algorithm for strongly connected components.
 *
 * @param arrows Where each node leads.
 */
export function circlesIn(arrows: ReadonlyMap<string, readonly string[]>): string[][] {
  const circles: string[][] = [];
  const found = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const visit = (node: string): number => {
    found.set(node, found.size);
    lowest.set(node, found.get(node)!);
    open.push(node);
    for (const next of arrows.get(node) ?? []) {
      const low = found.has(next) ? (open.includes(next) ? found.get(next)! : Infinity) : visit(next);
      lowest.set(node, Math.min(lowest.get(node)!, low));
    }
    if (lowest.get(node) === found.get(node)) {
      const circle = open.splice(open.indexOf(node));
      if (circle.length > 1) circles.push(circle.toSorted());
    }
    return lowest.get(node)!;
  };
  for (const node of arrows.keys()) if (!found.has(node)) visit(node);
  return circles;
}
