/** Pages that need the same sheets. */
interface PageSet {
  needs: ReadonlySet<string>;
  pages: number;
}

/** Sheets that the same pages need. */
interface SheetSet {
  files: string[];
  size: number;
  pageSets: Set<PageSet>;
}

/** Exponent of a page's cost. A byte costs more on a page with many styles, so unused styles end up on light ones. */
const steepness = 44;

/**
 * Divides style sheets among few groups, so that pages have few unused styles: sheets that the same pages need
 * are together, then the groups whose merging costs the least are merged until there are few enough. Sheets that no page
 * needs are left out.
 *
 * @param sheets Minified style sheets by the path of their module, in the order of the cascade.
 * @param pages The sheets that each page needs.
 * @returns The styles of each group, and the paths of their modules, in the order of the cascade.
 */
export function groupStyles(
  sheets: ReadonlyMap<string, string>,
  pages: Iterable<ReadonlySet<string>>,
  maxGroups: number,
) {
  const pageSets = pageSetsOf(pages);
  const order = [...sheets.keys()];
  const rank = (file: string) => order.indexOf(file);
  return improve(merge(sheetSetsOf(sheets, pageSets), pageSets, maxGroups), pageSets)
    .map((group) => group.flatMap(({ files }) => files).toSorted((a, b) => rank(a) - rank(b)))
    .toSorted(([a], [b]) => rank(a!) - rank(b!))
    .map((files) => ({ files, css: files.map((file) => sheets.get(file)).join('') }));
}

function pageSetsOf(pages: Iterable<ReadonlySet<string>>): PageSet[] {
  const pageSets = new Map<string, PageSet>();
  for (const needs of pages) {
    const key = [...needs].toSorted().join();
    const pageSet = pageSets.get(key) ?? { needs, pages: 0 };
    pageSet.pages++;
    pageSets.set(key, pageSet);
  }
  return [...pageSets.values()];
}

function sheetSetsOf(sheets: ReadonlyMap<string, string>, pageSets: PageSet[]): SheetSet[] {
  const sheetSets = new Map<string, SheetSet>();
  for (const [file, css] of sheets) {
    const needing = pageSets.filter(({ needs }) => needs.has(file));
    if (needing.length === 0) continue;
    const key = needing.map((pageSet) => pageSets.indexOf(pageSet)).join();
    const sheetSet = sheetSets.get(key) ?? { files: [], size: 0, pageSets: new Set(needing) };
    sheetSet.files.push(file);
    sheetSet.size += css.length;
    sheetSets.set(key, sheetSet);
  }
  return [...sheetSets.values()];
}

/** The cost of a division for all pages: each loads every group with a sheet that it needs. */
function costOf(groups: SheetSet[][], pageSets: PageSet[]): number {
  const sizes = groups.map((group) => group.reduce((sum, { size }) => sum + size, 0));
  const costs = pageSets.map((pageSet) => {
    const needed = sizes.filter((_, index) => groups[index]!.some((set) => set.pageSets.has(pageSet)));
    return pageSet.pages * needed.reduce((sum, size) => sum + size, 0) ** steepness;
  });
  return costs.reduce((sum, cost) => sum + cost, 0);
}

/** Merges the two groups whose merging costs the least, until there are few enough. */
function merge(sheetSets: SheetSet[], pageSets: PageSet[], maxGroups: number): SheetSet[][] {
  let groups = sheetSets.map((sheetSet) => [sheetSet]);
  while (groups.length > maxGroups) {
    const divisions = groups.flatMap((first, index) =>
      groups.slice(index + 1).map((second) => {
        const others = groups.filter((group) => group !== first && group !== second);
        return [...others, [...first, ...second]];
      }),
    );
    const costs = divisions.map((division) => costOf(division, pageSets));
    groups = divisions[costs.indexOf(Math.min(...costs))]!;
  }
  return groups;
}

/** Moves sheets to other groups while that makes heavy pages lighter. */
function improve(groups: SheetSet[][], pageSets: PageSet[]): SheetSet[][] {
  const moves = groups.flat().flatMap((sheetSet) => groups.map((_, to) => ({ sheetSet, to })));
  let best = groups;
  let bestCost = Infinity;
  for (let cost = costOf(groups, pageSets); cost < bestCost;) {
    bestCost = cost;
    for (const { sheetSet, to } of moves) {
      const candidate = best.map((group, index) => {
        const others = group.filter((other) => other !== sheetSet);
        return index === to ? [...others, sheetSet] : others;
      });
      const candidateCost = costOf(candidate, pageSets);
      if (candidateCost >= cost) continue;
      best = candidate;
      cost = candidateCost;
    }
  }
  return best.filter((group) => group.length > 0);
}
