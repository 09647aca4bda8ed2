import type { Breadcrumb, PageFooterLink, SidebarGroup, VersionMenuProps } from '#ui';

import type { Settings } from '../../settings/schema';
import { labelOf, linkTo, type PlacedDocuments } from './sidebar';
import { versionLinks } from './versions';

/** Everything around a page, as plain data that belongs to this page alone. */
export interface Navigation {
  sidebar: SidebarGroup[];
  /** A hash of the sidebar. @default none, before all pages are known */
  sidebarId?: string;
  /** Whether the page carries the whole sidebar for all pages that have it. @default false */
  carriesSidebar?: boolean;
  /** The sidebar entry of a page that has none itself, such as the second page of a list. */
  within?: string;
  trail: Breadcrumb[];
  previous?: PageFooterLink;
  next?: PageFooterLink;
  editHref?: string;
  /** The file to edit, from the root of the project; undefined for generated pages. */
  source?: string;
  /** Time of the last change, ISO 8601. */
  updated?: string;
  /** The page in every version of the documentation. @default there is only one */
  versions?: VersionMenuProps['versions'];
}

/** Navigation by document id. Addresses carry the base. */
export function navigate(
  { places, sidebars }: Pick<PlacedDocuments, 'places' | 'sidebars'>,
  settings: Settings,
  updated: ReadonlyMap<string, string> = new Map(),
): Map<string, Navigation> {
  const routes = new Set(places.map(({ document }) => document.route));
  const navigation = new Map<string, Navigation>();
  for (const [index, { document, sidebar, above }] of places.entries()) {
    const neighbor = (offset: number) => {
      const other = places[index + offset];
      return other?.sidebar === sidebar ? linkTo(other.document, settings.base) : undefined;
    };
    const trail = [...above.map((label) => ({ label })), { label: labelOf(document) }];
    navigation.set(document.id, {
      sidebar: sidebars.get(sidebar)!,
      trail: document.route === '/' ? [] : trail,
      previous: neighbor(-1),
      next: neighbor(1),
      editHref: settings.content.editUrl?.replace('{file}', document.file),
      source: document.file,
      updated: updated.get(document.file),
      versions: versionLinks(document.route, routes, settings),
    });
  }
  return navigation;
}
