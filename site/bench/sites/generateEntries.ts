import { fence } from './code';
import { paragraph } from './generateText';
import { createRandom } from './random';
import { sentence, title } from './words';

export interface GeneratedEntry {
  /** Name of its file without the extension. */
  slug: string;
  title: string;
  description: string;
  /** The day it was published, `2025-01-16`. */
  date: string;
  /** Keys of {@link entryTags}. */
  tags: string[];
  kinds: string[];
  /** Text in Markdown without front matter: the excerpt, then the rest. */
  excerpt: string;
  markdown: string;
}

/** What entries can be about, by key. */
export const entryTags = ['api', 'cli', 'jobs', 'schema', 'deploy', 'docs'];

const kinds = ['new', 'improved', 'fixed', 'breaking'];

/** The newest entry is of this day; the others come before it, one every two days. */
const newest = Date.UTC(2025, 0, 16);
const twoDays = 2 * 24 * 60 * 60 * 1000;

/** Makes up entries of a changelog, newest first: the same ones for the same numbers. */
export function generateEntries(count: number, seed: number): GeneratedEntry[] {
  return Array.from({ length: count }, (_, index) => {
    const random = createRandom(seed, index, 4);
    const name = title(random);
    return {
      slug: `${name.toLowerCase().replaceAll(/[^a-z]+/g, '-')}-${index + 1}`,
      title: name,
      description: sentence(random).replaceAll(/[`*]/g, ''),
      date: new Date(newest - index * twoDays).toISOString().slice(0, 10),
      tags: [entryTags[random.below(3)]!, entryTags[3 + random.below(3)]!],
      kinds: kinds.filter((_, kind) => kind === index % kinds.length || random.below(3) === 0),
      excerpt: paragraph(random, 2),
      markdown: [
        `## ${title(random)}`,
        paragraph(random, 3),
        fence(random, random.between(3, 6)),
        `## ${title(random)}`,
        `- ${sentence(random)}\n- ${sentence(random)}`,
      ].join('\n\n'),
    };
  });
}
