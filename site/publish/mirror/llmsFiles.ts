import { mcpRoute } from '../../assistants/assistantsFile';
import { fullUrl } from '../../content/links/withBase';
import { versionOf } from '../../content/sidebars/versions';
import { generatedFiles, referenceTextFile } from '../../content/targetsOf';
import type { IndexedPage } from '../../pages/pageData';
import type { Settings } from '../../settings/schema';
import { mirrorRoute } from '../../theme/head/routes';

/**
 * The files for language models by address: `llms.txt` (llmstxt.org), and the whole text of documents and reference.
 *
 * @param markdownOf The Markdown of a page.
 */
export function llmsFiles(
  indexedPages: IndexedPage[],
  settings: Pick<Settings, 'title' | 'tagline' | 'versions' | 'address' | 'base' | 'assistants'>,
  markdownOf: (route: string) => string,
): Map<string, string> {
  const { title, tagline, versions } = settings;
  const { llms, llmsFull } = generatedFiles;
  const address = (route: string) => encodeURI(fullUrl(route, settings));
  const lineOf = (file: string, label: string, description: string) =>
    `- [${label.replace(/[\\[\]]/g, '\\$&')}](${address(file)}): ${description.replace(/\s+/g, ' ').trim()}`;
  const lineOfPage = (page: IndexedPage) => lineOf(mirrorRoute(page.route), page.title, page.description);
  const fullText = (heading: string, pages: IndexedPage[]) => {
    const texts = pages.map(({ route }) => `Source: ${address(route)}\n\n${markdownOf(route).trim()}`);
    return `${[heading, ...texts].join('\n\n---\n\n')}\n`;
  };

  const ofKind = (...kinds: IndexedPage['kind'][]) => indexedPages.filter(({ kind }) => kinds.includes(kind));
  const all = ofKind('home', 'document');
  const older = all.filter(({ route }) => (versionOf(route, versions) ?? versions[0]) !== versions[0]);
  const documents = all.filter((page) => !older.includes(page));
  const reference = ofKind('reference');
  // The home page belongs to the section of the page after it.
  const sectionOf = (page: IndexedPage) => (page.kind === 'home' ? documents[1] : page)?.section ?? title;
  const names = [...new Set(documents.map(sectionOf))];
  const files = new Map([[llmsFull, fullText(`# ${title}\n\n> ${tagline}`, documents)]]);
  const optional = [lineOf(llmsFull, 'Documentation in one file', `${documents.length} pages.`)];
  if (reference.length > 0) {
    files.set(referenceTextFile, fullText(`# ${title}: API reference`, reference));
    optional.push(lineOf(referenceTextFile, 'API reference in one file', `${reference.length} pages.`));
  }
  const section = (name: string, lines: string[]) =>
    lines.length > 0 ? [`## ${name}\n\n${lines.join('\n')}`] : [];
  const documentsIn = (name: string) => documents.filter((page) => sectionOf(page) === name);
  const invitation = `Ask instead of reading: \`${address(mcpRoute)}\` is a server of the Model Context Protocol that searches, reads a section, describes a method and checks a request.`;
  const index = [
    `# ${title}`,
    `> ${tagline}`,
    'Every page is there as Markdown, at its address with `.md` at the end.',
    ...(settings.assistants ? [invitation] : []),
    ...names.flatMap((name) => section(name, documentsIn(name).map(lineOfPage))),
    ...section('API reference', reference.map(lineOfPage)),
    ...section('Changelog', ofKind('entry').map(lineOfPage)),
    ...section('Optional', [...optional, ...older.map(lineOfPage)]),
  ];
  return files.set(llms, `${index.join('\n\n')}\n`);
}
