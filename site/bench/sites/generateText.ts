import type { Faker } from '@faker-js/faker';

export type PageKind = 'home' | 'short' | 'medium' | 'long';

/** Sections of rank 2 on a page of a kind, at least and at most. */
const sections: Record<PageKind, { min: number; max: number }> = {
  home: { min: 3, max: 3 },
  short: { min: 1, max: 1 },
  medium: { min: 4, max: 7 },
  long: { min: 26, max: 32 },
};

/** A noun: of computers most of the time, now and then one that only a few pages have. */
const noun = ({ datatype, hacker, word }: Faker) =>
  datatype.boolean(0.1) ? word.noun({ length: { min: 5, max: 9 } }) : hacker.noun().replace(' ', '-');

const name = (faker: Faker) => `${noun(faker)}_${noun(faker)}`;

/** A title of a page or of a section: `Parse the neural protocol`. */
export function title(faker: Faker): string {
  const verb = faker.hacker.verb();
  return `${verb[0]!.toUpperCase()}${verb.slice(1)} the ${faker.word.adjective()} ${noun(faker)}`;
}

/** So many sentences. */
export const paragraph = (faker: Faker, count: number): string =>
  faker.helpers.multiple(() => `${faker.hacker.phrase()} See ${noun(faker)}.`, { count }).join(' ');

/** A line of code in each of the languages that the documentation uses. */
const lines: Record<string, (faker: Faker, number: number) => string> = {
  bash: (faker, number) => `tool ${noun(faker)} --${noun(faker)} "${noun(faker)}" --limit ${number}`,
  yaml: (faker, number) => `- ${noun(faker)}: ${number}\n  ${noun(faker)}: "${noun(faker)}"`,
  typescript: (faker, number) =>
    `await client.${faker.hacker.verb().replace(' ', '')}({ limit: ${number} });`,
  sql: (faker, number) => `SELECT id, count(*) FROM "${name(faker)}" WHERE size > ${number} GROUP BY 1;`,
  python: (faker, number) => `job = client.get("${noun(faker)}", limit=${number})`,
};

/** A fence of code in one of these languages. */
export function fence(faker: Faker): string {
  const [language, line] = faker.helpers.objectEntry(lines);
  const code = faker.helpers.multiple(() => line(faker, faker.number.int(99)), { count: { min: 3, max: 9 } });
  return [`\`\`\`${language} title="${name(faker)}"`, ...code, '```'].join('\n');
}

const rows = { count: { min: 3, max: 9 } };

const blocks: ((faker: Faker) => string)[] = [
  fence,
  (faker) => faker.helpers.multiple(() => `- ${paragraph(faker, 1)}`, rows).join('\n'),
  (faker) => `### ${title(faker)}\n\n${paragraph(faker, 3)}`,
  (faker) => `:::tip Good to know.\n\n${paragraph(faker, 1)}\n\n:::`,
  (faker) => {
    const row = () => `| \`${name(faker)}\` | ${paragraph(faker, 1)} | ${faker.number.int(999)} |`;
    return ['| Name | Meaning | Default |', '| --- | --- | --- |', ...faker.helpers.multiple(row, rows)].join(
      '\n',
    );
  },
];

/**
 * The text of a page in Markdown that every generator of sites reads alike: headings, prose, links, lists, tables, code.
 *
 * @param link Writes a link to another page.
 */
export function generateText(faker: Faker, kind: PageKind, heading: string, link: () => string): string {
  const section = () => [
    `## ${title(faker)}`,
    paragraph(faker, 3),
    ...faker.helpers.arrayElements(blocks, { min: 1, max: 3 }).map((block) => block(faker)),
    `${paragraph(faker, 2)} ${link()}`,
  ];
  const head = [`# ${heading}`, `${paragraph(faker, 2)} ${link()}`];
  const parts = faker.helpers.multiple(section, { count: sections[kind] }).flat();
  return `${[...head, ...parts].join('\n\n')}\n`;
}
