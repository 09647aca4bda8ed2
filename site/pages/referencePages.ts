import type { ListedSymbol, SidebarGroup, SidebarItem, SidebarPage } from '#ui';

import type { Navigation } from '../content/documents/navigation';
import { withBase } from '../content/documents/withBase';
import { typesOf } from '../reference/request/schemaOf';
import type { ProtoFile, Reference } from '../reference/model';
import { referenceRoute, referenceDescription } from '../reference/referenceRoute';
import { symbolsOf } from '../reference/symbols';
import type { Settings } from '../settings/schema';
import type { GeneratedPage } from './generatedPage';
import { referenceDataOf } from './referenceDataOf';

/** The files of the reference as a group of a sidebar, each with its services. */
export function referenceGroup(reference: Reference, { base }: Settings): SidebarGroup {
  return {
    heading: 'Interface definitions',
    items: reference.files.map(({ path, services }) => {
      const href = withBase(referenceRoute(path), base);
      return {
        label: `\`${nameOf(path)}\``,
        href,
        items: services.map(({ name, anchor }) => ({ label: `\`${name}\``, href: `${href}#${anchor}` })),
      };
    }),
  };
}

/** A sidebar on the page of a file: below each of its services stand the methods. */
export function withMethods(sidebar: SidebarGroup[], file: ProtoFile, base: string): SidebarGroup[] {
  const page = withBase(referenceRoute(file.path), base);
  const methods = new Map(
    file.services.map(({ anchor, rpcs }) => [
      `${page}#${anchor}`,
      rpcs.map((rpc) => ({ label: `\`${rpc.name}\``, href: `${page}#${rpc.anchor}` })),
    ]),
  );
  const extend = (item: SidebarItem): SidebarItem =>
    'href' in item
      ? { ...item, items: methods.get(item.href) ?? item.items?.map((below) => extend(below) as SidebarPage) }
      : { ...item, items: item.items.map(extend) };
  return sidebar.map((group) => ({ ...group, items: group.items.map(extend) }));
}

/** Where every symbol of a reference is described, by full name. Names are those inside the package. */
export function listedSymbols(reference: Reference | undefined, base: string): Map<string, ListedSymbol> {
  return new Map(
    (reference?.files ?? []).flatMap((file) =>
      symbolsOf(file).map(({ fullName, anchor }) => [
        fullName,
        {
          name: file.package === '' ? fullName : fullName.slice(file.package.length + 1),
          href: `${withBase(referenceRoute(file.path), base)}#${anchor}`,
        },
      ]),
    ),
  );
}

export interface ReferencePagesOptions {
  reference: Reference;
  settings: Settings;
  /** The sidebar that the pages share. */
  sidebar: SidebarGroup[];
  /** Time that examples speak of as now: the same for the same commit. */
  now: Date;
}

/** A page for each file. */
export async function referencePages(options: ReferencePagesOptions): Promise<GeneratedPage[]> {
  const { reference, settings, sidebar, now } = options;
  const types = typesOf(reference);
  const links = reference.files.map(({ path }) => ({
    label: `\`${nameOf(path)}\``,
    href: withBase(referenceRoute(path), settings.base),
  }));
  const pages: GeneratedPage[] = [];
  for (const [index, file] of reference.files.entries()) {
    const { data, requests } = await referenceDataOf(file, {
      base: settings.base,
      reference: settings.reference!,
      types,
      now,
    });
    const route = referenceRoute(file.path);
    const navigation: Navigation = {
      sidebar: withMethods(sidebar, file, settings.base),
      trail: [{ label: 'API', href: withBase('/api', settings.base) }, links[index]!],
      previous: links[index - 1],
      next: links[index + 1],
      editHref: settings.reference?.sourceUrl && data.sourceHref,
      source: `${settings.reference?.root}/${file.path}`,
      versions: [],
    };
    pages.push({
      route,
      component: { file: 'reference/ReferencePage.tsx', name: 'ReferencePage' },
      props: { data },
      data: {
        title: nameOf(file.path),
        description: referenceDescription(file),
        toc: [],
        navigation,
        layout: 'wide',
      },
      files: requests,
    });
  }
  return pages;
}

const nameOf = (path: string) => path.split('/').at(-1)!;
