/** Pages that need the same sheets. */
interface Kind {
  needs: ReadonlySet<string>;
  pages: number;
}

/** Sheets that the same pages need. */
interface Bundle {
  files: string[];
  size: number;
  kinds: Set<Kind>;
}

/** How much more a byte costs on a page with many styles: pages have the same limit, so groups grow on light ones. */
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
  const kinds = kindsOf(pages);
  const order = [...sheets.keys()];
  const rank = (file: string) => order.indexOf(file);
  return improve(merge(bundlesOf(sheets, kinds), kinds, maxGroups), kinds)
    .map((group) => group.flatMap(({ files }) => files).toSorted((a, b) => rank(a) - rank(b)))
    .toSorted(([a], [b]) => rank(a!) - rank(b!))
    .map((files) => ({ files, css: files.map((file) => sheets.get(file)).join('') }));
}

function kindsOf(pages: Iterable<ReadonlySet<string>>): Kind[] {
  const kinds = new Map<string, Kind>();
  for (const needs of pages) {
    const key = [...needs].toSorted().join();
    const kind = kinds.get(key) ?? { needs, pages: 0 };
    kind.pages++;
    kinds.set(key, kind);
  }
  return [...kinds.values()];
}

function bundlesOf(sheets: ReadonlyMap<string, string>, kinds: Kind[]): Bundle[] {
  const bundles = new Map<string, Bundle>();
  for (const [file, css] of sheets) {
    const needing = kinds.filter(({ needs }) => needs.has(file));
    if (needing.length === 0) continue;
    const key = needing.map((kind) => kinds.indexOf(kind)).join();
    const bundle = bundles.get(key) ?? { files: [], size: 0, kinds: new Set(needing) };
    bundle.files.push(file);
    bundle.size += css.length;
    bundles.set(key, bundle);
  }
  return [...bundles.values()];
}

/** The cost of a division for all pages: each loads every group with a sheet that it needs. */
function costOf(groups: Bundle[][], kinds: Kind[]): number {
  const sizes = groups.map((group) => group.reduce((sum, { size }) => sum + size, 0));
  const costs = kinds.map((kind) => {
    const ofKind = sizes.filter((_, index) => groups[index]!.some((bundle) => bundle.kinds.has(kind)));
    return kind.pages * ofKind.reduce((sum, size) => sum + size, 0) ** steepness;
  });
  return costs.reduce((sum, cost) => sum + cost, 0);
}

/** Merges the two groups whose merging costs the least, until there are few enough. */
function merge(bundles: Bundle[], kinds: Kind[], maxGroups: number): Bundle[][] {
  let groups = bundles.map((bundle) => [bundle]);
  while (groups.length > maxGroups) {
    const divisions = groups.flatMap((one, index) =>
      groups.slice(index + 1).map((other) => {
        const others = groups.filter((group) => group !== one && group !== other);
        return [...others, [...one, ...other]];
      }),
    );
    const costs = divisions.map((division) => costOf(division, kinds));
    groups = divisions[costs.indexOf(Math.min(...costs))]!;
  }
  return groups;
}

/** Moves sheets to other groups while that makes heavy pages lighter. */
function improve(groups: Bundle[][], kinds: Kind[]): Bundle[][] {
  const moves = groups.flat().flatMap((bundle) => groups.map((_, to) => ({ bundle, to })));
  let best = groups;
  let bestCost = Infinity;
  for (let cost = costOf(groups, kinds); cost < bestCost;) {
    bestCost = cost;
    for (const { bundle, to } of moves) {
      const candidate = best.map((group, index) => {
        const others = group.filter((other) => other !== bundle);
        return index === to ? [...others, bundle] : others;
      });
      const candidateCost = costOf(candidate, kinds);
      if (candidateCost >= cost) continue;
      best = candidate;
      cost = candidateCost;
    }
  }
  return best.filter((group) => group.length > 0);
}
