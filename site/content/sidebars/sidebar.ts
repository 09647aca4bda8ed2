import { posix } from 'node:path';

import type { PageFooterLink, SidebarGroup, SidebarItem } from '#ui';

import { didYouMean, nearest } from '../../nearest';
import type { Problem } from '../../problem';
import type { Reference } from '../../reference/model';
import type { Settings } from '../../settings/schema';
import type { Document } from '../documents/parseDocument';
import { referenceGroup } from '../referenceGroup';
import type { List, SidebarBranch, Sidebars } from './readLists';
import { routeOf } from '../links/resolveLink';
import { withBase } from '../links/withBase';

/** A document and its position in the sidebars. */
export interface SidebarDocument {
  document: Document;
  /** Id of its sidebar. */
  sidebar: string;
  /** Heading of its group in the sidebar. */
  heading?: string;
  /** Labels of the branches around it, outermost first. */
  branches: string[];
}

/** The label of a document in lists and sidebars. */
export const labelOf = ({ frontMatter }: Document) => frontMatter.sidebarLabel ?? frontMatter.title;

/** A link to a document. */
export const linkTo = (document: Document, base: string): PageFooterLink => ({
  label: labelOf(document),
  href: withBase(document.route, base),
});

/** Finds every document's position in the sidebars. Pages with an address in `leftOut` aren't reported as missing. */
export function resolveSidebars(
  list: List<Sidebars>,
  settings: Pick<Settings, 'content' | 'base' | 'reference'>,
  documents: Document[],
  leftOut: ReadonlySet<string> = new Set(),
  reference?: Reference,
) {
  const { content, base } = settings;
  const { file, value: sidebars = {}, lineAt } = list;
  const documentsById = new Map(documents.map((document) => [document.id, document]));
  const firstLine = new Map<string, number>();
  const listed: SidebarDocument[] = [];
  const problems: Problem[] = [...list.problems];
  const written = JSON.stringify(sidebars);
  /** Pages that aren't in a sidebar, such as one that moved. */
  const unlisted = [...documentsById.keys()].filter((id) => !written.includes(JSON.stringify(id)));

  type Items = SidebarBranch['items'];
  type Around = Omit<SidebarDocument, 'document'>;
  const walk = (items: Items, path: PropertyKey[], around: Around): SidebarItem[] =>
    items.flatMap((item, index): SidebarItem[] => {
      const here = [...path, index];
      const line = lineAt(here);
      if (typeof item !== 'string') {
        const branches = [...around.branches, item.label];
        const items = walk(item.items, [...here, 'items'], { ...around, branches });
        return items.length > 0 ? [{ ...item, items }] : [];
      }
      const document = documentsById.get(item);
      if (!document && leftOut.has(routeOf(item))) return [];
      const first = firstLine.get(item);
      if (document === undefined) {
        const moved = unlisted.find((id) => posix.basename(id) === posix.basename(item));
        const [only] = unlisted.length === 1 ? unlisted : [];
        const id = moved ?? nearest(item, unlisted) ?? only;
        const guess = id ? `Did you mean ${JSON.stringify(id)}? ` : didYouMean(item, documentsById.keys());
        const message = `no document has the id ${JSON.stringify(item)}.`;
        const ids = `Ids are file paths under ${content.root}/ without the extension.`;
        problems.push({ file, line, message, fix: `${guess}${ids}` });
        return [];
      }
      if (first !== undefined) {
        const message = `the document ${JSON.stringify(item)} is listed here a second time.`;
        problems.push({ file, line, message, fix: `Remove one of the two: the other is on line ${first}.` });
        return [];
      }
      firstLine.set(item, line);
      listed.push({ document, ...around });
      const { badge, draft } = document.frontMatter;
      return [{ ...linkTo(document, base), badge: draft ? 'Draft' : badge }];
    });

  const filled = Object.entries(sidebars).map(([id, groups]) => {
    const fill = ({ heading, items }: (typeof groups)[number], index: number) => ({
      heading,
      items: walk(items, [id, index, 'items'], { sidebar: id, heading, branches: [] }),
    });
    const own = groups.map(fill).filter(({ items }) => items.length > 0);
    const listsFiles = reference && id === settings.reference?.sidebar;
    return [id, listsFiles ? [...own, referenceGroup(reference, base)] : own] as const;
  });
  // Without a readable list, every document would be reported.
  for (const document of list.value ? documents : []) {
    if (firstLine.has(document.id)) continue;
    const message = 'the document is in no sidebar, so readers cannot find it.';
    const fix = `Add "- ${document.id}" to one of the sidebars in ${file}, or begin the file's name with "_".`;
    problems.push({ file: document.file, message, fix });
  }
  return {
    /** In reading order. */
    documents: listed,
    /** The listed sidebars with their documents, and one with the files of the reference, by id. Addresses include the base. */
    byId: new Map<string, SidebarGroup[]>(filled),
    /** Unknown and duplicate ids, and documents that aren't in a sidebar. */
    problems,
  };
}
