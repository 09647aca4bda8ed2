/**
 * Kind of a page: pages of a kind share one text of styles, whose hash the policy knows.
 *
 * @param file Its path in the folder of the site.
 * @param sections Folders of pages that are drawn unlike others.
 */
export function kindOf(file: string, sections: string[]): string {
  const [first = ''] = file.replace(/(\/index)?\.html$/, '').split('/');
  if (file === 'index.html') return 'home';
  return sections.includes(first) ? first : 'text';
}
