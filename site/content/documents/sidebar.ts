import { didYouMean } from '../../nearest';
import type { Problem } from '../../problem';
import type { Settings, SidebarBranchSettings } from '../../settings/schema';
import type { Document } from './parseDocument';

/** A document with its place in the sidebars. */
export interface SidebarDocument {
  document: Document;
  /** Id of the sidebar. */
  sidebar: string;
  /** Labels of the group and branches around it. */
  above: string[];
}

/**
 * Finds every document's place in the sidebars, in reading order.
 *
 * @param file Where the settings were written, for problems: an unknown or doubled id, or a document in no sidebar.
 */
export function placeDocuments(
  { sidebars, content }: Pick<Settings, 'sidebars' | 'content'>,
  documents: Document[],
  file: string,
): { places: SidebarDocument[]; problems: Problem[] } {
  const byId = new Map(documents.map((document) => [document.id, document]));
  const firstPath = new Map<string, string>();
  const places: SidebarDocument[] = [];
  const problems: Problem[] = [];

  const walk = (
    items: (string | SidebarBranchSettings)[],
    path: string,
    sidebar: string,
    above: string[],
  ) => {
    items.forEach((item, index) => {
      const here = `${path}[${index}]`;
      if (typeof item !== 'string') {
        walk(item.items, `${here}.items`, sidebar, [...above, item.label]);
        return;
      }
      const document = byId.get(item);
      const first = firstPath.get(item);
      if (document === undefined) {
        const message = `no document has the id ${JSON.stringify(item)}.`;
        const ids = `Ids are file paths under ${content.root}/ without the extension.`;
        problems.push({ file, path: here, message, fix: `${didYouMean(item, byId.keys())}${ids}` });
      } else if (first !== undefined) {
        const message = `the document ${JSON.stringify(item)} stands here a second time.`;
        problems.push({ file, path: here, message, fix: `Remove one of the two: the other is ${first}.` });
      } else {
        firstPath.set(item, here);
        places.push({ document, sidebar, above });
      }
    });
  };

  for (const [id, groups] of Object.entries(sidebars)) {
    groups.forEach(({ heading, items }, index) =>
      walk(items, `sidebars.${id}[${index}].items`, id, heading === undefined ? [] : [heading]),
    );
  }
  for (const document of documents) {
    if (firstPath.has(document.id)) continue;
    problems.push({
      file: document.file,
      message: 'the document stands in no sidebar, so readers cannot find it.',
      fix: `Add ${JSON.stringify(document.id)} to one of the sidebars in ${file}, or begin the file's name with "_" to keep it from being a page.`,
    });
  }
  return { places, problems };
}
