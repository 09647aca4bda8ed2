/** The id of a page that was named by its path, with or without folder and extension, or by its address. */
export function pageId(name: string, contentRoot: string): string {
  const path = name.replace(/^\.?\//, '').replace(/\.mdx?$|\/$/, '');
  return (path.startsWith(`${contentRoot}/`) ? path.slice(contentRoot.length + 1) : path) || 'index';
}
