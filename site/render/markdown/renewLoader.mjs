/** Loader of Rspack, while developing: has the module of a page say what it carries with it, whenever it runs. */
export default function renewLoader(code) {
  return `${code}\nglobalThis.renewPages?.(MDXContent.__RSPRESS_PAGE_META);\n`;
}
