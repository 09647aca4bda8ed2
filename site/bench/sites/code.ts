import type { Random } from './random';
import { name, noun, verb } from './words';

/** Writes so many statements in a language. */
type Writer = (random: Random, statements: number) => string[];

const repeat = (statements: number, line: () => string) => Array.from({ length: statements }, line);

const writers: Record<string, Writer> = {
  bash: (random, statements) =>
    repeat(
      statements,
      () =>
        `tool ${verb(random)} --${name(random).replace('_', '-')} "${noun(random)}" --limit ${random.between(1, 99)}`,
    ),
  yaml: (random, statements) =>
    repeat(
      statements,
      () =>
        `${name(random)}:\n  ${noun(random)}: ${random.between(1, 9000)}\n  ${noun(random)}: "${noun(random)}"`,
    ),
  json: (random, statements) => [
    '{',
    ...repeat(
      statements,
      () => `  "${name(random)}": { "${noun(random)}": ${random.between(1, 900)}, "on": true },`,
    ),
    `  "${name(random)}": null`,
    '}',
  ],
  typescript: (random, statements) => [
    `import { client } from './client';`,
    '',
    ...repeat(
      statements,
      () =>
        `const ${noun(random)} = await client.${verb(random)}({ ${noun(random)}: '${noun(random)}', limit: ${random.between(1, 99)} });`,
    ),
  ],
  sql: (random, statements) =>
    repeat(
      statements,
      () =>
        `SELECT ${noun(random)}, count(*) FROM ${name(random)} WHERE ${noun(random)} > ${random.between(1, 900)} GROUP BY 1;`,
    ),
  python: (random, statements) => [
    `def ${verb(random)}(${noun(random)}):`,
    ...repeat(
      statements,
      () => `    ${noun(random)} = ${verb(random)}("${noun(random)}", limit=${random.between(1, 99)})`,
    ),
    `    return "${noun(random)}"`,
  ],
};

/** A fence of code in one of the languages that the documentation uses. */
export function fence(random: Random, statements: number): string {
  const language = random.pick(Object.keys(writers));
  const heading = random.below(2) === 0 ? ` title="${name(random)}"` : '';
  return [`\`\`\`${language}${heading}`, ...writers[language]!(random, statements), '```'].join('\n');
}
