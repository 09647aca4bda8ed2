import { absoluteAddress, type Origin } from '../../content/documents/withBase';
import { mirrorRoute } from '../../render/head/routes';

/** Address without base of the list of pages for language models. */
export const llmsRoute = '/llms.txt';

/** Addresses without base of the files with the whole text: of the documents, and of the API reference. */
export const fullRoutes = { documents: '/llms-full.txt', reference: '/api/llms-full.txt' };

/** A page in the list. */
export interface ListedPage {
  route: string;
  title: string;
  description: string;
}

/** Pages under one heading. */
export interface ListedSection {
  heading: string;
  pages: ListedPage[];
}

export interface LlmsOptions {
  site: Origin & { title: string; tagline: string };
  /** In reading order; those without pages are left out. */
  sections: ListedSection[];
  /** What may be skipped where there is little room. */
  optional: ListedPage[];
  /** Files with the whole text. */
  full: ListedPage[];
}

/** The pages of the site for language models (llmstxt.org): its name, what it is, and under headings a link to the Markdown of each page. */
export function llmsList({ site, sections, optional, full }: LlmsOptions): string {
  const linesOf = (pages: ListedPage[], addressOf: (route: string) => string) =>
    pages.map(
      ({ route, title, description }) =>
        `- [${inLabel(title)}](${encodeURI(absoluteAddress(addressOf(route), site))}): ${oneLine(description)}`,
    );
  const section = (heading: string, lines: string[]) =>
    lines.length === 0 ? [] : [`## ${oneLine(heading)}\n\n${lines.join('\n')}`];
  return `${[
    `# ${oneLine(site.title)}`,
    `> ${oneLine(site.tagline)}`,
    'Every page is there as Markdown, at its address with `.md` at the end.',
    ...sections.flatMap(({ heading, pages }) => section(heading, linesOf(pages, mirrorRoute))),
    ...section('Optional', [...linesOf(full, (route) => route), ...linesOf(optional, mirrorRoute)]),
  ].join('\n\n')}\n`;
}

/** Pages one after the other, each with its address above. */
export function llmsFull(
  heading: string,
  pages: { route: string; markdown: string }[],
  origin: Origin,
): string {
  const parts = pages.map(
    ({ route, markdown }) => `Source: ${encodeURI(absoluteAddress(route, origin))}\n\n${markdown.trim()}`,
  );
  return `${[heading, ...parts].join('\n\n---\n\n')}\n`;
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Text for the label of a link. */
const inLabel = (text: string) => oneLine(text).replace(/[\\[\]]/g, '\\$&');
