/**
 * The first part of the addresses of a file's stories: `components-callout`. It is made of the file's place, not of the group in the
 * sidebar, so that links and accepted pictures stay right when a component moves to another group.
 *
 * @param file Path of the stories file. Only the part after the last `ui/` counts.
 */
export function stableId(file: string): string {
  const place = file.replace(/^.*(?:^|\/)ui\//, '');
  const parts = place.replace(/\.[a-z]+\.tsx?(\?.*)?$/, '').split('/');
  const named = parts.at(-1) === parts.at(-2) ? parts.slice(0, -1) : parts;
  return named.join('-').toLowerCase();
}
