import { base, en, Faker } from '@faker-js/faker';

export interface GeneratedPage {
  /** Path under the content root without the extension. */
  id: string;
  /** Address without base. */
  route: string;
  kind: keyof typeof sectionCounts;
  title: string;
  description: string;
  /** Text in Markdown without front matter. */
  markdown: string;
}

export interface GeneratedSite {
  home: GeneratedPage;
  /** Parts of the site with a sidebar each: pages by section, in reading order. The id is the first part of their addresses. */
  areas: { id: string; sections: { label: string; pages: GeneratedPage[] }[] }[];
}

/** Sections of rank 2 on a page of a kind, at least and at most. */
const sectionCounts = {
  home: { min: 3, max: 3 },
  short: { min: 1, max: 1 },
  medium: { min: 4, max: 7 },
  long: { min: 26, max: 32 },
};

const areaIds = ['learn', 'operate', 'build', 'look-up'];
const pagesInSection = 20;
const faker = new Faker({ locale: [en, base] });
const { helpers, hacker, number, word } = faker;

/**
 * Makes up a documentation site: the same one for the same number of pages, the home page among them. Every page is the same in
 * sites of all sizes, so that what grows with their number shows; only the sidebars grow.
 */
export function generateSite(pages: number): GeneratedSite {
  const heads = Array.from({ length: pages }, (_, index) => headOf(index));
  const [home, ...rest] = heads.map((head, index): GeneratedPage => {
    faker.seed([1, index, 2]);
    // Only earlier pages are known to exist whatever the size; the first leads to the second.
    const link = () => {
      const target = heads[index === 0 ? 1 : number.int(index - 1)] ?? heads[0]!;
      return `${paragraph(2)} See [${target.title}](${target.route}).`;
    };
    const section = () => [
      `## ${title()}`,
      paragraph(3),
      ...helpers.arrayElements(blocks, { min: 1, max: 3 }).map((block) => block()),
      link(),
    ];
    const sections = helpers.multiple(section, { count: sectionCounts[head.kind] }).flat();
    return { ...head, markdown: `${[`# ${head.title}`, link(), ...sections].join('\n\n')}\n` };
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
  return { home: home!, areas: areas.filter(({ sections }) => sections.length > 0) };
}

/** Every page of a site, the home page first, the others in the order of their sidebars. */
export const pagesOf = ({ home, areas }: GeneratedSite): GeneratedPage[] => [
  home,
  ...areas.flatMap(({ sections }) => sections.flatMap(({ pages }) => pages)),
];

function headOf(index: number): Omit<GeneratedPage, 'markdown'> {
  faker.seed([1, index, 1]);
  const description = paragraph(1);
  if (index === 0) return { id: 'index', route: '/', kind: 'home', title: 'A generated site', description };
  const heading = title();
  const slug = heading.toLowerCase().replaceAll(/[^a-z]+/g, '-');
  const id = `${areaIds[(index - 1) % areaIds.length]}/${slug}-${index}`;
  // Numbers without a factor in common with that of the areas give each area pages of every kind.
  const kind = index % 21 === 7 ? 'long' : index % 11 === 3 ? 'short' : 'medium';
  return { id, route: `/${id}`, kind, title: heading, description };
}

/** A noun: of computers most of the time, now and then one that only a few pages have. */
const noun = () =>
  faker.datatype.boolean(0.1) ? word.noun({ length: { min: 5, max: 9 } }) : hacker.noun().replace(' ', '-');

const name = () => `${noun()}_${noun()}`;

/** A title of a page or of a section: `Parse the neural protocol`. */
function title(): string {
  const verb = hacker.verb();
  return `${verb[0]!.toUpperCase()}${verb.slice(1)} the ${word.adjective()} ${noun()}`;
}

/** So many sentences. */
const paragraph = (count: number): string =>
  helpers.multiple(() => `${hacker.phrase()} See ${noun()}.`, { count }).join(' ');

/** A line of code in each of the languages that the documentation uses. */
const codeLines: Record<string, (limit: number) => string> = {
  bash: (limit) => `tool ${noun()} --${noun()} "${noun()}" --limit ${limit}`,
  yaml: (limit) => `- ${noun()}: ${limit}\n  ${noun()}: "${noun()}"`,
  typescript: (limit) => `await client.${hacker.verb().replace(' ', '')}({ limit: ${limit} });`,
  sql: (limit) => `SELECT id, count(*) FROM "${name()}" WHERE size > ${limit} GROUP BY 1;`,
  python: (limit) => `job = client.get("${noun()}", limit=${limit})`,
};

const several = (line: () => string) => helpers.multiple(line, { count: { min: 3, max: 9 } });

/** What a section can have besides prose. */
const blocks = [
  () => {
    const [language, line] = helpers.objectEntry(codeLines);
    const code = several(() => line(number.int(99)));
    return [`\`\`\`${language} title="${name()}"`, ...code, '```'].join('\n');
  },
  () => several(() => `- ${paragraph(1)}`).join('\n'),
  () => `### ${title()}\n\n${paragraph(3)}`,
  () => `:::tip Good to know.\n\n${paragraph(1)}\n\n:::`,
  () => {
    const row = () => `| \`${name()}\` | ${paragraph(1)} | ${number.int(999)} |`;
    return ['| Name | Meaning | Default |', '| --- | --- | --- |', ...several(row)].join('\n');
  },
];
