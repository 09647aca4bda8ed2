/**
 * The files of islands: those in their folders, and what nobody but an island imports.
 *
 * @param folders Folders of the islands.
 * @param importsOf What each file imports, as paths of files. The doors of the design system are among the files.
 */
export function islandFiles(
  folders: readonly string[],
  importsOf: ReadonlyMap<string, readonly string[]>,
): Set<string> {
  const files = [...importsOf.keys()];
  const inside = new Set(files.filter((file) => folders.some((folder) => file.startsWith(`${folder}/`))));
  const importersOf = (file: string) => files.filter((other) => importsOf.get(other)!.includes(file));
  for (let before = -1; before !== inside.size;) {
    before = inside.size;
    for (const file of files) {
      const importers = importersOf(file);
      if (importers.length > 0 && importers.every((importer) => inside.has(importer))) inside.add(file);
    }
  }
  return inside;
}
