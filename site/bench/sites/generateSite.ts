import { base, en, Faker } from '@faker-js/faker';

import { fence, generateText, paragraph, title, type PageKind } from './generateText';

/** A page, or an entry of the changelog. */
interface Generated {
  title: string;
  description: string;
  /** Text in Markdown without front matter. */
  markdown: string;
}

export interface GeneratedPage extends Generated {
  /** Path under the content root without the extension. */
  id: string;
  /** Address without base. */
  route: string;
  kind: PageKind;
}

export interface GeneratedEntry extends Generated {
  /** Name of its file without the extension. */
  slug: string;
  /** The day it was published, `2025-01-16`. */
  date: string;
  tags: string[];
  kinds: string[];
}

/** A part of the site with a sidebar of its own: its pages by section, in reading order. */
export interface GeneratedArea {
  /** First part of the addresses of its pages. */
  id: string;
  sections: { label: string; pages: GeneratedPage[] }[];
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

const areaIds = ['learn', 'operate', 'build', 'look-up'];
const pagesInSection = 20;

/** What entries can be about. */
export const entryTags = ['api', 'cli', 'jobs', 'schema', 'deploy', 'docs'];
const kinds = ['new', 'improved', 'fixed', 'breaking'];

/** The newest entry is of this day; the others come before it, one every two days. */
const newest = Date.UTC(2025, 0, 16);
const twoDays = 2 * 24 * 60 * 60 * 1000;

const faker = new Faker({ locale: [en, base] });

/**
 * Makes up a documentation site: the same one for the same numbers. Every page is the same in sites of all sizes, so that what
 * grows with their number shows; only the sidebars grow.
 *
 * @throws {RangeError} For less than one page.
 */
export function generateSite({ pages, entries = 0, seed = 1 }: GenerateSiteOptions): GeneratedSite {
  if (!Number.isInteger(pages) || pages < 1) throw new RangeError('A site has one page or more.');
  const heads = Array.from({ length: pages }, (_, index) => headOf(index, seed));
  const [home, ...rest] = heads.map((head, index): GeneratedPage => {
    faker.seed([seed, index, 2]);
    // Only earlier pages are known to exist whatever the size; the first leads to the second.
    const link = () => {
      const target = heads[index === 0 ? 1 : faker.number.int(index - 1)] ?? heads[0]!;
      return `See [${target.title}](${target.route}).`;
    };
    return { ...head, markdown: generateText(faker, head.kind, head.title, link) };
  });
  // Areas take pages in turn, so that each has its share in a site of any size.
  const areas = areaIds.map((id, area) => {
    const own = rest.filter((_, index) => index % areaIds.length === area);
    const sections = Array.from({ length: Math.ceil(own.length / pagesInSection) }, (_, section) => ({
      label: `Part ${section + 1}`,
      pages: own.slice(section * pagesInSection, (section + 1) * pagesInSection),
    }));
    return { id, sections };
  });
  return {
    home: home!,
    areas: areas.filter(({ sections }) => sections.length > 0),
    entries: Array.from({ length: entries }, (_, index) => entryOf(index, seed)),
  };
}

/** Every page of a site, the home page first, the others in the order of their sidebars. */
export const pagesOf = ({ home, areas }: GeneratedSite): GeneratedPage[] => [
  home,
  ...areas.flatMap(({ sections }) => sections.flatMap(({ pages }) => pages)),
];

function headOf(index: number, seed: number): Omit<GeneratedPage, 'markdown'> {
  faker.seed([seed, index, 1]);
  const description = paragraph(faker, 1);
  if (index === 0) return { id: 'index', route: '/', kind: 'home', title: 'A generated site', description };
  const heading = title(faker);
  const id = `${areaIds[(index - 1) % areaIds.length]}/${slugOf(heading)}-${index}`;
  return { id, route: `/${id}`, kind: kindOf(index), title: heading, description };
}

const slugOf = (text: string) => text.toLowerCase().replaceAll(/[^a-z]+/g, '-');

/** Of 21 pages one is long and two are short; numbers without a factor in common with that of the areas spread them. */
function kindOf(index: number): PageKind {
  if (index % 21 === 7) return 'long';
  return index % 11 === 3 ? 'short' : 'medium';
}

function entryOf(index: number, seed: number): GeneratedEntry {
  faker.seed([seed, index, 3]);
  const heading = title(faker);
  return {
    slug: `${slugOf(heading)}-${index + 1}`,
    title: heading,
    description: paragraph(faker, 1),
    date: new Date(newest - index * twoDays).toISOString().slice(0, 10),
    tags: faker.helpers.arrayElements(entryTags, 2),
    kinds: faker.helpers.arrayElements(kinds, { min: 1, max: 2 }),
    markdown: [
      paragraph(faker, 2),
      '{/* excerpt */}',
      `## ${title(faker)}`,
      paragraph(faker, 3),
      fence(faker),
    ].join('\n\n'),
  };
}
