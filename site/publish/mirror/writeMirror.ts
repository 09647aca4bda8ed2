import { join } from 'node:path';

import { absoluteAddress } from '../../content/documents/absoluteAddress';
import { commitTime } from '../../content/documents/readCommits';
import { versionOf } from '../../content/documents/versions';
import { writeMarkdown } from '../../content/documents/writeMarkdown';
import { fillMessagePlaces, messageTable } from '../../content/mirror/messageTable';
import type { Settings } from '../../settings/schema';
import type { PublicPage } from '../../render/pages/publicPages';
import { mirrorRoute } from '../../render/head/mirrorRoute';
import { entryFrame } from '../../content/mirror/entryFrame';
import { fullRoutes, llmsFull, llmsList, llmsRoute } from './llms';
import type { Context } from '../../content/mirror/context';
import { createBlockMirrors, framedMirror } from '../../content/mirror/mirrorMarkdown';
import type { AssembledPages } from '../../render/pages/assemblePages';
import { referenceMirror } from './referenceMirror';

export interface WriteMirrorOptions {
  settings: Settings;
  /** Root of the project. */
  root: string;
  /** Writes a file of the built site. */
  write: (path: string, content: string) => void;
}

/** Writes every page as Markdown beside itself, and the files that lead language models to them. */
export function writeMirror(pages: AssembledPages, { settings, root, write }: WriteMirrorOptions): void {
  const mirrors = mirrorsOf(pages, settings, root);
  for (const [route, markdown] of mirrors) write(mirrorRoute(route), markdown);

  const { documents, older, reference, entries } = groupsOf(pages.published, settings);
  const textsOf = (group: PublicPage[]) =>
    group.map(({ route }) => ({ route, markdown: mirrors.get(route)! }));
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

/** Every page as Markdown, by address. */
function mirrorsOf(
  { site, changelog, reference, textsIn, generated, dataOf }: AssembledPages,
  settings: Settings,
  root: string,
): Map<string, string> {
  const mirrors = new Map<string, string>();
  const absolute = (address: string) => absoluteAddress(address, settings);
  const listOf = (area: string) => writeMarkdown(messageTable(site.messages.get(area) ?? [], absolute));
  for (const { file, route } of site.documents)
    mirrors.set(route, fillMessagePlaces(textsIn(file)!.mirror, listOf));
  if (reference) {
    const options = { settings, base: absoluteAddress('/', settings), now: commitTime(root) };
    for (const [route, markdown] of referenceMirror(reference, options)) mirrors.set(route, markdown);
  }
  for (const { file, id, route } of changelog?.entries ?? []) {
    const { entry, symbols = [] } = dataOf(join(root, file))!;
    const around = (context: Context) => entryFrame(entry!, symbols, context);
    mirrors.set(route, framedMirror(textsIn(file)!.mirror, { id, route, origin: settings, around }));
  }
  const mirrorOf = createBlockMirrors(settings);
  for (const { route, blocks } of generated) if (blocks) mirrors.set(route, mirrorOf(blocks));
  return mirrors;
}

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
