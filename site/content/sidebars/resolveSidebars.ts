import { posix } from 'node:path';

import type { PageFooterLink, SidebarGroup, SidebarItem } from '#ui';

import { didYouMean, nearest } from '../../nearest';
import type { Problem } from '../../problem';
import type { Reference } from '../../reference/model';
import type { Settings } from '../../settings/schema';
import type { Document } from '../documents/readDocument';
import { referenceGroup } from '../referenceGroup';
import type { YamlFile } from '../../settings/readYamlFile';
import type { SidebarBranch, Sidebars } from './readSidebars';
import { routeOf } from '../links/resolveLink';
import { withBase } from '../links/withBase';

/** A document and its position in the sidebars. */
export interface SidebarPosition {
  document: Document;
  /** The name of its sidebar in _sidebars.yml. */
  sidebarName: string;
  /** Heading of its group in the sidebar. */
  heading?: string;
  /** Labels of the branches around it, outermost first. */
  branches: string[];
}

/** The sidebars with their documents. */
export interface ResolvedSidebars {
  /** In reading order. */
  positions: SidebarPosition[];
  /** The listed sidebars, and one with the files of the reference, by name. Addresses include the base. */
  byName: ReadonlyMap<string, SidebarGroup[]>;
  /** Unknown and duplicate ids, and documents that aren't in a sidebar. */
  problems: Problem[];
}

type Position = Omit<SidebarPosition, 'document'>;

/** The label of a document in lists and sidebars. */
export const documentLabel = ({ frontMatter }: Document) => frontMatter.sidebarLabel ?? frontMatter.title;

/** A link to a document. */
export const linkToDocument = (document: Document, base: string): PageFooterLink => ({
  label: documentLabel(document),
  href: withBase(document.route, base),
});

/** Finds every document's position in the sidebars. Pages with an address in `ignoredRoutes` aren't reported as missing. */
export function resolveSidebars(
  sidebarsFile: YamlFile<Sidebars>,
  settings: Pick<Settings, 'content' | 'base' | 'reference'>,
  documents: Document[],
  ignoredRoutes: ReadonlySet<string> = new Set(),
  reference?: Reference,
): ResolvedSidebars {
  const { content, base } = settings;
  const { file, value: sidebars = {}, lineAt } = sidebarsFile;
  const documentsById = new Map(documents.map((document) => [document.id, document]));
  const known = [...documentsById.keys()];
  const written = JSON.stringify(sidebars);
  const unlisted = known.filter((id) => !written.includes(JSON.stringify(id)));
  const firstLine = new Map<string, number>();
  const listed: SidebarPosition[] = [];
  const problems: Problem[] = [...sidebarsFile.problems];

  /** The items of a list with their documents. Collects the documents' positions, and problems. */
  const fill = (items: SidebarBranch['items'], path: PropertyKey[], position: Position): SidebarItem[] =>
    items.flatMap((item, index): SidebarItem[] => {
      const here = [...path, index];
      const line = lineAt(here);
      if (typeof item !== 'string') {
        const branches = [...position.branches, item.label];
        const inner = fill(item.items, [...here, 'items'], { ...position, branches });
        return inner.length > 0 ? [{ ...item, items: inner }] : [];
      }
      const document = documentsById.get(item);
      if (!document) {
        if (ignoredRoutes.has(routeOf(item))) return [];
        problems.push({ file, line, ...unknownId(item, known, unlisted, content.root) });
        return [];
      }
      const first = firstLine.get(item);
      if (first !== undefined) {
        problems.push({ file, line, ...duplicateId(item, first) });
        return [];
      }
      firstLine.set(item, line);
      listed.push({ document, ...position });
      const { badge, draft } = document.frontMatter;
      return [{ ...linkToDocument(document, base), badge: draft ? 'Draft' : badge }];
    });

  const filled = Object.entries(sidebars).map(([sidebarName, groups]) => {
    const all = groups.map(({ heading, items }, index) => ({
      heading,
      items: fill(items, [sidebarName, index, 'items'], { sidebarName, heading, branches: [] }),
    }));
    const own = all.filter(({ items }) => items.length > 0);
    const listsFiles = reference && sidebarName === settings.reference?.sidebar;
    return [sidebarName, listsFiles ? [...own, referenceGroup(reference, base)] : own] as const;
  });
  // Without a readable list, every document would be reported.
  for (const document of sidebarsFile.value ? documents : []) {
    if (firstLine.has(document.id)) continue;
    const message = 'the document is not in any sidebar, so readers cannot find it.';
    const fix = `Add "- ${document.id}" to one of the sidebars in ${file}, or begin the file's name with "_".`;
    problems.push({ file: document.file, message, fix });
  }
  return { positions: listed, byName: new Map(filled), problems };
}

/** Reports an id without a document. `unlisted` are the pages that aren't in a sidebar, such as one that moved. */
function unknownId(id: string, known: string[], unlisted: string[], folder: string) {
  const moved = unlisted.find((other) => posix.basename(other) === posix.basename(id));
  const [only] = unlisted.length === 1 ? unlisted : [];
  const meant = moved ?? nearest(id, unlisted) ?? only;
  const guess = meant ? `Did you mean ${JSON.stringify(meant)}? ` : didYouMean(id, known);
  const message = `no document has the id ${JSON.stringify(id)}.`;
  return { message, fix: `${guess}Ids are file paths under ${folder}/ without the extension.` };
}

function duplicateId(id: string, firstLine: number) {
  const message = `the document ${JSON.stringify(id)} is listed here a second time.`;
  return { message, fix: `Remove one of the two: the other is on line ${firstLine}.` };
}
