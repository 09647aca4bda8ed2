import type { Breadcrumb, PageFooterLink, SidebarGroup, SidebarItem } from '#ui';

import type { Settings, SidebarBranchSettings, SidebarSettings } from '../../settings/schema';
import type { Document } from './parseDocument';
import type { SidebarDocument } from './sidebar';
import { versionLinks, type VersionLink } from './versions';
import { withBase } from './withBase';

/** Everything around a page, as plain data that belongs to this page alone. */
export interface Navigation {
  sidebar: SidebarGroup[];
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
  /** The page in every version of the documentation; empty when there is only one. */
  versions: VersionLink[];
}

export interface NavigationOptions {
  places: SidebarDocument[];
  /** Sidebars by id, as {@link sidebarGroups} makes them. */
  sidebars: Map<string, SidebarGroup[]>;
  settings: Settings;
  /** Time of the last change of a file, ISO 8601; undefined when it is not known. */
  updatedOf: (file: string) => string | undefined;
}

/** The label of a document in lists and sidebars. */
export const labelOf = ({ frontMatter }: Document) => frontMatter.sidebarLabel ?? frontMatter.title;

const toLink = ({ document }: SidebarDocument, base: string): PageFooterLink => ({
  label: labelOf(document),
  href: withBase(document.route, base),
});

/**
 * The sidebars of the settings with their documents filled in, by id. Addresses carry the base.
 *
 * @param further Groups below the documents of a sidebar, by its id.
 */
export function sidebarGroups(
  places: SidebarDocument[],
  { sidebars, base }: Pick<Settings, 'sidebars' | 'base'>,
  further = new Map<string, SidebarGroup[]>(),
): Map<string, SidebarGroup[]> {
  const byId = new Map(places.map((place) => [place.document.id, place]));
  const toItem = (item: string | SidebarBranchSettings): SidebarItem[] => {
    if (typeof item !== 'string')
      return [{ label: item.label, open: item.open, items: item.items.flatMap(toItem) }];
    const place = byId.get(item);
    return place ? [toLink(place, base)] : [];
  };
  const toGroup = ({ heading, items }: SidebarSettings[number]): SidebarGroup => ({
    heading,
    items: items.flatMap(toItem),
  });
  return new Map(
    Object.entries(sidebars).map(([id, groups]) => [
      id,
      [...groups.map(toGroup), ...(further.get(id) ?? [])],
    ]),
  );
}

/** Navigation by document id. Addresses carry the base. */
export function navigate({
  places,
  sidebars,
  settings,
  updatedOf,
}: NavigationOptions): Map<string, Navigation> {
  const routes = new Set(places.map(({ document }) => document.route));
  return new Map(
    places.map((place, index) => {
      const { document, sidebar, above } = place;
      const neighbour = (offset: number) => {
        const other = places[index + offset];
        return other?.sidebar === sidebar ? toLink(other, settings.base) : undefined;
      };
      const trail = [...above.map((label) => ({ label })), { label: labelOf(document) }];
      return [
        document.id,
        {
          sidebar: sidebars.get(sidebar)!,
          trail: document.route === '/' ? [] : trail,
          previous: neighbour(-1),
          next: neighbour(1),
          editHref: settings.content.editUrl?.replace('{file}', document.file),
          source: document.file,
          updated: updatedOf(document.file),
          versions: versionLinks(document.route, routes, settings),
        },
      ];
    }),
  );
}
