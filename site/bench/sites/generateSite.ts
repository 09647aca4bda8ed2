import { generateEntries, type GeneratedEntry } from './generateEntries';
import { generateText, type PageKind } from './generateText';
import { createRandom } from './random';
import { sentence, title } from './words';

export interface GeneratedPage {
  /** Path under the content root without the extension. */
  id: string;
  /** Address without base. */
  route: string;
  kind: PageKind;
  title: string;
  description: string;
  /** Text in Markdown, from the heading of rank 1 on, without front matter. */
  markdown: string;
}

/** Pages under one heading of a sidebar. */
export interface GeneratedChapter {
  label: string;
  sections: { label: string; pages: GeneratedPage[] }[];
}

/** A part of the site with a sidebar of its own. */
export interface GeneratedArea {
  /** First part of the addresses of its pages. */
  id: string;
  label: string;
  chapters: GeneratedChapter[];
}

export interface GeneratedSite {
  home: GeneratedPage;
  areas: GeneratedArea[];
  /** Entries of the changelog, newest first. */
  entries: GeneratedEntry[];
}

export interface GenerateSiteOptions {
  /** Number of pages, the home page among them. */
  pages: number;
  /** Number of changelog entries. @default 0 */
  entries?: number;
  /** Another seed gives another site. @default 1 */
  seed?: number;
}

const areaNames = ['learn', 'operate', 'build', 'look-up'];

/** Pages in a section of a sidebar, and sections in a chapter. */
const pagesInSection = 20;
const sectionsInChapter = 8;

/**
 * Makes up a documentation site: the same one for the same numbers. Every page is the same in sites of all sizes, so that what grows
 * with their number shows; only the sidebars grow.
 *
 * @throws {RangeError} For less than one page.
 */
export function generateSite({ pages, entries = 0, seed = 1 }: GenerateSiteOptions): GeneratedSite {
  if (!Number.isInteger(pages) || pages < 1) throw new RangeError('A site has one page or more.');
  const heads = Array.from({ length: pages }, (_, index) => headOf(index, seed));
  const all = heads.map((head, index): GeneratedPage => {
    const random = createRandom(seed, index, 2);
    // Only earlier pages are known to exist whatever the size; the first leads to the second.
    const targetOf = () => heads[index === 0 ? 1 : random.below(index)] ?? heads[0]!;
    const markdown = generateText(random, { ...head, targetOf });
    return { ...head, markdown };
  });
  const areas = areaNames.map((id, area) => ({
    id,
    label: sentenceCase(id.replace('-', ' ')),
    chapters: chaptersOf(
      all.filter((_, index) => index > 0 && placeOf(index).area === area),
      (number) => title(createRandom(seed, area, number, 3)),
    ),
  }));
  return {
    home: all[0]!,
    areas: areas.filter(({ chapters }) => chapters.length > 0),
    entries: generateEntries(entries, seed),
  };
}

/** Every page of a site, the home page first, the others in the order of their sidebars. */
export function pagesOf({ home, areas }: GeneratedSite): GeneratedPage[] {
  return [
    home,
    ...areas.flatMap(({ chapters }) =>
      chapters.flatMap(({ sections }) => sections.flatMap(({ pages }) => pages)),
    ),
  ];
}

function headOf(index: number, seed: number): Omit<GeneratedPage, 'markdown'> {
  const random = createRandom(seed, index, 1);
  const description = sentence(random).replace(/[`*]/g, '');
  if (index === 0) return { id: 'index', route: '/', kind: 'home', title: 'A generated site', description };
  const { area, section } = placeOf(index);
  const name = title(random);
  const slug = name.toLowerCase().replaceAll(/[^a-z]+/g, '-');
  const id = `${areaNames[area]}/part-${section + 1}/${slug}-${index}`;
  return { id, route: `/${id}`, kind: kindOf(index), title: name, description };
}

/** Areas take pages in turn, so that each has its share in a site of any size. */
function placeOf(index: number): { area: number; section: number } {
  const area = (index - 1) % areaNames.length;
  return { area, section: Math.floor((index - 1) / areaNames.length / pagesInSection) };
}

/** Of 21 pages one is long and two are short; numbers without a factor in common with that of the areas spread them. */
function kindOf(index: number): PageKind {
  if (index % 21 === 7) return 'long';
  return index % 11 === 3 ? 'short' : 'medium';
}

function chaptersOf(pages: GeneratedPage[], labelOf: (number: number) => string): GeneratedChapter[] {
  const sections = chunk(pages, pagesInSection).map((pages, number) => ({ label: labelOf(number), pages }));
  return chunk(sections, sectionsInChapter).map((sections, number) => ({
    label: labelOf(-1 - number),
    sections,
  }));
}

function chunk<Item>(items: Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}

const sentenceCase = (text: string) => text[0]!.toUpperCase() + text.slice(1);
