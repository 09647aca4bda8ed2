import type { TargetGroup } from '#ui';

import type { ListedPage } from '../../search/nearestPages';

/** Places for a first search: the first pages of the sidebar, and the first page or the list of each other section. */
export function startGroupsOf(pages: ListedPage[]): Required<TargetGroup>[] {
  const [first, ...others] = new Set(pages.flatMap(({ section = [] }) => section));
  const target = ({ href, title }: ListedPage, ...path: string[]) => ({ id: href, url: href, title, path });
  const start = pages.filter(({ section }) => section && section === first).slice(0, 4);
  // The changelog's list isn't in a sidebar: its title ends with the name of the section.
  const pageOf = (name: string) =>
    pages.find(({ title, section }) => (section ? section === name : title.endsWith(name)))!;
  const sections = others.map((title) => target({ ...pageOf(title), title }));
  const groups: Required<TargetGroup>[] = [
    { id: 'pages', title: 'Start here', targets: start.map((page) => target(page, first!)) },
    { id: 'sections', title: 'Sections', targets: sections },
  ];
  return groups.filter(({ targets }) => targets.length > 0);
}
