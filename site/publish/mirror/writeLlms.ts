import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { versionOf } from '../../content/documents/versions';
import type { Settings } from '../../settings/schema';
import type { PublicPage } from '../../render/pages/publicPages';
import { mirrorRoute } from '../../render/head/routes';
import { fullRoutes, llmsFull, llmsList, llmsRoute } from './llms';
import type { AssembledPages } from '../../render/pages/assemblePages';

export interface WriteLlmsOptions {
  settings: Settings;
  /** Folder of the built site, in which each page is as Markdown. */
  outDir: string;
  /** Writes a file of the built site. */
  write: (path: string, content: string) => void;
}

/** Writes the files that lead language models to the Markdown of each page, and those with all of it. */
export function writeLlms(
  { published }: AssembledPages,
  { settings, outDir, write }: WriteLlmsOptions,
): void {
  const { documents, older, reference, entries } = groupsOf(published, settings);
  const textsOf = (group: PublicPage[]) =>
    group.map(({ route }) => ({ route, markdown: readFileSync(join(outDir, mirrorRoute(route)), 'utf8') }));
  const { title, tagline } = settings;
  const inFull = `The whole text of the documentation, ${documents.length} pages.`;
  const referenceInFull = `The whole text of the API reference, ${reference.length} files.`;
  write(
    llmsRoute,
    llmsList({
      site: settings,
      sections: [
        ...sectionsOf(documents, title),
        { heading: 'API reference', pages: reference },
        { heading: 'Changelog', pages: entries },
      ],
      optional: older,
      full: [
        { route: fullRoutes.documents, title: 'Documentation in one file', description: inFull },
        ...(reference.length > 0
          ? [
              {
                route: fullRoutes.reference,
                title: 'API reference in one file',
                description: referenceInFull,
              },
            ]
          : []),
      ],
    }),
  );
  write(fullRoutes.documents, llmsFull(`# ${title}\n\n> ${tagline}`, textsOf(documents), settings));
  if (reference.length > 0) {
    write(fullRoutes.reference, llmsFull(`# ${title}: API reference`, textsOf(reference), settings));
  }
}

/** Addresses of the pages whose Markdown is made of what they show: all but the reference, which is tables there. */
export const mirroredRoutes = ({ published }: Pick<AssembledPages, 'published'>): string[] =>
  published.filter(({ facts }) => facts.type !== 'reference').map(({ route }) => route);

/** Pages by what they are to a reader who has little room: the documents of the newest version come first, those of older ones last. */
function groupsOf(published: PublicPage[], { versions }: Settings) {
  const ofType = (...types: PublicPage['facts']['type'][]) =>
    published.filter(({ facts }) => types.includes(facts.type));
  const isOlder = ({ route }: PublicPage) => {
    const version = versionOf(route, versions);
    return version !== undefined && version.name !== versions[0]!.name;
  };
  const all = ofType('home', 'document');
  return {
    documents: all.filter((page) => !isOlder(page)),
    older: all.filter(isOlder),
    reference: ofType('reference'),
    entries: ofType('entry'),
  };
}

/** Documents under the headings of their sidebar. Those that stand under none are under the name of the site, and the home page with the one that follows it. */
function sectionsOf(documents: PublicPage[], siteTitle: string) {
  const sections = new Map<string, PublicPage[]>();
  for (const [index, page] of documents.entries()) {
    const { section } = page.facts.type === 'home' ? (documents[index + 1] ?? page) : page;
    const heading = section ?? siteTitle;
    sections.set(heading, [...(sections.get(heading) ?? []), page]);
  }
  return [...sections].map(([heading, pages]) => ({ heading, pages }));
}
